import type { AgreedPrice, PayFacts } from '../pay/pay.ts';
import type { Actor } from '../roles.ts';
import type { HolidayCalendar } from './law.ts';
import type { Names, Occupied, PunchFacts, Shift, Worker } from './shift.ts';

type Staffing = { staff: Worker; busy: readonly Occupied[]; override_reason?: string };
/** The stand-by shifts that back the shift; for a call-up also those that back `backed`. Others are ignored. */
type Backed = { standBys: readonly Shift[] };

/** A punch of the worker's phone. Without it, the punch is made now. */
type Punch = {
  punch?: {
    /** When it was made, ISO 8601 UTC: earlier than now for one that waited for a connection. */
    at: string;
    facts: PunchFacts | null;
  };
};

/**
 * The facts that each action needs besides the shift. `busy`: the occupied times of the worker (the shift itself may be
 * among them). `backs`: the shifts that a stand-by shift backs, empty for other shifts.
 */
type Facts = {
  assign: Staffing & Backed;
  replace: Staffing & Backed;
  ask_replacement: { reason?: string };
  reserve: { staff: Worker; busy: readonly Occupied[]; backs: readonly Shift[] } & Backed;
  call_up: {
    /** The shift in `backs` whose worker is missing. */
    backed: Shift;
    backs: readonly Shift[];
    busy: readonly Occupied[];
    /** The stand-by worker; undefined if the account was closed. */
    staff: Worker | undefined;
    override_reason?: string;
  } & Backed;
  release: { backs: readonly Shift[] } & Backed;
  leave: { reason: string };
  cancel: { reason: string; backs: readonly Shift[] } & Backed;
  decline: { reason: string } & Backed;
  start: { busy: readonly Occupied[] } & Punch;
  break_start: Punch;
  break_end: Punch;
  end: { pay: PayFacts } & Punch;
  /** The shift's worker, if any. */
  confirm_change: { staff?: Worker; busy: readonly Occupied[]; override_reason?: string } & Backed;
  refuse_change: { reason: string };
  mark_unfulfilled: Nothing;
  correct: {
    actual_start: string;
    actual_end: string;
    breaks: readonly { from: string; to: string }[];
    reason: string;
    busy: readonly Occupied[];
    pay: PayFacts;
  };
  edit: {
    starts_at?: string;
    ends_at?: string;
    category?: Specialty;
    planned_break_minutes?: number;
    /** The shift's worker, if any. */
    staff?: Worker;
    busy: readonly Occupied[];
    override_reason?: string;
  } & Backed;
  auto_complete: { pay: PayFacts };
  no_show: Nothing;
  not_filled: Nothing;
};
type Nothing = Record<never, never>;
export type CommandName = keyof Facts;
export type CommandOf<A extends CommandName> = { [N in A]: { action: N } & Facts[N] }[A];
/** A requested action with its facts. */
export type Command = CommandOf<CommandName>;

/** The fields that a shift copies from a specialty. The rate is in haléř per hour. */
export type Specialty = {
  id: string;
  names: Names;
  hourly_rate: number;
  auto_complete: boolean;
  /** Those that performers agreed with the customer, of any day. */
  prices: readonly AgreedPrice[];
};

export type Context = { actor: Actor | 'clock'; now: string; law: HolidayCalendar };
