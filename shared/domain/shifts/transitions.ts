import { addMinutes } from '../instants.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { roleCodeOf } from '../role-codes.ts';
import { type Actor, type Role, sideOf } from '../roles.ts';
import { isOfRival, performersWithoutRequest, reachedByPerformer } from './reach.ts';
import { type Shift, type ShiftAction, shiftActions, type ShiftStatus } from './shift.ts';

type Group = 'C' | 'V' | 'W' | 'S' | 'VMA' | 'VMAC' | 'VC';

/** Minutes relative to a planned time of the shift. */
type Moment = { of: 'starts_at' | 'ends_at'; minutes: number };
type Window = {
  from?: Moment;
  early?: ProblemCode;
  /** The end of the window: `at_latest` includes that moment, `before` excludes it. */
  at_latest?: Moment;
  before?: Moment;
  late?: ProblemCode;
};
const start = (minutes: number): Moment => ({ of: 'starts_at', minutes });
const end = (minutes: number): Moment => ({ of: 'ends_at', minutes });
const hours = (count: number): number => count * 60;

/** The time window of each transition. Outside a window without its own code, the action is simply not allowed. */
export const windows = {
  anytime: {},
  'before end': { before: end(0), late: 'shift-in-past' },
  'before start': { before: start(0), late: 'shift-in-past' },
  '12 h before start': { at_latest: start(-hours(12)), late: 'shift-too-soon' },
  '12 h before start, to leave': { at_latest: start(-hours(12)), late: 'too-late-to-leave' },
  '15 min before start to end': { from: start(-15), early: 'start-too-early', before: end(0), late: 'shift-in-past' },
  'from start': { from: start(0) },
  'from start + 30 min': { from: start(30) },
  'from start + 2 h': { from: start(hours(2)) },
  'from end': { from: end(0) },
  'from end + 8 h': { from: end(hours(8)) },
} as const satisfies Record<string, Window>;

/** A requirement besides status and time, checked on the shift alone. */
type Condition =
  | 'assignee'
  | 'automatic completion'
  | 'own place'
  | 'open break'
  | 'no open break'
  | 'no replacement asked for'
  | "no pending change but a rival's"
  | "no rival's pending change"
  | "own or the other side's change"
  | "other side's change"
  | 'staffed by the performer';

export type Transition = {
  from: readonly ShiftStatus[];
  /** Null keeps the status. */
  to: ShiftStatus | null;
  who: Partial<Record<Group, keyof typeof windows>>;
  /**
   * Set if the windows are relative to the times of the backed shift instead of the shift's own. They do not apply if
   * the worker of the backed shift left.
   */
  timesOf?: 'backed shift';
  preconditions?: readonly Condition[];
};

/**
 * docs/rules.md, "Shift": every allowed change of a shift, by whom and when. C is the customer, S the scheduled job.
 */
export const transitions = {
  create: { from: [], to: 'new', who: { C: '12 h before start', VMA: 'before start' } },
  assign: {
    from: ['new'],
    to: 'confirmed',
    who: { VMA: 'before start' },
    preconditions: ["no pending change but a rival's"],
  },
  reserve: {
    from: ['new'],
    to: 'reserve',
    who: { VMA: 'before start' },
    preconditions: ['own place', "no pending change but a rival's"],
  },
  call_up: {
    from: ['reserve'],
    to: 'confirmed',
    who: { VMA: 'from start', S: 'from start + 30 min' },
    timesOf: 'backed shift',
  },
  release: { from: ['reserve'], to: 'canceled', who: { V: 'anytime', S: 'from start + 2 h' } },
  replace: { from: ['confirmed'], to: null, who: { VMA: 'before end' } },
  ask_replacement: {
    from: ['confirmed'],
    to: null,
    who: { C: 'before end' },
    preconditions: ['assignee', 'no replacement asked for'],
  },
  leave: { from: ['confirmed'], to: 'new', who: { W: '12 h before start, to leave', VMA: 'before start' } },
  edit: {
    from: ['new', 'confirmed'],
    to: null,
    who: { C: '12 h before start', VMA: 'before start' },
    preconditions: ["no rival's pending change"],
  },
  confirm_change: {
    from: ['new', 'confirmed'],
    to: null,
    who: { VMAC: 'before start' },
    preconditions: ["other side's change"],
  },
  refuse_change: {
    from: ['new', 'confirmed'],
    to: null,
    who: { VMAC: 'anytime' },
    preconditions: ["own or the other side's change"],
  },
  cancel: {
    from: ['new', 'confirmed', 'reserve'],
    to: 'canceled',
    who: { C: '12 h before start', VMA: 'before start' },
    preconditions: ['staffed by the performer'],
  },
  decline: { from: ['new'], to: null, who: { V: 'before start' } },
  start: {
    from: ['confirmed'],
    to: 'in_progress',
    who: { W: '15 min before start to end', VMAC: '15 min before start to end' },
  },
  break_start: {
    from: ['in_progress'],
    to: null,
    who: { W: 'anytime', V: 'anytime' },
    preconditions: ['no open break'],
  },
  break_end: { from: ['in_progress'], to: null, who: { W: 'anytime', V: 'anytime' }, preconditions: ['open break'] },
  end: { from: ['in_progress'], to: 'completed', who: { W: 'anytime', VMAC: 'anytime' } },
  auto_complete: {
    from: ['in_progress'],
    to: 'completed',
    who: { S: 'from end + 8 h' },
    preconditions: ['automatic completion'],
  },
  mark_unfulfilled: { from: ['confirmed'], to: 'unfulfilled', who: { VC: 'from start + 30 min' } },
  no_show: { from: ['confirmed'], to: 'unfulfilled', who: { S: 'from end' } },
  not_filled: { from: ['new'], to: 'unfulfilled', who: { S: 'from start' } },
  correct: { from: ['unfulfilled', 'completed'], to: 'completed', who: { V: 'anytime' }, preconditions: ['assignee'] },
} as const satisfies Record<string, Transition>;
export type TransitionName = keyof typeof transitions;

const askable = [...shiftActions, 'edit'] as const;

/** The window of a row for an actor; undefined if the row excludes them. */
function windowFor(row: Transition, who: Pick<Actor, 'role'> | 'clock'): Window | undefined {
  const roleCode = who === 'clock' ? 'S' : roleCodeOf(who.role);
  const group = Object.entries(row.who).find(([group]) => roleCode !== null && group.includes(roleCode));
  return group && windows[group[1]];
}

const moment = (shift: Pick<Shift, 'starts_at' | 'ends_at'>, { of, minutes }: Moment): string =>
  addMinutes(shift[of], minutes);

/** When the scheduled job must take an action. */
export function dueTime(
  action: 'not_filled' | 'no_show' | 'auto_complete' | 'release' | 'call_up',
  shift: Pick<Shift, 'starts_at' | 'ends_at'>,
): string {
  return moment(shift, windows[transitions[action].who.S].from);
}

/**
 * The problem if the row's window is closed for the actor now, by the plan of the shift that it refers to; null if
 * open.
 */
export function timeWindowProblem(
  action: TransitionName,
  plan: Pick<Shift, 'starts_at' | 'ends_at'>,
  who: Pick<Actor, 'role'> | 'clock',
  now: string,
): ProblemCode | null {
  const window = windowFor(transitions[action], who);
  if (!window) return 'shift-action-not-allowed';
  const { from, at_latest, before } = window;
  if (from && now < moment(plan, from)) return window.early ?? 'shift-action-not-allowed';
  const late = (at_latest && now > moment(plan, at_latest)) || (before && now >= moment(plan, before));
  return late ? (window.late ?? 'shift-action-not-allowed') : null;
}

/** From `at` on, the time window of an action is open or closed. */
type WindowEdge = { action: ShiftAction | 'edit'; at: string; opens: boolean };

/**
 * The moments at which time alone changes what a role may do with a shift, by the shift's own times, in no order. Other
 * conditions may still refuse an action in its window. A call-up has none: its window is that of the backed shift, and
 * `allowedActions` does not depend on it.
 */
export function windowEdges(
  shift: Pick<Shift, 'status' | 'starts_at' | 'ends_at'>,
  who: Pick<Actor, 'role'>,
): WindowEdge[] {
  return askable.flatMap((action) => {
    const row: Transition = transitions[action];
    const window = row.from.includes(shift.status) && !row.timesOf ? windowFor(row, who) : undefined;
    const { from, at_latest, before } = window ?? {};
    return [
      ...(from ? [{ action, at: moment(shift, from), opens: true }] : []),
      ...(before ? [{ action, at: moment(shift, before), opens: false }] : []),
      ...(at_latest ? [{ action, at: afterwards(moment(shift, at_latest)), opens: false }] : []),
    ];
  });
}
const afterwards = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString();

/** Whether a role may answer a change that one side requested. The platform may answer for either side. */
export const mustAnswerChange = (role: Role, by: 'customer' | 'performer'): boolean => {
  const side = sideOf(role);
  return side === 'platform' || side === (by === 'customer' ? 'performer' : 'customer');
};

const conditions: Record<Condition, (shift: Shift, who: Actor | 'clock') => boolean> = {
  assignee: (shift) => shift.staff !== null,
  'automatic completion': (shift) => shift.auto_complete,
  // A shift that replaced another after a call-up must stay in that shift's place.
  'own place': (shift) => shift.counterpart_id === null,
  'open break': (shift) => shift.breaks.at(-1)?.to === null,
  'no open break': (shift) => shift.breaks.at(-1)?.to !== null,
  'no replacement asked for': (shift) => shift.replacement_asked === null,
  // The first performer to take an offered shift gets it; another one's request is dropped then. The platform chooses
  // among the performers, so its decision also checks the performer of the chosen worker.
  "no pending change but a rival's": (shift, who) =>
    shift.pending_change === null ||
    (who !== 'clock' && performersWithoutRequest(shift).some((id) => mayStaffFor(id, who))),
  // Several performers may see a new shift; none may replace or withdraw another one's request.
  "no rival's pending change": ({ pending_change }, who) =>
    pending_change === null || who === 'clock' || !isOfRival(pending_change, who),
  "own or the other side's change": ({ pending_change }, who) =>
    pending_change !== null && who !== 'clock' && !isOfRival(pending_change, who),
  "other side's change": ({ pending_change }, who) =>
    pending_change !== null && who !== 'clock' && mustAnswerChange(who.role, pending_change.by),
  // A performer staffs what it orders. A shift that is only offered to it can be declined instead.
  'staffed by the performer': ({ vendor }, who) =>
    who === 'clock' || sideOf(who.role) !== 'performer' || vendor?.id === who.company?.id,
};

/** A performer staffs for itself, the platform for every performer. */
const mayStaffFor = (performer: string, { role, company }: Actor): boolean =>
  sideOf(role) === 'platform' || performer === company?.id;

/**
 * The problem that makes the table refuse an action of `who` now, or null: `shift-action-not-allowed` for the wrong
 * status, side or worker, the window's own code for the wrong time.
 */
function refusal(action: TransitionName, shift: Shift, who: Actor | 'clock', now: string): ProblemCode | null {
  const row: Transition = transitions[action];
  const isOpen =
    row.from.includes(shift.status) &&
    !isStranger(shift, who) &&
    (row.preconditions ?? []).every((condition) => conditions[condition](shift, who));
  if (!isOpen || !windowFor(row, who)) return 'shift-action-not-allowed';
  return row.timesOf === 'backed shift' ? null : timeWindowProblem(action, shift, who, now);
}

/** A worker without the shift, or a performer that neither staffs it nor may. */
function isStranger(shift: Shift, who: Actor | 'clock'): boolean {
  if (who === 'clock') return false;
  const side = sideOf(who.role);
  return side === 'worker'
    ? shift.staff?.id !== who.id
    : side === 'performer' && !reachedByPerformer(shift, who.company?.id);
}

/** Throws the problem for which the table refuses an action. */
export function admit(action: TransitionName, shift: Shift, who: Actor | 'clock', now: string): void {
  const code = refusal(action, shift, who, now);
  if (code) throw new Problem(code);
}

/** The actions that the actor may take now, judged by the shift alone. */
export function allowedActions(shift: Shift, actor: Actor, now: string): (ShiftAction | 'edit')[] {
  return askable.filter((action) => refusal(action, shift, actor, now) === null);
}
