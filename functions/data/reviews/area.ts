import type { EventKinds } from '../area-types.ts';

export const eventKinds = { 'product-rating': 'PRODUCT#' } as const satisfies EventKinds;
