import type { EventKinds } from '../area-types.ts';

export const eventKinds = { notification: 'NOTIFICATIONS#', 'read-marks': 'READ#' } as const satisfies EventKinds;
