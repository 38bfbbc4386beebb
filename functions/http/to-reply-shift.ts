import type * as z from 'zod/mini';
import type { LogEntry as WireLogEntry, Shift as WireShift } from '#shared/contracts/shifts.ts';
import { allowedHoursActions } from '#shared/domain/hours/act.ts';
import { hoursStateOf } from '#shared/domain/hours/months.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { readableShift, readsPay } from '#shared/domain/shifts/log-visibility.ts';
import type { LogEntry, LoggedTerms, Shift } from '#shared/domain/shifts/shift.ts';
import { breakMinutes, flagsAt, minutesWorked, tardinessMinutes } from '#shared/domain/shifts/timing.ts';
import { allowedActions } from '#shared/domain/shifts/transitions.ts';
import type { RequestContext } from './context.ts';
import { lawIn, nameIn } from './translate.ts';

type Reader = Pick<RequestContext, 'actor' | 'now' | 'locale'>;

/** A shift as the reader sees it now, in their language. The reply's schema drops internal fields. */
export const toReplyShift = (stored: Shift, { actor, now, locale }: Reader): z.input<typeof WireShift> => {
  const { hours: _, pay: __, ...shift } = readableShift(stored, actor);
  return {
    ...shift,
    category: categoryIn(locale, shift.category),
    break_minutes: breakMinutes(shift, now),
    minutes_worked: minutesWorked(shift, now),
    tardiness_minutes: tardinessMinutes(shift),
    breaks: [...shift.breaks],
    flags: flagsAt(stored, now),
    warnings: warningsIn(locale, shift, shift.warnings),
    pending_change: shift.pending_change && {
      ...shift.pending_change,
      category: categoryIn(locale, shift.pending_change.category),
      warnings: warningsIn(locale, shift, shift.pending_change.warnings),
    },
    backs: [...shift.backs],
    backed_by: [...shift.backed_by],
    claims: [...shift.claims],
    actions: allowedActions(stored, actor, now),
  };
};

/**
 * A single shift with the approval of its hours, and its pay for those who may read it. `locked` are the locked months
 * of its performer.
 */
export const toReplyShiftWithHours = (
  stored: Shift,
  reader: Reader,
  locked: readonly string[],
): z.input<typeof WireShift> => {
  const { hours, pay } = stored;
  const { role } = reader.actor;
  return {
    ...toReplyShift(stored, reader),
    hours: hours && {
      state: hoursStateOf(hours, locked),
      month: hours.month,
      record: hours.record.map((step) => ({ ...step, breaks: [...step.breaks] })),
      actions: allowedHoursActions(stored, reader.actor, locked),
    },
    pay: pay && readsPay(role) ? { ...pay, lines: [...pay.lines] } : null,
    charge:
      pay && sideOf(role) !== 'worker' ? { lines: [...pay.charge_lines], amount: pay.charge, expected: false } : null,
  };
};

type Sentence = { rule: string; params: Record<string, string | number> };
/** The warnings of a shift, with times in the store's zone. */
export const warningsIn = (
  locale: RequestContext['locale'],
  { store }: Pick<Shift, 'store'>,
  sentences: readonly Sentence[],
) => sentences.map(({ rule, params }) => lawIn(locale, { rule, params: { ...params, time_zone: store.time_zone } }));

const categoryIn = (locale: RequestContext['locale'], { id, names }: Shift['category']) => ({
  id,
  name: nameIn(locale, names),
});

export const toReplyLogEntry = (entry: LogEntry, { locale }: Reader): z.input<typeof WireLogEntry> => {
  const terms = (logged: LoggedTerms) => ({ ...logged, category: nameIn(locale, logged.category) });
  switch (entry.kind) {
    case 'category':
      return { ...entry, before: nameIn(locale, entry.before), after: nameIn(locale, entry.after) };
    case 'change_asked':
      return { ...entry, before: terms(entry.before), after: terms(entry.after) };
    case 'change_refused':
      return { ...entry, before: terms(entry.before), after: entry.after && terms(entry.after) };
    default:
      return entry;
  }
};
