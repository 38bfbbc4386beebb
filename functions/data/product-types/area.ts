import type { EventKinds } from '../area-types.ts';

export const eventKinds = { 'product-type': 'PRODUCT_TYPE#' } as const satisfies EventKinds;
