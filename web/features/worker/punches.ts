import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { timeWindowProblem } from '#shared/domain/shifts/transitions.ts';
import { type Entry, isPending } from '../../api/unsent/entry.ts';

/** Punches (start, breaks, end) are stored on the phone until the server has answered. */
export const punchActions = ['start', 'break_start', 'break_end', 'end'] as const;
export type PunchAction = (typeof punchActions)[number];

export type Punch = {
  key: string;
  shift_id: string;
  action: PunchAction;
  /** The phone's time. The server records the time of arrival. */
  at: string;
  store: string;
  time_zone: string;
  /** The first try failed, or there was no connection. */
  waits: boolean;
  /** False if the phone could not store it. */
  kept: boolean;
};
/** A punch that was recorded later than it was made, refused with a reason, or not sent in time. */
export type Outcome = { punch: Punch } & (
  | { is: 'late'; recorded_at: string }
  | { is: 'refused'; message: string }
  | { is: 'expired' }
);

type PunchEntry = Entry<Pick<Punch, 'shift_id' | 'action' | 'store' | 'time_zone'>>;
const asPunch = ({ key, at, content, failures, kept }: PunchEntry): Punch => ({
  ...content,
  key,
  at,
  waits: failures > 0,
  kept,
});

/** The punch that the entry of the outbox still has to send. */
export const punchOf = (entry: PunchEntry): Punch | null => (isPending(entry) ? asPunch(entry) : null);

/** The note for the worker about the entry. */
export const outcomeOf = (entry: PunchEntry): Outcome | null => {
  const punch = asPunch(entry);
  if (entry.state.is === 'sent') return { punch, is: 'late', recorded_at: entry.state.note };
  if (entry.state.is === 'refused') return { punch, ...entry.state };
  return entry.state.is === 'expired' ? { punch, is: 'expired' } : null;
};

/**
 * Milliseconds. A longer delay is reported to the worker, because the recorded time differs from the phone's.
 */
const reportableDelay = 60_000;
/** The recorded time, if the punch had to wait and was recorded late. A phone's slow clock alone is no delay. */
export const lateRecord = ({ failures, at }: Entry, recorded: string | null): string | undefined => {
  const late = recorded !== null && Date.parse(recorded) - Date.parse(at) >= reportableDelay;
  return failures > 0 && late ? recorded : undefined;
};

const after: Record<PunchAction, (shift: Shift, at: string) => Partial<Shift>> = {
  start: (_, at) => ({ status: 'in_progress', actual_start: at, actions: ['break_start', 'end'] }),
  break_start: ({ breaks }, at) => ({ breaks: [...breaks, { from: at, to: null }], actions: ['break_end', 'end'] }),
  break_end: ({ breaks }, at) => ({ breaks: closed(breaks, at), actions: ['break_start', 'end'] }),
  end: (shift, at) => {
    const patch = { actual_end: at, breaks: closed(shift.breaks, at) };
    return { ...patch, status: 'completed', minutes_worked: minutesWorked({ ...shift, ...patch }, at), actions: [] };
  },
};
const closed = (breaks: Shift['breaks'], at: string) => breaks.map(({ from, to }) => ({ from, to: to ?? at }));

export const openBreak = ({ status, breaks }: Shift): Shift['breaks'][number] | undefined =>
  status === 'in_progress' ? breaks.find(({ to }) => to === null) : undefined;

const fits: Record<PunchAction, (shift: Shift) => boolean> = {
  start: ({ status }) => status === 'confirmed',
  break_start: (shift) => shift.status === 'in_progress' && !openBreak(shift),
  break_end: (shift) => openBreak(shift) !== undefined,
  end: ({ status }) => status === 'in_progress',
};

/** Applies the unsent punches to the shift. Skips a punch that the server has already stored, whose answer was lost. */
export const withPunches = (shift: Shift, waiting: readonly Punch[]): Shift =>
  waiting
    .filter(({ shift_id, waits }) => waits && shift_id === shift.id)
    .reduce((then, { action, at }) => (fits[action](then) ? { ...then, ...after[action](then, at) } : then), shift);

/**
 * Whether the worker may punch now, by the actions that the server allowed. Offline, the server cannot announce that a
 * start has become possible, so the transition table is used.
 */
export const mayPunch = (shift: Shift, action: PunchAction, now: string, online: boolean): boolean =>
  action === 'start' && !online
    ? fits.start(shift) && timeWindowProblem('start', shift, { role: 'ROLE_VENDOR_STAFF' }, now) === null
    : shift.actions.includes(action);

/** The time of a punch in the shift that the server returned. */
export const recordedAt = ({ actual_start, actual_end, breaks }: Shift, action: PunchAction): string | null => {
  const last = breaks.at(-1);
  return { start: actual_start, break_start: last?.from ?? null, break_end: last?.to ?? null, end: actual_end }[action];
};
