import type { EventKinds } from '../area-types.ts';

export const eventKinds = { thread: 'THREAD#' } as const satisfies EventKinds;
