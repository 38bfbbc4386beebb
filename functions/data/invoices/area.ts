import type { EventKinds } from '../area-types.ts';

export const eventKinds = { invoice: 'INVOICE#' } as const satisfies EventKinds;
