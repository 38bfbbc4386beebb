import type { Shift } from '#shared/contracts/shifts.ts';
import type { PunchAction } from '#shared/domain/shifts/shift.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { timeWindowProblem } from '#shared/domain/shifts/transitions.ts';
import { type Entry, isPending } from '../../api/unsent/entry.ts';
import type { Position } from './position.ts';

/** A punch as it is stored on the phone until the server has answered, and sent. Entries of earlier versions have only the first four fields. */
export type PunchContent = {
  shift_id: string;
  action: PunchAction;
  store: string;
  time_zone: string;
  /** When the worker pressed, by the server's clock as far as the phone knows it, ISO 8601 UTC. */
  at?: string;
  /** The code of the poster at the store's door. */
  store_code?: string;
  position?: Position;
};

export type Punch = Pick<PunchContent, 'shift_id' | 'action' | 'store' | 'time_zone'> & {
  key: string;
  /** When the worker pressed: the time that counts, unless the server cannot take it. */
  at: string;
  /** The first try failed, or there was no connection. */
  waits: boolean;
  /** False if the phone could not store it. */
  kept: boolean;
};
/**
 * A punch that was recorded at another time, one that only the performer can record, one that was refused with a reason
 * (`byCode`: for the code of the store, which another try leaves out), or one that was not sent in time.
 */
export type Outcome = { punch: Punch } & (
  | { is: 'late'; recorded_at: string }
  | { is: 'claimed' }
  | { is: 'refused'; message: string; byCode: boolean }
  | { is: 'expired' }
);

type PunchEntry = Entry<PunchContent>;
const asPunch = ({ key, at, content, failures, kept }: PunchEntry): Punch => ({
  shift_id: content.shift_id,
  action: content.action,
  store: content.store,
  time_zone: content.time_zone,
  key,
  at: content.at ?? at,
  waits: failures > 0,
  kept,
});

/** The same for each try of an entry, because the server refuses another body with the same key. */
export const bodyOf = ({ at, store_code, position }: PunchContent) => ({ at, store_code, position });

/** The punches that the entries of the outbox still have to send, in order. One waits, too, behind one that waits. */
export const punchesOf = (entries: readonly PunchEntry[]): Punch[] => {
  const pending = entries.filter(isPending).map(asPunch);
  const first = pending.findIndex(({ waits }) => waits);
  return pending.map((punch, nth) => ({ ...punch, waits: first !== -1 && nth >= first }));
};

/** The problem of a code that is not the store's. */
export const codeRefused = 'store-code-invalid';
/** Whether the entry was refused for the code of the store, so that it may be sent again without one. */
export const isRefusedByCode = ({ state }: PunchEntry): boolean => state.is === 'refused' && state.code === codeRefused;

/** The note of an entry whose punch is a claim; other notes are the recorded time. */
const claimedNote = 'claimed';

/** The note for the worker about the entry. */
export const outcomeOf = (entry: PunchEntry): Outcome | null => {
  const punch = asPunch(entry);
  const { state } = entry;
  if (state.is === 'sent')
    return state.note === claimedNote ? { punch, is: 'claimed' } : { punch, is: 'late', recorded_at: state.note };
  if (state.is === 'refused') return { punch, is: 'refused', message: state.message, byCode: isRefusedByCode(entry) };
  return state.is === 'expired' ? { punch, is: 'expired' } : null;
};

/** Milliseconds. A larger difference of the recorded time from the phone's is reported to the worker. */
const reportableDifference = 60_000;
/**
 * The recorded time, if it is another one than the worker's. An entry without a corrected time was only late if it had to
 * wait: a phone's slow clock alone is no delay.
 */
export const lateRecord = ({ failures, at, content }: PunchEntry, recorded: string | null): string | undefined => {
  if (recorded === null) return undefined;
  const difference = Date.parse(recorded) - Date.parse(content.at ?? at);
  const isReported =
    content.at === undefined
      ? failures > 0 && difference >= reportableDifference
      : Math.abs(difference) >= reportableDifference;
  return isReported ? recorded : undefined;
};

/** What stays of a sent entry until the worker has read it. */
export const noteOf = (entry: PunchEntry, answered: Shift): string | undefined =>
  isClaim(entry, answered) ? claimedNote : lateRecord(entry, recordedAt(answered, entry.content.action));

/** The server did not take the punch and lists it for the performer, under the key of its request. */
export const isClaim = ({ key }: Pick<PunchEntry, 'key'>, { claims = [] }: Shift): boolean =>
  claims.some(({ id }) => id === key);

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
