import type { EventKinds } from '../area-types.ts';

export const eventKinds = { 'delivery-document': 'DELIVERY_DOCUMENT#' } as const satisfies EventKinds;
