import type { EventKinds } from '../area-types.ts';

export const eventKinds = { shift: 'SHIFT#', comment: 'SHIFT#' } as const satisfies EventKinds;
