import type { Store } from '#shared/contracts/stores.ts';
import { dayName } from '../../ui/format.ts';

export type Weekday = keyof Store['working_time'];
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];

/** Weekday of a YYYY-MM-DD date. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';

/** In the reader's language; 1 June 2026 is a Monday. */
export const weekdayName = (weekday: Weekday): string => dayName(`2026-06-0${weekdays.indexOf(weekday) + 1}`);
