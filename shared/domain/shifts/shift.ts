import type { Hours, HoursState, Posting } from '../hours/hours.ts';
import type { BossPremium, Pay, ShiftPrice } from '../pay/pay.ts';

/** The shift's states, actions and fields (docs/rules.md, "Shift"). */
export const shiftStatuses = [
  'new',
  'confirmed',
  'in_progress',
  'completed',
  'canceled',
  'unfulfilled',
  'reserve',
] as const;
export type ShiftStatus = (typeof shiftStatuses)[number];

/** The actions of POST /api/shift/{id}/ACTION. */
export const shiftActions = [
  'assign',
  'replace',
  'ask_replacement',
  'reserve',
  'call_up',
  'release',
  'leave',
  'cancel',
  'decline',
  'start',
  'break_start',
  'break_end',
  'end',
  'confirm_change',
  'refuse_change',
  'mark_unfulfilled',
  'correct',
] as const;
export type ShiftAction = (typeof shiftActions)[number];

export const shiftFlags = [
  'holiday',
  'reserve',
  'late',
  'no_show',
  'started_by_non_employee',
  'ended_by_non_employee',
  'edited_on_behalf',
  'auto_completed',
  'late_cancel',
  /** A punch that arrived late counts from the phone's time. */
  'by_phone_clock',
  /** Never stored: in progress without automatic completion, 8 hours after the planned end. */
  'overdue',
  /** Never stored: new, and no performer sees it. */
  'offered_to_nobody',
] as const;
export type ShiftFlag = (typeof shiftFlags)[number];

export const legalRules = ['long-shift', 'rest', 'no-break', 'closed-by-law', 'notice'] as const;
export type LegalRule = (typeof legalRules)[number];
/** A violated rule with the parameters of its message (hours, names, ISO times). */
export type Warning = { rule: LegalRule; params: Record<string, string | number> };

export type Person = { id: string; fio: string };
/** A worker's account. Its login identifies the person, who may have accounts at several performers. */
export type Staff = Person & { login_id: string };
export type Names = { en: string; cs: string; ru: string };
/** All times are ISO 8601 UTC with milliseconds, so that they compare as text. */
type Break = { from: string; to: string | null };

/** What the phone said about a punch that counts. `device_at` is set if the punch arrived later. */
export type PunchFacts = {
  device_at: string | null;
  place: 'inside' | 'outside' | null;
  /** Metres to the store. */
  distance: number | null;
  by_code: boolean;
};
export const punchActions = ['start', 'break_start', 'break_end', 'end'] as const;
export type PunchAction = (typeof punchActions)[number];
/** A punch that arrived too late to be taken. */
export type Claim = {
  id: string;
  action: PunchAction;
  at: string;
  received_at: string;
  by: Person;
  /** The code of the refusal. */
  refusal: string;
};

export type Shift = {
  id: string;
  /** Grows by one with every change. A write with an older version is refused. */
  version: number;
  status: ShiftStatus;
  /** A copy from the time of the order. */
  store: { id: string; name: string; address: string; time_zone: string; sales_area_m2: number | null };
  customer: { id: string; name: string };
  /** The side that ordered the shift. The platform orders as the performer. */
  ordered_by: 'customer' | 'performer';
  /** The performer that staffs the shift; null while any performer of the store may. */
  vendor: { id: string; name: string } | null;
  /** The performers that see the shift while it has no performer. */
  offered_to: readonly string[];
  category: { id: string; names: Names };
  /** Whether the scheduled job completes the shift if it was not ended. */
  auto_complete: boolean;
  staff: Staff | null;
  /** The shift's version when `staff` was assigned. A worker reads comments and log entries from then on. */
  staff_version: number | null;
  starts_at: string;
  ends_at: string;
  /** YYYY-MM-DD of the start in the store's time zone. */
  day: string;
  planned_break_minutes: number;
  actual_start: string | null;
  actual_end: string | null;
  breaks: readonly Break[];
  /** The specialty's rate, in haléř per hour. */
  hourly_rate: number;
  /** Of the performers that had agreed one when they got the shift; the others charge `hourly_rate`. */
  prices: readonly ShiftPrice[];
  comment: string | null;
  flags: readonly ShiftFlag[];
  punched: { start: PunchFacts | null; end: PunchFacts | null };
  /** Punches of the worker that could not be taken, the oldest first. */
  claims: readonly Claim[];
  /** The side that canceled a new or confirmed shift; only for a canceled shift. The platform acts as the performer. */
  canceled_by?: 'customer' | 'performer' | undefined;
  warnings: readonly Warning[];
  pending_change: PendingChange | null;
  /** The request of the customer for another worker. Answered by a new worker, a call-up, or the worker's start. */
  replacement_asked: { at: string; by: Person } | null;
  /** For a stand-by shift: the shifts that it backs. The backed shifts list it in `backed_by`. */
  backs: readonly string[];
  backed_by: readonly string[];
  /** The performer of each stand-by shift in `backed_by`. */
  stand_by_vendors: Readonly<Record<string, string>>;
  /** For a stand-by shift: when the scheduled job must check each backed shift's worker, sorted by time. */
  call_ups: readonly { shift_id: string; at: string }[];
  /** After a call-up: the canceled shift and its replacement refer to each other. */
  counterpart_id: string | null;
  /** For a called-up stand-by shift: the shift that it took over, its first version since then, its store before. */
  called_up: { shift_id: string; version: number; store_id: string } | null;
  /** Of a completed shift: the approval of its hours, and what it pays. A shift of an older version has no pay yet. */
  hours: Hours | null;
  pay: Pay | null;
  boss_premium: BossPremium | null;
  /** What locked months have paid; a reopened shift pays the difference in a later month. */
  paid: readonly Posting[];
  /** Logged changes by party (`partyOf`), of actions that can repeat without an end; `correct` counts corrections. */
  change_counts: Readonly<Record<string, number>>;
  created_at: string;
};

export type PlannedTimes = { starts_at: string; ends_at: string };
/** The terms that the customer and the performer agree on. The rate is in haléř per hour. */
export type Terms = PlannedTimes &
  Pick<Shift, 'category' | 'hourly_rate' | 'prices' | 'auto_complete' | 'planned_break_minutes'>;
/** Terms that one side requested and the other has not answered. */
export type PendingChange = Terms & {
  by: 'customer' | 'performer';
  /** The performer that requested them; null for the customer or the platform. */
  vendor_id: string | null;
  /** Legal warnings about the requested terms. */
  warnings: readonly Warning[];
};
export type LoggedTerms = PlannedTimes & { category: Names; hourly_rate: number; planned_break_minutes: number };

/** Haléř. */
export type LoggedPay = { gross: number; net: number };
/** The kind determines the types of `before` and `after`, so readers never guess them from a text. */
type Logged<Kind extends string, Before, After = Before> = { kind: Kind; field: null; before: Before; after: After };
type LoggedTime<Kind extends string, Field> = {
  kind: Kind;
  /** The name of the changed time. */
  field: Field;
  before: string | null;
  after: string | null;
};
export type LoggedChange =
  | Logged<'created', null, PlannedTimes>
  | Logged<'status', ShiftStatus>
  | LoggedTime<'start', 'starts_at' | 'actual_start'>
  | LoggedTime<'end', 'ends_at' | 'actual_end'>
  | Logged<'staff', Person | null>
  | Logged<'break', Break | null>
  /** Minutes. */
  | Logged<'planned_break', number>
  | Logged<'category', Names>
  /** Haléř per hour. */
  | Logged<'rate', number>
  | Logged<'comment', null, string>
  | Logged<'change_asked', LoggedTerms>
  /** The refused terms, and those that stay valid. Older entries have only the refused ones. */
  | Logged<'change_refused', LoggedTerms, LoggedTerms | null>
  | Logged<'hours', HoursState>
  /** Haléř. Customers do not read it. */
  | Logged<'pay', LoggedPay>
  | Logged<'premium', BossPremium | null>
  /** The worker whom the customer wants to be replaced. */
  | Logged<'replacement_asked', null, Person>
  /** A punch of the worker that could not be taken. */
  | Logged<'punch_claimed', null, { action: PunchAction; at: string }>
  /** The performer that declined. */
  | Logged<'declined', { id: string; name: string }, null>
  /** For a stand-by shift: the shift that it no longer backs. */
  | Logged<'back_dropped', PlannedTimes & { id: string; store: string }, null>;
/** One change. `by` is null for the scheduled job. */
export type LogEntry = LoggedChange & {
  at: string;
  by: Person | null;
  on_behalf_of: Person | null;
  reason: string | null;
  /** The shift's version after the change. */
  version: number;
  /** The performer that made the change or staffed the shift then. Other performers do not read the entry. */
  vendor_id: string | null;
  /** Of an entry with rates: the prices beside them. Older entries have none. */
  prices?: LoggedPrices | undefined;
};
export type LoggedPrices = { before: readonly ShiftPrice[]; after: readonly ShiftPrice[] };

/** The fields of a comment that decide who may read it. `version` is the shift's version when it was written. */
export type CommentVisibility = { instruction: boolean; version: number; vendor_id: string | null };

export type Worker = Staff & {
  company: { id: string; name: string } | null;
  category_ids: readonly string[];
  /** Decides how early the law requires notice; null skips the check. */
  contract: 'employment' | 'dpp' | 'dpc' | null;
};

/**
 * An occupied period of a person: the planned time of a confirmed (`planned`) or stand-by (`reserve`) shift, a running
 * shift from its actual start to the planned end (`in_progress`), the actual time of a completed one (`actual`).
 */
export type Occupied = {
  shift_id: string;
  /** The account that works then; the person may have others. */
  staff_id: string;
  store: string;
  from: string;
  to: string;
  kind: 'planned' | 'actual' | 'reserve' | 'in_progress';
  /** Worked without breaks, of an `actual` period. Periods of an older version have none. */
  minutes?: number;
};

/** A changed shift and the new log entries. */
export type Revision = { shift: Shift; log: readonly LogEntry[] };
/** Everything that one decision writes, in one transaction. */
export type Change = Revision & { others: readonly Revision[] };
