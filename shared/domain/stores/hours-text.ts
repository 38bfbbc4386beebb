import type { Hours } from './schedule.ts';

/** `06:00–12:00, 13:00–22:00`; empty if closed. */
export const hoursText = (hours: readonly Hours[]): string => hours.map(({ from, to }) => `${from}–${to}`).join(', ');
