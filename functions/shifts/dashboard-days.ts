import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays, daysFrom, mondayOf } from '#shared/domain/days.ts';

/**
 * The days that the dashboard counts, as the lists to which it links have them: shifts of the last 30 days that nobody
 * ended, changes on any coming day, and the week from Monday to Sunday.
 */
export const dashboardDays = (now: string) => {
  const today = dayInPrague(now);
  return {
    range: { from: addDays(today, -30), to: addDays(today, 399) },
    coming: { from: today, to: addDays(today, 30) },
    week: daysFrom(mondayOf(today), 7),
  };
};
