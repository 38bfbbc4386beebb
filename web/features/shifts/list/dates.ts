import { longestRange, rangesAhead } from '../../../resource/shift-views.ts';
import { addDays, daysBetween } from '../../../ui/days.ts';
import { firstOfMonth, isDay, lastOfMonth, mondayOf } from '../days.ts';

/**
 * The days of a list, as in the address: a keyword, so that a remembered "this week" moves with time, or two days,
 * `2026-11-01..2026-11-30`.
 */
export const dateKeywords = ['coming', 'ahead', 'today', 'week', 'nextWeek', 'month', 'past', 'all'] as const;
export type DateKeyword = (typeof dateKeywords)[number];
export type Days = { from: string; to: string };

const around: Record<DateKeyword, (today: string) => Days> = {
  ...rangesAhead,
  today: (today) => ({ from: today, to: today }),
  week: (today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) }),
  nextWeek: (today) => ({ from: addDays(mondayOf(today), 7), to: addDays(mondayOf(today), 13) }),
  month: (today) => ({ from: firstOfMonth(today), to: lastOfMonth(today) }),
  past: (today) => ({ from: addDays(today, -30), to: today }),
  all: (today) => ({ from: addDays(today, -180), to: addDays(today, 180) }),
};

export const parseDateKeyword = (text: string | undefined): DateKeyword | null =>
  text === undefined ? 'coming' : (dateKeywords.find((word) => word === text) ?? (daysIn(text) ? null : 'coming'));

export const daysOf = (text: string | undefined, today: string): Days => {
  const word = parseDateKeyword(text);
  return word === null ? (daysIn(text) ?? around.coming(today)) : around[word](today);
};

export const formatDays = ({ from, to }: Days): string => `${from}..${to}`;

/**
 * The days of the two date inputs; null while one is incomplete. A date input reports the years 0002, 0020 and 0202
 * while 2025 is typed. The side that was not `typed` follows where the range would be reversed or too long.
 */
export const daysTyped = ({ from, to }: Days, typed: keyof Days): Days | null => {
  if (!isTyped(from) || !isTyped(to)) return null;
  const isTooLong = daysBetween(from, to) > longestRange;
  if (typed === 'from') return { from, to: to < from ? from : isTooLong ? addDays(from, longestRange) : to };
  return { from: from > to ? to : isTooLong ? addDays(to, -longestRange) : from, to };
};
const isTyped = (day: string) => isDay(day) && day >= '2000';

const daysIn = (text: string | undefined): Days | null => {
  const [from, to] = text?.split('..') ?? [];
  if (!isDay(from) || !isDay(to) || to < from) return null;
  return { from, to: daysBetween(from, to) > longestRange ? addDays(from, longestRange) : to };
};
