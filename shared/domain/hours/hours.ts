import type { Totals } from '../pay/totals.ts';

/** The approval of the hours of a completed shift (docs/rules.md, "Hours approval"). */
export const hoursStates = ['submitted', 'approved', 'disputed', 'locked', 'reopened'] as const;
export type HoursState = (typeof hoursStates)[number];
/** `locked` is never stored: the hours are approved, and their month is locked. */
export const storedHoursStates = ['submitted', 'approved', 'disputed', 'reopened'] as const;
export type StoredHoursState = (typeof storedHoursStates)[number];

export type ActualTimes = { actual_start: string; actual_end: string; breaks: readonly { from: string; to: string }[] };

type Times = {
  actual_start: string | null;
  actual_end: string | null;
  breaks: readonly { from: string; to: string | null }[];
};
const toMinute = (instant: string | null | undefined) => instant?.slice(0, 'YYYY-MM-DDTHH:mm'.length);
/** Whether two times are shown the same: punches have seconds, which nobody sees or types. */
export const isSameTimes = (one: Times, other: Times): boolean =>
  toMinute(one.actual_start) === toMinute(other.actual_start) &&
  toMinute(one.actual_end) === toMinute(other.actual_end) &&
  one.breaks.length === other.breaks.length &&
  one.breaks.every(
    ({ from, to }, n) =>
      toMinute(from) === toMinute(other.breaks[n]?.from) && toMinute(to) === toMinute(other.breaks[n]?.to),
  );

export const hoursStepKinds = ['claimed', 'disputed', 'proposed', 'accepted', 'approved', 'reopened'] as const;
/**
 * What one side said about the hours: the performer claimed (by the punches or a correction) or proposed, the customer
 * disputed with its times or approved, the performer accepted. `by` is null for the scheduled job.
 */
export type HoursStep = ActualTimes & {
  kind: (typeof hoursStepKinds)[number];
  by: { id: string; fio: string } | null;
  at: string;
  /** Worked, without breaks. */
  minutes: number;
  reason: string | null;
};

export type Hours = {
  state: StoredHoursState;
  /** YYYY-MM: the month whose payroll gets what is not paid yet. It is the month of the shift until that one is locked. */
  month: string;
  /** Oldest first. */
  record: readonly HoursStep[];
};

/** The times that one side disputed or proposed last, and on which the sides have not agreed. */
export const openProposal = (hours: Pick<Hours, 'record'> | null): HoursStep | null => {
  const last = hours?.record.at(-1);
  return last?.kind === 'disputed' || last?.kind === 'proposed' ? last : null;
};

/** What a locked month has paid of a shift. */
export type Posting = { month: string; totals: Totals };
