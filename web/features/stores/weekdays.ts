import type { Store } from '#shared/contracts/stores.ts';
import { dayName } from '../../ui/format.ts';

export type Weekday = keyof Store['working_time'];
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];

/** Weekday of a YYYY-MM-DD date. The fallback is unreachable and satisfies the type of an index. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';

/** The name in the user's language, taken from the week of 1 June 2026, a Monday. */
export const weekdayName = (weekday: Weekday): string => dayName(`2026-06-0${weekdays.indexOf(weekday) + 1}`);
