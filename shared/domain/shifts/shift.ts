/** RULES.md, "Shift": the words everything else is written in. */
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

/** The words of POST /api/shift/{id}/ACTION. */
export const shiftActions = [
  'assign',
  'replace',
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
  /** Never stored: in progress, automatic completion is off and the 8 hours have passed. */
  'overdue',
  /** Never stored: new, and no performer sees it. */
  'offered_to_nobody',
] as const;
export type ShiftFlag = (typeof shiftFlags)[number];

export const legalRules = ['long-shift', 'rest', 'no-break', 'closed-by-law', 'notice'] as const;
export type LegalRule = (typeof legalRules)[number];
/** A law touched, with what its sentence mentions (hours, names, ISO times). */
export type Warning = { rule: LegalRule; params: Record<string, string | number> };

export type Person = { id: string; fio: string };
/** A worker's account. Its login is the person, who may have accounts at several performers. */
export type Staff = Person & { login_id: string };
export type Names = { en: string; cs: string; ru: string };
/** All times are ISO 8601 UTC with milliseconds, so that they compare as text. */
type Break = { from: string; to: string | null };

export type Shift = {
  id: string;
  /** Grows by one with every change; a stale write is refused. */
  version: number;
  status: ShiftStatus;
  /** As they were when the shift was ordered. */
  store: { id: string; name: string; address: string; time_zone: string; sales_area_m2: number | null };
  customer: { id: string; name: string };
  /** Whose order it is. The platform orders as the performer. */
  ordered_by: 'customer' | 'performer';
  /** The performer that staffs it; null while any of the store's performers may. */
  vendor: { id: string; name: string } | null;
  /** The performers that see it while nobody staffs it. */
  offered_to: readonly string[];
  category: { id: string; names: Names };
  /** Whether the clock completes it when nobody ends it. */
  auto_complete: boolean;
  staff: Staff | null;
  /** The version that `staff` was assigned with. A worker reads comments and log entries from then on. */
  staff_version: number | null;
  starts_at: string;
  ends_at: string;
  /** YYYY-MM-DD of its start in the store's time zone. */
  day: string;
  planned_break_minutes: number;
  actual_start: string | null;
  actual_end: string | null;
  breaks: readonly Break[];
  /** Haléř. */
  hourly_rate: number;
  comment: string | null;
  flags: readonly ShiftFlag[];
  warnings: readonly Warning[];
  pending_change: PendingChange | null;
  /** Of a stand-by shift: the shifts it backs; of those: the stand-by shifts behind them. */
  backs: readonly string[];
  backed_by: readonly string[];
  /** Of a stand-by shift: when the clock still has to look whether a backed shift's worker came, by time. */
  call_ups: readonly { shift_id: string; at: string }[];
  /** After a call-up: the canceled shift and the one that took its place point at each other. */
  counterpart_id: string | null;
  created_at: string;
};

export type PlannedTimes = { starts_at: string; ends_at: string };
/** What the customer and the performer have agreed on. The rate is in haléř an hour. */
export type Terms = PlannedTimes & Pick<Shift, 'category' | 'hourly_rate' | 'auto_complete' | 'planned_break_minutes'>;
/** Terms that one side asked for and the other has not answered. */
export type PendingChange = Terms & {
  by: 'customer' | 'performer';
  /** The performer that asked; null is the customer or the platform. */
  vendor_id: string | null;
  /** Those of the asked terms. */
  warnings: readonly Warning[];
};
/** Terms in the log. */
export type LoggedTerms = PlannedTimes & { category: Names; hourly_rate: number; planned_break_minutes: number };

/** The types of `before` and `after` follow from the kind, so that a reader never guesses them from a text. */
type Logged<Kind extends string, Before, After = Before> = { kind: Kind; field: null; before: Before; after: After };
type LoggedTime<Kind extends string, Field> = {
  kind: Kind;
  /** Which time it is. */
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
  /** Haléř an hour. */
  | Logged<'rate', number>
  | Logged<'comment', null, string>
  | Logged<'change_asked', LoggedTerms>
  | Logged<'change_refused', LoggedTerms, null>
  /** The performer that declined. */
  | Logged<'declined', { id: string; name: string }, null>
  /** Of a stand-by shift: the shift that it no longer backs. */
  | Logged<'back_dropped', PlannedTimes & { id: string; store: string }, null>;
/** One changed thing. `by` null is the clock. */
export type LogEntry = LoggedChange & {
  at: string;
  by: Person | null;
  on_behalf_of: Person | null;
  reason: string | null;
  /** The shift's version after the change. */
  version: number;
  /** The performer that made it or staffed the shift then; other performers do not read it. */
  vendor_id: string | null;
};

/** What of a comment decides who reads it. `version` is the shift's when it was written. */
export type CommentMarks = { instruction: boolean; version: number; vendor_id: string | null };

/** A worker as the rules need them. */
export type Worker = Staff & {
  company: { id: string; name: string } | null;
  category_ids: readonly string[];
  /** Decides how long ahead the law wants them to know; null is not asked. */
  contract: 'employment' | 'dpp' | 'dpc' | null;
};

/**
 * A stretch of a person's time that is taken: the planned time of a confirmed (`planned`), running (`in_progress`,
 * from its actual start) or stand-by (`reserve`) shift, the actual time of a completed one (`actual`).
 */
export type Occupied = {
  shift_id: string;
  /** The account that works then; the person may have others. */
  staff_id: string;
  store: string;
  from: string;
  to: string;
  kind: 'planned' | 'actual' | 'reserve' | 'in_progress';
};

/** A shift as it is after a decision, and what the decision adds to its log. */
export type Revision = { shift: Shift; log: readonly LogEntry[] };
/** All that one decision writes, in one transaction. */
export type Change = Revision & { others: readonly Revision[] };
