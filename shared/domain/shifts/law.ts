import { localHour, touchedDays } from '../local-time.ts';
import { Problem } from '../problem.ts';
import type { Occupied, Shift, Warning, Worker } from './shift.ts';
import { closesFrom } from './shop-closing.ts';
import { plannedLength } from './timing.ts';

/** The state holidays between two dates (YYYY-MM-DD, both included). */
export type HolidayCalendar = { holidays(from: string, to: string): readonly { date: string; name: string }[] };

export type Plan = Pick<Shift, 'id' | 'starts_at' | 'ends_at' | 'planned_break_minutes'> & {
  store: Pick<Shift['store'], 'name' | 'time_zone' | 'sales_area_m2'>;
};

const maxHours = 12; // Labour Code §83
const minRestHours = 11; // §90
const maxHoursWithoutBreak = 6; // §88
const minBreakMinutes = 30; // §88
const noticeDays = { employment: 14, dpp: 3, dpc: 3 }; // §84, §74

/** Hours with two decimals, rounded down, so that a rest just short of the limit is not shown as the limit. */
const hoursBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 36_000) / 100;

/** Legal warnings about a plan, for any worker: too long, no break, on a day when the shop must be closed. */
export function planWarnings(plan: Plan, law: HolidayCalendar): Warning[] {
  const minutes = plannedLength(plan);
  const warnings: Warning[] = [];
  if (minutes > maxHours * 60)
    warnings.push({
      rule: 'long-shift',
      params: { hours: hoursBetween(plan.starts_at, plan.ends_at), limit: maxHours },
    });
  if (minutes > maxHoursWithoutBreak * 60 && plan.planned_break_minutes < minBreakMinutes)
    warnings.push({ rule: 'no-break', params: { minutes: plan.planned_break_minutes, limit: minBreakMinutes } });
  const closed = closedDay(plan, law);
  if (closed) warnings.push({ rule: 'closed-by-law', params: { store: plan.store.name, ...closed } });
  return warnings;
}

/** A warning for less than 11 hours between the plan and the nearest occupied time before or after it (§90). */
export function restWarnings(plan: Plan, busy: readonly Occupied[]): Warning[] {
  const gaps = busy
    .filter(({ shift_id }) => shift_id !== plan.id)
    .map(({ from, to }) => (to <= plan.starts_at ? hoursBetween(to, plan.starts_at) : hoursBetween(plan.ends_at, from)))
    .filter((hours) => hours >= 0);
  const rest = Math.min(...gaps);
  return rest < minRestHours ? [{ rule: 'rest', params: { hours: rest, limit: minRestHours } }] : [];
}

/** A warning if the worker's contract requires earlier notice of the schedule; checked on assignment. */
export function noticeWarnings(plan: Plan, { contract }: Worker, now: string): Warning[] {
  const days = contract && noticeDays[contract];
  return days && hoursBetween(now, plan.starts_at) < days * 24 ? [{ rule: 'notice', params: { count: days } }] : [];
}

/** Throws `legal-warning` with all warnings unless there is a reason to proceed. */
export function requireOverrideReason(warnings: readonly Warning[], override_reason: string | undefined): void {
  if (warnings.length > 0 && override_reason === undefined) throw new Problem('legal-warning', { warnings });
}

/**
 * The first day of the plan on which act 223/2016 closes shops over 200 m², with the holiday's name, and the time from
 * which it does if that is not the whole day; or null.
 */
function closedDay(
  { store, starts_at, ends_at }: Plan,
  law: HolidayCalendar,
): { date: string; holiday: string; time?: string } | null {
  for (const { date, name } of law.holidays(...touchedDays(starts_at, ends_at, store.time_zone))) {
    const hour = closesFrom(date, store);
    if (hour !== null && localHour(date, hour, store.time_zone) < ends_at)
      return { date, holiday: name, ...(hour > 0 && { time: `${hour}:00` }) };
  }
  return null;
}
