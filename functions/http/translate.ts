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

const looksLikeInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Sentences in one language. Instants among the params are told in the zone that `params.time_zone` names. */
export const translator = (locale: Locale) => {
  const { tag, fields, law, problems } = messages[locale];
  const fill = (sentence: string, params: Params = {}) =>
    sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => show(params[name] ?? '', params));
  const show = (value: string | number, params: Params) =>
    typeof value === 'string' && looksLikeInstant.test(value) ? moment(value, params) : String(value);
  const moment = (value: string, params: Params) =>
    new Intl.DateTimeFormat(tag, {
      timeZone: String(params['time_zone'] ?? 'Europe/Prague'),
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(value));
  return {
    problem: (code: ProblemCode, params?: Params) => fill(problems[code] ?? code, params),
    field: ({ key, params }: FieldIssue) => fill(fields[key] ?? fields['wrong-format'] ?? key, params),
    law: ({ rule, params }: { rule: string; params?: Params }) => ({ rule, text: fill(law[rule] ?? rule, params) }),
  };
};
