import { count, money } from '#shared/domain/number-text.ts';
import { clock, dayMonth, fullDay, local, namedDayIn, shiftIn } from '#shared/domain/time-text.ts';
import { currentLanguage } from './i18n.ts';

export { clock, count, dayMonth, fullDay, money };

/**
 * Formats of times, hours and money. Instants are ISO 8601 UTC and are shown in the given time zone, usually the
 * store's. Days are YYYY-MM-DD and money is haléř. Digits are the same in every language; names of days are translated.
 */
const cache = new Map<string, Intl.DateTimeFormat>();
const formatter = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = tag + JSON.stringify(options);
  const known = cache.get(key) ?? new Intl.DateTimeFormat(tag, options);
  cache.set(key, known);
  return known;
};

/** YYYY-MM-DD in the zone. */
export const dayOf = (instant: string, timeZone: string): string => local(instant, timeZone).slice(0, 10);
/** `06:00–14:00` */
export const clockRange = (from: string, to: string, timeZone: string): string =>
  `${clock(from, timeZone)}–${clock(to, timeZone)}`;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const weekday = (day: string, style: 'short' | 'long') =>
  formatter(currentLanguage(), { timeZone: 'UTC', weekday: style }).format(noon(day));

/** `Tue 27.10.` */
export const shortDay = (day: string): string => `${shortDayName(day)} ${dayMonth(day)}`;
/** `Tuesday 27 October` in the reader's language. */
export const longDay = (day: string): string =>
  formatter(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(noon(day));
/** `Tue` */
export const shortDayName = (day: string): string => weekday(day, 'short');
/** `Tuesday` */
export const dayName = (day: string): string => weekday(day, 'long');
/** `Tuesday 27.10.`, for sentences. */
export const namedDay = (day: string): string => namedDayIn(day, currentLanguage());
/** `Tuesday 27.10. 14:32`, for sentences. */
export const dayAndTime = (instant: string, timeZone: string): string =>
  `${namedDay(dayOf(instant, timeZone))} ${clock(instant, timeZone)}`;
/** `26.10. – 01.11.2026`, over the end of a year `28.12.2026 – 03.01.2027` */
export const dayRange = (from: string, to: string): string => {
  if (from === to) return fullDay(to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? dayMonth(from) : fullDay(from)} – ${fullDay(to)}`;
};
/** `November 2026`, of a day or a month (YYYY-MM). */
export const monthAndYear = (day: string): string =>
  `${formatter(currentLanguage(), { timeZone: 'UTC', month: 'long' }).format(new Date(day))} ${day.slice(0, 4)}`;
/** `27.10.2026 14:32:08` */
export const moment = (instant: string, timeZone: string): string => {
  const text = local(instant, timeZone);
  return `${fullDay(text.slice(0, 10))} ${text.slice(11)}`;
};
/** `Tue 27.10. 22:00–06:00` */
export const shiftTime = (from: string, to: string, timeZone: string): string =>
  `${shortDay(dayOf(from, timeZone))} ${clockRange(from, to, timeZone)}`;

/** `Tuesday 27.10. 22:00–06:00`, for sentences. */
export const shiftInText = (from: string, to: string, timeZone: string): string =>
  shiftIn(from, to, timeZone, currentLanguage());

/** `7:30`, `−0:07` */
export const hours = (minutes: number): string => {
  const [fullHours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : ''}${fullHours}:${String(rest).padStart(2, '0')}`;
};
/** `+0:07`, `−0:03`, `±0:00` */
export const difference = (minutes: number): string =>
  minutes === 0 ? '±0:00' : (minutes > 0 ? '+' : '') + hours(minutes);

/** `+120,00 Kč`, `−120,00 Kč` */
export const moneyDifference = (halere: number): string => `${halere < 0 ? '−' : '+'}${money(Math.abs(halere))}`;
/** `1.15`, `1,15` in Czech and Russian; at most three decimals. */
export const number = (value: number): string =>
  value.toLocaleString(currentLanguage(), { maximumFractionDigits: 3 }).replace('-', '−');

/** `4 MB`, from bytes; whole megabytes and kilobytes are of 1024. */
export const fileSize = (bytes: number): string => {
  const [amount, unit] = bytes >= 1024 ** 2 ? [bytes / 1024 ** 2, 'megabyte'] : [bytes / 1024, 'kilobyte'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
};

/** `350 m`, `1.2 km`, from metres. */
export const distance = (metres: number): string => {
  const [amount, unit] = metres >= 1000 ? [metres / 1000, 'kilometer'] : [metres, 'meter'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
};
