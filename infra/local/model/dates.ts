import { addDays, daysBetween, mondayOf } from '#shared/domain/days.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { findPhrase, phrases, says, type Word } from './words.ts';

/** Days, YYYY-MM-DD, both included. */
export type Days = { from: string; to: string };

const one = (day: string): Days => ({ from: day, to: day });
const week = (day: string): Days => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });
/** `monthsLater` 0 is the month of the day. */
const month = (day: string, monthsLater = 0): Days => {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + monthsLater);
  const from = first.toISOString().slice(0, 10);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return { from, to: addDays(first.toISOString().slice(0, 10), -1) };
};

const weekdays: readonly (readonly string[])[] = [
  ['monday', 'pondel', 'понедельник'],
  ['tuesday', 'uter', 'вторник'],
  phrases('wednesday, streda=, stredu=, stredy=, stredecni', 'среда=, среду=, среды=, среде='),
  ['thursday', 'ctvrtek', 'ctvrtk', 'ctvrtecn', 'четверг'],
  ['friday', 'patek=', 'patku=', 'patecn', 'пятниц'],
  ['saturday', 'sobot', 'суббот'],
  ['sunday', 'nedele=', 'nedeli=', 'nedelni', 'воскресен'],
];
const next = ['next', 'pristi', 'dalsi', 'следующ'];
const last = ['last', 'minul', 'прошл'];
const both = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first}_${second}`));

const weeks = ['week', 'tyden', 'tydn', 'недел'];
const months = ['month', 'mesic', 'месяц'];
const these = ['this', 'tento', 'tenhle', 'tomto', 'tohoto', 'tomhle', 'эт'];

type Named = { says: readonly string[]; days: (today: string) => Days };
const ofWeekday = (stems: readonly string[], nth: number): Named[] => [
  { says: both(next, stems), days: (today) => one(addDays(mondayOf(today), 7 + nth)) },
  { says: both(last, stems), days: (today) => one(addDays(mondayOf(today), nth - 7)) },
  { says: stems, days: (today) => one(addDays(today, (nth - daysBetween(mondayOf(today), today) + 7) % 7)) },
];

/** The longer phrases first. A weekday is the next one, and today on the same day. */
const named: readonly Named[] = [
  { says: ['day_after_tomorrow', 'pozitr', 'послезавтра'], days: (today) => one(addDays(today, 2)) },
  { says: ['tomorrow', 'zitr', 'zejtr', 'завтра'], days: (today) => one(addDays(today, 1)) },
  { says: ['yesterday', 'vcera', 'vcerejs', 'вчера'], days: (today) => one(addDays(today, -1)) },
  { says: ['today', 'tonight', 'now=', 'dnes', 'ted=', 'сегодня', 'сейчас'], days: one },
  { says: both(these, weeks), days: week },
  { says: both(next, weeks), days: (today) => week(addDays(today, 7)) },
  { says: both(last, weeks), days: (today) => week(addDays(today, -7)) },
  { says: ['weekend', 'vikend', 'выходн'], days: (today) => ({ ...week(today), from: addDays(mondayOf(today), 5) }) },
  { says: both(these, months), days: month },
  { says: both(next, months), days: (today) => month(today, 1) },
  { says: both(last, months), days: (today) => month(today, -1) },
  {
    says: ['this_year', 'letos', 'этом_году', 'этот_год'],
    days: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  },
  ...weekdays.flatMap(ofWeekday),
];

const monthNames: readonly (readonly string[])[] = [
  ['january', 'leden=', 'ledna=', 'lednu=', 'lednov', 'январ'],
  ['february', 'unor', 'феврал'],
  ['march=', 'brezen=', 'brezna=', 'breznu=', 'март=', 'марта=', 'марте='],
  ['april', 'duben=', 'dubna=', 'dubnu=', 'апрел'],
  ['may=', 'kveten=', 'kvetna=', 'kvetnu=', 'май=', 'мая=', 'мае='],
  ['june', 'cerven=', 'cervna=', 'cervnu=', 'июн'],
  ['july', 'cervenec=', 'cervence=', 'cervenci=', 'июл'],
  ['august', 'srpen=', 'srpna=', 'srpnu=', 'август'],
  ['september', 'zari=', 'сентябр'],
  ['october', 'rijen=', 'rijna=', 'rijnu=', 'октябр'],
  ['november', 'listopad', 'ноябр'],
  ['december', 'prosinec=', 'prosince=', 'prosinci=', 'декабр'],
];

const two = (number: number) => String(number).padStart(2, '0');
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The day or first day of a month that is nearest to today, of this year or the ones beside it. */
const nearest = (today: string, monthAndDay: string): string | null => {
  const year = Number(today.slice(0, 4));
  const candidates = [year - 1, year, year + 1].map((each) => `${each}-${monthAndDay}`).filter(isDay);
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
};

/** `in May`, not `may I`. */
const isMonth = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded !== 'may' || ['in', 'of', 'for'].includes(words[at - 1]?.folded ?? '');

/** `November`, `November 2025`, `15. listopadu`, `15 ноября`, `November 15`. */
const monthIn = (words: readonly Word[], today: string): Days | null => {
  for (const [nth, stems] of monthNames.entries()) {
    const at = words.findIndex((word, index) => says([word], stems) && isMonth(words, index));
    if (at < 0) continue;
    const beside = [words[at - 1], words[at + 1]].map((word) => Number(word?.folded));
    const day = beside.find((number) => number >= 1 && number <= 31);
    const year = [words[at + 1], words[at + 2]].map((word) => word?.folded).find((text) => /^20\d\d$/.test(text ?? ''));
    const monthAndDay = `${two(nth + 1)}-${two(day ?? 1)}`;
    const found = year === undefined ? nearest(today, monthAndDay) : `${year}-${monthAndDay}`;
    if (found && isDay(found)) return day === undefined ? month(found) : one(found);
  }
  return null;
};

export const numericDates = /(\d{4})-(\d\d)-(\d\d)|(?<![\d.:])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d))?/g;

/** `2026-11-29`, `29.11.`, `29. 11. 2026`. */
const numbersIn = (text: string, today: string): string[] =>
  [...text.matchAll(numericDates)].flatMap(([written, y, m, d, day, monthOfYear, year]) => {
    if (y !== undefined) return isDay(`${y}-${m}-${d}`) ? written : [];
    const monthAndDay = `${two(Number(monthOfYear))}-${two(Number(day))}`;
    const found = year === undefined ? nearest(today, monthAndDay) : `${year}-${monthAndDay}`;
    return found && isDay(found) ? found : [];
  });

/** The days that a text names: dates, else the first word for days, else a month. */
export const daysIn = (text: string, words: readonly Word[], today: string): Days | null => {
  const dates = numbersIn(foldText(text), today).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from !== undefined && to !== undefined) return { from, to };
  const found = named
    .map(({ says: phrases, days }) => ({
      days,
      at: Math.min(...phrases.map((phrase) => findPhrase(words, phrase)).filter((at) => at >= 0)),
    }))
    .filter(({ at }) => at !== Infinity)
    .toSorted((a, b) => a.at - b.at)[0];
  return found ? found.days(today) : monthIn(words, today);
};

/** Whether a word says when: it is no name, although it may be capitalised. */
export const isTimeWord = (word: Word): boolean =>
  says([word], [...weekdays.flat(), ...monthNames.flat(), 'today', 'tomorrow', 'yesterday', 'сегодня', 'завтра']);

export const thisMonth = (today: string): Days => month(today);
