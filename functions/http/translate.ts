import type { Locale } from '#shared/contracts/fields.ts';
import { withoutDoubleStop } from '#shared/domain/full-stop.ts';
import cs from '#shared/messages/cs/law.ts';
import en from '#shared/messages/en/law.ts';
import ru from '#shared/messages/ru/law.ts';

type Params = Record<string, string | number>;

const laws: Record<Locale, Record<string, string>> = { cz: cs, en, ru };
const tags: Record<Locale, string> = { cz: 'cs', en: 'en-GB', ru: 'ru' };

/** The API uses cz for Czech, the standards use cs. */
export const languageOf = (locale: Locale): 'cs' | 'en' | 'ru' => (locale === 'cz' ? 'cs' : locale);
export const nameIn = (locale: Locale, names: { en: string; cs: string; ru: string }): string =>
  names[languageOf(locale)];

const weekday = { weekday: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
/** Of a payroll. */
const month = { month: 'long', year: 'numeric' } as const;
const isInstant = /^\d{4}-\d\d-\d\dT/;
const isMonth = /^\d{4}-\d\d$/;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** `Tue 24.11. 14:00–22:00`, the format of the screens. */
const rangeIn = (tag: string, timeZone: string, from: Date, to: Date): string => {
  const time = new Intl.DateTimeFormat(tag, { timeZone, ...clock });
  // Swedish numeric dates are year-month-day.
  const [, month, day] = new Intl.DateTimeFormat('sv', { timeZone }).format(from).split('-').map(Number);
  const name = new Intl.DateTimeFormat(tag, { timeZone, ...weekday }).format(from);
  return `${name} ${day}.${month}. ${time.format(from)}–${time.format(to)}`;
};

/** A waiting time in the largest fitting unit, rounded up: `40 seconds`, `5 minutes`, `2 hours`. */
const waitIn = (tag: string, seconds: number): string => {
  const count = (unit: string, length: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length));
  if (seconds <= 90) return count('second', 1);
  return seconds <= 90 * 60 ? count('minute', 60) : count('hour', 3600);
};

/** YYYY-MM as `June 2026`. */
const monthIn = (tag: string, month: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${month}-01`));

/** Decimal hours as `7:30`. */
const hoursAndMinutes = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The text of a key. With `params.count` it is the plural form for that count. */
export const sentenceOf = (
  locale: Locale,
  sentences: Readonly<Record<string, string>>,
  key: string,
  params: Params = {},
): string => {
  const { count } = params;
  const form = typeof count === 'number' && sentences[`${key}_${new Intl.PluralRules(tags[locale]).select(count)}`];
  return fill(locale, form || (sentences[key] ?? key), params);
};

/** Replaces the placeholders of a text. Times are shown in the zone `params.time_zone`, Prague by default. */
const fill = (locale: Locale, sentence: string, params: Params = {}): string => {
  const tag = tags[locale];
  const timeZone = String(params['time_zone'] ?? 'Europe/Prague');
  const valueOf = (name: string): string => {
    const { from, to } = params;
    // Not every reader may know the store; without it the text says "elsewhere".
    const value = params[name] ?? (name === 'store' ? (laws[locale]['elsewhere'] ?? '') : '');
    if (name === 'wait') return waitIn(tag, Number(value));
    if (name === 'month') return monthIn(tag, String(value));
    if (name === 'hours') return hoursAndMinutes(Number(value));
    if (name === 'range' && from && to) return rangeIn(tag, timeZone, new Date(from), new Date(to));
    if (typeof value === 'string' && isInstant.test(value))
      return new Intl.DateTimeFormat(tag, { timeZone, ...date, ...clock }).format(new Date(value));
    if (typeof value === 'string' && isDay.test(value))
      return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...date }).format(new Date(value));
    if (typeof value === 'string' && isMonth.test(value))
      return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...month }).format(new Date(value));
    return typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
  };
  const filled = sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name));
  return withoutDoubleStop(filled, Object.values(params));
};

/** A legal rule with its warning text. With `params.time` it holds from that time on. */
export const lawIn = (locale: Locale, { rule, params }: { rule: string; params?: Params }) => ({
  rule,
  text: sentenceOf(locale, laws[locale], params?.['time'] ? `${rule}-from` : rule, params),
});
