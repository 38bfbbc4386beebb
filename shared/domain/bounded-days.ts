import { addDays, daysBetween } from './days.ts';
import { Problem } from './problem.ts';

const maxRangeDays = 400;
/** Created on use: it would be a third of a cold start. */
export const dayInPrague = (now: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague' }).format(new Date(now));

/** Of a request, whose contract has refused an end before the start (`daysInOrder`). */
type Days = { from?: string | undefined; to?: string | undefined };
type Span = { from: string; to: string };
type Usual = {
  /** How many days up to today, or to the given last one. Without it, a month. */
  usual?: number;
  todayAt?: (now: string) => string;
};

/**
 * The first and the last day of what a request names by one of them, both, or none. Of a month, a missing day is its
 * first or last one. Otherwise the missing last day is today, but never before the first one.
 */
export const completeDays = ({ from, to }: Days, now: string, { usual, todayAt = dayInPrague }: Usual = {}): Span => {
  const last = () => to ?? todayAt(now);
  const first = from ?? (usual === undefined ? `${last().slice(0, 7)}-01` : addDays(last(), 1 - usual));
  if (usual === undefined) return { from: first, to: to ?? lastDayOfMonth(first) };
  return { from: first, to: last() < first ? first : last() };
};

/**
 * As `completeDays`, of a list that is bounded by days. Throws invalid-input at `to` if there are more than 400 days, or
 * `most`, from the first to the last one.
 */
export const boundedDays = (
  days: Days,
  now: string,
  { most = maxRangeDays, ...usual }: Usual & { most?: number } = {},
): Span => {
  const span = completeDays(days, now, usual);
  if (daysBetween(span.from, span.to) > most)
    throw new Problem('invalid-input', { fields: { to: { key: 'range-too-long', params: { count: most } } } });
  return span;
};

const lastDayOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
