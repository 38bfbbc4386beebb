import { daysBetween } from './days.ts';
import { Problem } from './problem.ts';

const maxRangeDays = 400;
/** Created on use: it would be a third of a cold start. */
export const dayInPrague = (now: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague' }).format(new Date(now));

type Days = { from?: string | undefined; to?: string | undefined };

/**
 * The days of a list that is bounded by days: the current month by default. A missing end is the first or last day of
 * the other end's month. Throws invalid-input for a reversed range or one longer than 400 days, or `most`.
 */
export const boundedDays = ({ from, to }: Days, now: string, most = maxRangeDays): { from: string; to: string } => {
  const first = from ?? `${(to ?? dayInPrague(now)).slice(0, 7)}-01`;
  const last = to ?? lastDayOfMonth(first);
  if (last < first) throw new Problem('invalid-input', { fields: { to: { key: 'range-order' } } });
  if (daysBetween(first, last) > most)
    throw new Problem('invalid-input', { fields: { to: { key: 'range-too-long', params: { count: most } } } });
  return { from: first, to: last };
};

const lastDayOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
