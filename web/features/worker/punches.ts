import * as z from 'zod/mini';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { timeWindowProblem } from '#shared/domain/shifts/transitions.ts';

/** Punches (start, breaks, end) are stored on the phone until the server has answered. */
const punchActions = ['start', 'break_start', 'break_end', 'end'] as const;
export type PunchAction = (typeof punchActions)[number];

export const Punch = z.object({
  /** The request's Idempotency-Key, so that a retry has no second effect. */
  key: z.string(),
  shift_id: z.string(),
  action: z.enum(punchActions),
  /** The phone's time. The server records the time of arrival. */
  at: z.string(),
  store: z.string(),
  time_zone: z.string(),
  /** The first attempt failed, or there was no connection. */
  waits: z.boolean(),
});
export type Punch = z.infer<typeof Punch>;

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
