import { dayInPrague } from './bounded-days.ts';

const dayLength = 86_400_000;
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * The days that the dashboard counts, as the lists to which it links have them: shifts of the last 30 days that nobody
 * ended, changes on any coming day, and the week from Monday to Sunday.
 */
export const dashboardDays = (now: string) => {
  const today = dayInPrague(now);
  const monday = plus(today, -((new Date(today).getUTCDay() + 6) % 7));
  return {
    range: { from: plus(today, -30), to: plus(today, 399) },
    coming: { from: today, to: plus(today, 30) },
    week: Array.from({ length: 7 }, (_, n) => plus(monday, n)),
  };
};
