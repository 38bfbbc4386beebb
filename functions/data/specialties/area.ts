import type { EventKinds } from '../area-types.ts';

export const eventKinds = { specialty: 'SPECIALTY#' } as const satisfies EventKinds;
