import { addDays, daysBetween } from '#shared/domain/days.ts';
import { isDay } from '../../ui/days.ts';

export type Days = { from: string; to: string };

export type DateRange<Word extends string> = {
  words: readonly Word[];
  /** The word of an address; null for two days. */
  wordOf: (text: string | undefined) => Word | null;
  daysOf: (text: string | undefined, today: string) => Days;
  /**
   * The days of the two date inputs; null while one is incomplete, or before the first year that the API accepts. The
   * side that was not `typed` follows where the range would be reversed or too long.
   */
  daysTyped: (days: Days, typed: keyof Days) => Days | null;
};

/**
 * The days of a list, as in the address: a word, so that a remembered "this week" moves with time, or two days,
 * `2026-11-01..2026-11-30`. `words` give the days around today; the first is the default. `longest` is the greatest
 * distance of the two days that the API allows.
 */
export const dateRange = <Word extends string>(
  words: Record<Word, (today: string) => Days>,
  longest: number,
): DateRange<Word> => {
  const names = Object.keys(words) as Word[];
  const usual = names[0] as Word;
  const daysIn = (text: string | undefined): Days | null => {
    const [from, to] = text?.split('..') ?? [];
    if (!isTyped(from) || !isTyped(to) || to < from) return null;
    return { from, to: daysBetween(from, to) > longest ? addDays(from, longest) : to };
  };
  const wordOf = (text: string | undefined): Word | null =>
    text === undefined ? usual : (names.find((word) => word === text) ?? (daysIn(text) ? null : usual));
  return {
    words: names,
    wordOf,
    daysOf: (text, today) => {
      const word = wordOf(text);
      return word === null ? (daysIn(text) ?? words[usual](today)) : words[word](today);
    },
    daysTyped: ({ from, to }, typed) => {
      if (!isTyped(from) || !isTyped(to)) return null;
      const isTooLong = daysBetween(from, to) > longest;
      if (typed === 'from') return { from, to: to < from ? from : isTooLong ? addDays(from, longest) : to };
      return { from: from > to ? to : isTooLong ? addDays(to, -longest) : from, to };
    },
  };
};
const isTyped = (day: string | undefined): day is string => isDay(day) && day >= '2000';

export const formatDays = ({ from, to }: Days): string => `${from}..${to}`;
