import { minutesBetween } from '../instants.ts';
import { gapOf } from './coverage.ts';
import type { Shift, ShiftFlag } from './shift.ts';
import { minutesOver } from './worked-difference.ts';

/** A shift as lists show it. */
type Shown = Pick<Shift, 'status' | 'flags' | 'canceled_by' | 'counterpart_id'> &
  Parameters<typeof minutesOver>[0] & {
    breaks: readonly { to: string | null }[];
    warnings: readonly Warning[];
    pending_change: { warnings: readonly Warning[] } | null;
    replacement_asked: object | null;
    tardiness_minutes: number;
  };
type Warning = { rule: string };

type Urgency = 'danger' | 'warning' | 'info' | 'plain';
const byUrgency: readonly Urgency[] = ['danger', 'warning', 'info', 'plain'];

const kinds = {
  missed: { urgency: 'danger', text: 'notStartedFor' },
  replacement: { urgency: 'danger', text: 'replacementAsked' },
  canceledByPerformer: { urgency: 'danger', text: 'canceledByPerformer' },
  change: { urgency: 'info', text: 'changeWaits' },
  over: { urgency: 'warning', text: 'overPlan' },
  break: { urgency: 'plain', text: 'onBreak' },
  closed: { urgency: 'warning', text: 'closedByLaw' },
  law: { urgency: 'warning', text: 'legalWarning' },
  notice: { urgency: 'plain', text: 'shortNotice' },
} as const satisfies Record<string, { urgency: Urgency; text: string }>;
type Kind = keyof typeof kinds;

const flagUrgencies: Record<ShiftFlag, Urgency> = {
  no_show: 'danger',
  offered_to_nobody: 'warning',
  overdue: 'warning',
  late: 'warning',
  late_cancel: 'warning',
  started_by_non_employee: 'warning',
  ended_by_non_employee: 'warning',
  edited_on_behalf: 'plain',
  by_phone_clock: 'plain',
  auto_completed: 'plain',
  holiday: 'plain',
  reserve: 'plain',
};
const flagsInOrder = Object.keys(flagUrgencies) as ShiftFlag[];

/**
 * A notable property of a shift besides its status. `text` is a message of `shifts:words`; `minutes` is the duration in
 * it, if it has one.
 */
export type ShiftTag = {
  id: Kind | ShiftFlag;
  urgency: Urgency;
  text: (typeof kinds)[Kind]['text'] | `flag.${ShiftFlag}` | 'lateBy' | 'calledUp';
  minutes?: number;
};

/** Minutes since the start of a shift that is not started; 0 while that is no gap. `now` is ISO 8601 UTC. */
export const minutesMissed = (shift: Parameters<typeof gapOf>[0], now: string) =>
  gapOf(shift, now) === 'not_started' ? minutesBetween(shift.starts_at, now) : 0;

/** Warnings of the plan and of the requested times. A canceled shift breaks no rule. */
const warningsOf = ({ status, warnings, pending_change }: Shown): readonly Warning[] =>
  status === 'canceled' ? [] : [...warnings, ...(pending_change?.warnings ?? [])];
/** The notice is a term of the worker's contract, not a rule of the law. */
const isLegal = ({ rule }: Warning): boolean => rule !== 'notice';
const isClosing = ({ rule }: Warning): boolean => rule === 'closed-by-law';
export const hasWarning = (shift: Shown): boolean => warningsOf(shift).some(isLegal);

/** The tags of a shift at `now`, ISO 8601 UTC, the most urgent first. */
export const tagsOf = (shift: Shown, now: string): ShiftTag[] => {
  const warnings = warningsOf(shift);
  const minutes = { missed: minutesMissed(shift, now), over: minutesOver(shift) };
  const applies: Record<Kind, boolean> = {
    missed: minutes.missed > 0,
    replacement: shift.replacement_asked !== null,
    canceledByPerformer: gapOf(shift, now) === 'canceled_by_performer',
    change: shift.pending_change !== null,
    over: minutes.over > 0,
    break: shift.status === 'in_progress' && shift.breaks.some(({ to }) => to === null),
    closed: warnings.some(isClosing),
    law: warnings.some((warning) => isLegal(warning) && !isClosing(warning)),
    notice: !warnings.every(isLegal),
  };
  const tags = (Object.keys(kinds) as Kind[])
    .filter((id) => applies[id])
    .map((id): ShiftTag => ({ id, ...kinds[id], ...((id === 'missed' || id === 'over') && { minutes: minutes[id] }) }));
  const flags = flagsInOrder.filter((flag) => shift.flags.includes(flag) && flag !== shift.status);
  return [...tags, ...flags.map((flag) => tagOfFlag(flag, shift))].toSorted(
    (a, b) => byUrgency.indexOf(a.urgency) - byUrgency.indexOf(b.urgency),
  );
};

const tagOfFlag = (flag: ShiftFlag, { tardiness_minutes, counterpart_id }: Shown): ShiftTag => {
  const tag = { id: flag, urgency: flagUrgencies[flag] };
  if (flag === 'late') return { ...tag, text: 'lateBy', minutes: tardiness_minutes };
  // A called-up shift and the one that it replaces refer to each other.
  if (flag === 'reserve' && counterpart_id !== null) return { ...tag, text: 'calledUp' };
  return { ...tag, text: `flag.${flag}` };
};
