import { currentLanguage } from './i18n.ts';

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

/** `2026-10-27 14:32:08`. The Swedish locale formats dates as ISO 8601, so parts can be cut by position. */
const local = (instant: string, timeZone: string): string =>
  formatter('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));

/** YYYY-MM-DD in the zone. */
export const dayOf = (instant: string, timeZone: string): string => local(instant, timeZone).slice(0, 10);
/** `14:32` */
export const clock = (instant: string, timeZone: string): string => local(instant, timeZone).slice(11, 16);
/** `06:00–14:00` */
export const clockRange = (from: string, to: string, timeZone: string): string =>
  `${clock(from, timeZone)}–${clock(to, timeZone)}`;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const weekday = (day: string, style: 'short' | 'long') =>
  formatter(currentLanguage(), { timeZone: 'UTC', weekday: style }).format(noon(day));
const dayMonth = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`;

/** `Tue 27.10.` */
export const shortDay = (day: string): string => `${weekday(day, 'short')} ${dayMonth(day)}`;
/** `Tuesday 27 October` in the reader's language. */
export const longDay = (day: string): string =>
  formatter(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(noon(day));
/** `Tuesday` */
export const dayName = (day: string): string => weekday(day, 'long');
/** `Tuesday 27.10.`, for sentences: the Czech short form of Monday, `po`, also means `after`. */
export const namedDay = (day: string): string => `${dayName(day)} ${dayMonth(day)}`;
/** `Tuesday 27.10. 14:32`, for sentences. */
export const dayAndTime = (instant: string, timeZone: string): string =>
  `${namedDay(dayOf(instant, timeZone))} ${clock(instant, timeZone)}`;
/** `27.10.2026` */
export const fullDay = (day: string): string => `${dayMonth(day)}${day.slice(0, 4)}`;
/** `26.10. – 01.11.2026` */
export const dayRange = (from: string, to: string): string =>
  from === to ? fullDay(to) : `${dayMonth(from)} – ${fullDay(to)}`;
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
  `${namedDay(dayOf(from, timeZone))} ${clockRange(from, to, timeZone)}`;

/** `7:30`, `−0:07` */
export const hours = (minutes: number): string => {
  const [fullHours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : ''}${fullHours}:${String(rest).padStart(2, '0')}`;
};
/** `+0:07`, `−0:03`, `±0:00` */
export const difference = (minutes: number): string =>
  minutes === 0 ? '±0:00' : (minutes > 0 ? '+' : '') + hours(minutes);

const koruny = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });
const wholes = new Intl.NumberFormat('cs-CZ');
/** Haléř to `1 234,50 Kč`, with no-break spaces. */
export const money = (halere: number): string => koruny.format(halere / 100);
/** `+120,00 Kč`, `−120,00 Kč` */
export const moneyDifference = (halere: number): string => `${halere < 0 ? '−' : '+'}${money(Math.abs(halere))}`;
/** `+420 777 000 001` */
export const phone = (number: string): string => number.replace(/^(\+\d{3})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
/** `1 284` */
export const count = (number: number): string => wholes.format(number);
