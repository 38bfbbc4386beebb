import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMinutes } from '#shared/domain/instants.ts';
import { Problem, type ProblemCode } from '#shared/domain/problem.ts';
import { type Role, sideOf } from '#shared/domain/roles.ts';
import { checkTimes } from '#shared/domain/shifts/plan.ts';
import { transitions, windows } from '#shared/domain/shifts/transitions.ts';
import { ApiProblem } from '../../../api/problem.ts';
import type { Plan } from './plan.ts';

type Times = { starts_at: string; ends_at: string };

const timing = [
  'shift-off-grid',
  'shift-end-before-start',
  'shift-too-long',
  'shift-too-far',
  'shift-in-past',
  'shift-too-soon',
] as const satisfies readonly ProblemCode[];

/** Checks the times by the server's rule; null when they are allowed. */
export const refusalOf = (times: Times, role: Role, now: string): (typeof timing)[number] | null => {
  try {
    checkTimes(times, { role }, now);
    return null;
  } catch (error) {
    const refusal = timing.find((code) => error instanceof Problem && code === error.code);
    if (!refusal) throw error;
    return refusal;
  }
};

/** Whether a later start would be allowed. */
export const isTooEarly = (refusal: (typeof timing)[number]): boolean =>
  refusal === 'shift-in-past' || refusal === 'shift-too-soon';

const quarter = 15 * 60_000;
const noticeMinutes = -windows[transitions.create.who.C].at_latest.minutes;

/** The first quarter hour at which a customer's shift may start; null for roles that need no notice period. */
export const earliestStart = (role: Role, now: string): string | null =>
  sideOf(role) === 'customer'
    ? new Date(Math.ceil(Date.parse(addMinutes(now, noticeMinutes)) / quarter) * quarter).toISOString()
    : null;

const short = [...timing, 'staff-without-specialty', 'legal-warning'] as const;
const fieldOf: Partial<Record<string, keyof Plan>> = {
  starts_at: 'from',
  ends_at: 'to',
  'shift-too-soon': 'from',
  'shift-in-past': 'from',
  'shift-too-far': 'from',
  'shift-off-grid': 'from',
  'shift-end-before-start': 'to',
  'shift-too-long': 'to',
  'staff-without-specialty': 'category_id',
  'legal-warning': 'override_reason',
};

/**
 * Maps a problem about instants or about the whole order to the field that can fix it. The field shows a short text and
 * the form shows the full message.
 */
export const atField = (problem: ApiProblem, inShort: string | null): ApiProblem => {
  const { status, code, fields, warnings } = problem;
  // The server's sentence is for those who choose the worker.
  const message = (code === 'staff-without-specialty' && inShort) || problem.message;
  const placed = Object.entries(fields).map(([path, sentence]) => [fieldOf[path] ?? path, sentence] as const);
  const field = fieldOf[code];
  return new ApiProblem(status, {
    message,
    code: code === 'network' ? undefined : code,
    fields: Object.fromEntries(field ? [...placed, [field, inShort ?? message] as const] : placed),
    warnings: [...warnings],
  });
};

/** Legal warnings of the server's last refusal, if it was about these times. */
export type Refused = (times: Times | null) => ApiProblem['warnings'];

/**
 * Keeps the legal warnings of a refusal (the preview cannot know a worker's rest time) and returns a wrapper for
 * requests that records them and maps the problem to form fields.
 */
export const useRefusal = () => {
  const { t } = useTranslation('shifts');
  const [last, setLast] = useState<{ times: Times | null; warnings: ApiProblem['warnings'] } | null>(null);
  const refused: Refused = (times) =>
    last && last.times?.starts_at === times?.starts_at && last.times?.ends_at === times?.ends_at ? last.warnings : [];
  const recordRefusal = async <A>(times: Times | null, answer: Promise<A>): Promise<A> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setLast({ times, warnings: error.warnings });
      const known = short.find((code) => code === error.code);
      throw atField(error, known ? t(`order.short.${known}`) : null);
    }
  };
  return [refused, recordRefusal] as const;
};
