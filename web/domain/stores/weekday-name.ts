import { type Weekday, weekdays } from '#shared/domain/stores/schedule.ts';
import { dayName } from '../../ui/format.ts';

/** The name in the user's language, taken from the week of 1 June 2026, a Monday. */
export const weekdayName = (weekday: Weekday): string => dayName(`2026-06-0${weekdays.indexOf(weekday) + 1}`);
