import { addMinutes, earliest, minutesBetween } from '../instants.ts';
import type { Shift, ShiftFlag } from './shift.ts';
import { dueTime } from './transitions.ts';

type Planned = Pick<Shift, 'starts_at' | 'ends_at'>;

/** Minutes from the planned start to the planned end, with the break. */
export const plannedLength = ({ starts_at, ends_at }: Planned): number => minutesBetween(starts_at, ends_at);

/** Planned minutes of work, without the planned break. */
export const plannedMinutes = (plan: Planned & Pick<Shift, 'planned_break_minutes'>): number =>
  Math.max(0, plannedLength(plan) - plan.planned_break_minutes);

/** Minutes by which the worker came late; 0 before the start and for those who came early. */
export const tardinessMinutes = ({ starts_at, actual_start }: Pick<Shift, 'starts_at' | 'actual_start'>): number =>
  actual_start === null ? 0 : Math.max(0, minutesBetween(starts_at, actual_start));

/** Late is who starts as many minutes after the planned start, or more. */
export const lateMinutes = 6;
export const isLate = (starts_at: string, actual_start: string): boolean =>
  minutesBetween(starts_at, actual_start) >= lateMinutes;

/** Minutes before the start; a later cancellation is flagged as late. */
const cancelNoticeMinutes = 12 * 60;

/** Whether a cancellation at `now` counts as late: less than 12 hours before the planned start. */
export const isLateCancel = ({ starts_at }: Pick<Shift, 'starts_at'>, now: string): boolean =>
  now > addMinutes(starts_at, -cancelNoticeMinutes);

/** Minutes of all breaks together. A running break counts until `now`. */
export const breakMinutes = ({ breaks }: Pick<Shift, 'breaks'>, now: string): number =>
  breaks.reduce((sum, { from, to }) => sum + minutesBetween(from, to ?? now), 0);

/**
 * Actual end minus actual start minus breaks, in the minutes that are shown of them. For a running shift until `now`; 0
 * before it starts.
 */
export const minutesWorked = (shift: Pick<Shift, 'actual_start' | 'actual_end' | 'breaks'>, now: string): number =>
  shift.actual_start === null
    ? 0
    : minutesBetween(shift.actual_start, shift.actual_end ?? now) - breakMinutes(shift, now);

/** The flags to show at `now`: the stored ones, `overdue` and `offered_to_nobody`. */
export function flagsAt(shift: Shift, now: string): ShiftFlag[] {
  const endedByPeopleOnly = shift.status === 'in_progress' && !shift.auto_complete;
  const isOverdue = endedByPeopleOnly && now >= dueTime('auto_complete', shift);
  const isOfferedToNobody = shift.status === 'new' && shift.vendor === null && shift.offered_to.length === 0;
  return [
    ...shift.flags,
    ...(isOverdue ? (['overdue'] as const) : []),
    ...(isOfferedToNobody ? (['offered_to_nobody'] as const) : []),
  ];
}

/**
 * The moments from which time alone adds a flag to a shift. A shift that completes automatically is completed then
 * instead.
 */
export const flagEdges = (shift: Planned & Pick<Shift, 'status'>): { flag: ShiftFlag; at: string }[] =>
  shift.status === 'in_progress' ? [{ flag: 'overdue', at: dueTime('auto_complete', shift) }] : [];

/** The action that the scheduled job must take on a shift, without the facts that the action itself loads. */
export type DueCommand =
  | { action: 'not_filled' | 'no_show' | 'auto_complete' | 'release' }
  | { action: 'call_up'; shift_id: string };
type Due = { at: string; command: DueCommand };

function nextDue(shift: Shift): Due | null {
  const due = (action: Exclude<DueCommand['action'], 'call_up'>): Due => ({
    at: dueTime(action, shift),
    command: { action },
  });
  switch (shift.status) {
    case 'new':
      return due('not_filled');
    case 'confirmed':
      return due('no_show');
    case 'in_progress':
      return shift.auto_complete ? due('auto_complete') : null;
    case 'reserve': {
      const release = due('release');
      const [callUp] = shift.call_ups;
      if (!callUp || earliest(callUp.at, release.at) === release.at) return release;
      return { at: callUp.at, command: { action: 'call_up', shift_id: callUp.shift_id } };
    }
    default:
      return null;
  }
}

/** When the scheduled job must next look at the shift; null if never again. */
export const dueAt = (shift: Shift): string | null => nextDue(shift)?.at ?? null;

/** The action due at `now`. There may be another one after it, so call this again with the resulting shift. */
export function dueCommand(shift: Shift, now: string): DueCommand | null {
  const due = nextDue(shift);
  return due && due.at <= now ? due.command : null;
}
