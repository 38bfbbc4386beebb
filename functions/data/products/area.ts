import type { EventKinds } from '../area-types.ts';

export const eventKinds = { product: 'PRODUCT#', stock: 'PRODUCT#' } as const satisfies EventKinds;
