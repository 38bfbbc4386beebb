import { addDays } from '#shared/domain/days.ts';
import { dayOf } from '../ui/format.ts';

/** Today in a time zone and the same day of the next week, YYYY-MM-DD. */
export const comingWeek = (now: Date, zone: string): { from: string; to: string } => {
  const from = dayOf(now.toISOString(), zone);
  return { from, to: addDays(from, 7) };
};
