import type { Locale } from '#shared/contracts/fields.ts';
import type { FieldIssue, ProblemCode } from '#shared/domain/problem.ts';
import csFields from '#shared/messages/cs/fields.ts';
import csLaw from '#shared/messages/cs/law.ts';
import csProblems from '#shared/messages/cs/problems.ts';
import enFields from '#shared/messages/en/fields.ts';
import enLaw from '#shared/messages/en/law.ts';
import enProblems from '#shared/messages/en/problems.ts';
import ruFields from '#shared/messages/ru/fields.ts';
import ruLaw from '#shared/messages/ru/law.ts';
import ruProblems from '#shared/messages/ru/problems.ts';

type Params = Record<string, string | number>;
type Sentences = Record<string, string>;

const messages: Record<Locale, { tag: string; fields: Sentences; law: Sentences; problems: Sentences }> = {
  cz: { tag: 'cs', fields: csFields, law: csLaw, problems: csProblems },
  en: { tag: 'en-GB', fields: enFields, law: enLaw, problems: enProblems },
  ru: { tag: 'ru', fields: ruFields, law: ruLaw, problems: ruProblems },
};

/** The API says cz for Czech, everything else cs. */
export const languageOf = (locale: Locale): 'cs' | 'en' | 'ru' => (locale === 'cz' ? 'cs' : locale);
/** A name that is kept in all languages. */
export const nameIn = (locale: Locale, names: { en: string; cs: string; ru: string }): string =>
  names[languageOf(locale)];

const weekday = { weekday: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** `Tue 24.11. 14:00–22:00`, as the screens write it. */
const rangeIn = (tag: string, timeZone: string, from: Date, to: Date): string => {
  const time = new Intl.DateTimeFormat(tag, { timeZone, ...clock });
  // Sweden's numeric date is year-month-day.
  const [, month, day] = new Intl.DateTimeFormat('sv', { timeZone }).format(from).split('-').map(Number);
  const name = new Intl.DateTimeFormat(tag, { timeZone, ...weekday }).format(from);
  return `${name} ${day}.${month}. ${time.format(from)}–${time.format(to)}`;
};

/** Seconds as a person counts them: `40 seconds`, `5 minutes`, `2 hours`, never less than it takes. */
const waitIn = (tag: string, seconds: number): string => {
  const count = (unit: string, length: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length));
  if (seconds <= 90) return count('second', 1);
  return seconds <= 90 * 60 ? count('minute', 60) : count('hour', 3600);
};

/** Sentences in one language. Times are told in the zone that `params.time_zone` names, Prague's otherwise. */
export const translator = (locale: Locale) => {
  const { tag, fields, law, problems } = messages[locale];
  const fill = (sentence: string, params: Params = {}) =>
    sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => tell(name, params));
  const tell = (name: string, params: Params): string => {
    const { from, to } = params;
    const value = params[name] ?? '';
    const timeZone = String(params['time_zone'] ?? 'Europe/Prague');
    if (name === 'wait') return waitIn(tag, Number(value));
    if (name === 'range' && from && to) return rangeIn(tag, timeZone, new Date(from), new Date(to));
    if (typeof value === 'string' && isDay.test(value))
      return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...date }).format(new Date(value));
    return typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
  };
  return {
    problem: (code: ProblemCode, params?: Params) => fill(problems[code] ?? code, params),
    field: ({ key, params }: FieldIssue) => fill(fields[key] ?? key, params),
    law: ({ rule, params }: { rule: string; params?: Params }) => ({ rule, text: fill(law[rule] ?? rule, params) }),
  };
};
