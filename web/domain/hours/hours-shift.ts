import type { HoursRow } from '#shared/contracts/hours.ts';

/** What a row of the hours and a shift have in common. */
export type HoursShift = Pick<
  HoursRow,
  | 'id'
  | 'version'
  | 'store'
  | 'vendor'
  | 'staff'
  | 'category'
  | 'day'
  | 'starts_at'
  | 'ends_at'
  | 'planned_break_minutes'
  | 'actual_start'
  | 'actual_end'
  | 'breaks'
>;
