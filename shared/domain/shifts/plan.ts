import { addMinutes, earliest } from '../instants.ts';
import { localDay } from '../local-time.ts';
import { Problem } from '../problem.ts';
import type { Actor } from '../roles.ts';
import type { HolidayCalendar } from './law.ts';
import { addFlags, removeFlags } from './revise.ts';
import type { Shift } from './shift.ts';
import { plannedLength } from './timing.ts';
import { timeWindowProblem } from './transitions.ts';

type Times = Pick<Shift, 'starts_at' | 'ends_at'>;

const gridMinutes = 15;
const maxPlanMinutes = 24 * 60;
/** Ten years: how far ahead a shift may start. A later year is a typing error. */
const horizonDays = 3653;
const breakAfterMinutes = 6 * 60; // Labour Code §88

/** Offsets of today's IANA time zones are multiples of a quarter of an hour, so the grid is the same in every zone. */
const isOnGrid = (instant: string): boolean => Date.parse(instant) % (gridMinutes * 60_000) === 0;

/**
 * Throws `shift-off-grid`, `shift-end-before-start`, `shift-too-long` (over 24 h), `shift-in-past`, `shift-too-far`
 * (more than ten years ahead), and for the customer `shift-too-soon` (less than 12 h ahead); `shift-action-not-allowed`
 * for a role that may not create.
 */
export function checkTimes(times: Times, actor: Pick<Actor, 'role'> | 'clock', now: string): void {
  const { starts_at, ends_at } = times;
  if (!isOnGrid(starts_at) || !isOnGrid(ends_at)) throw new Problem('shift-off-grid');
  if (ends_at <= starts_at) throw new Problem('shift-end-before-start');
  if (ends_at > addMinutes(starts_at, maxPlanMinutes)) throw new Problem('shift-too-long');
  if (starts_at <= now) throw new Problem('shift-in-past');
  if (starts_at > addMinutes(now, horizonDays * 24 * 60)) throw new Problem('shift-too-far');
  const code = timeWindowProblem('create', times, actor, now);
  if (code) throw new Problem(code);
}

/** The times, cut to 24 h: an invalid request must not make the server read the bookings of many months. */
export const limitPlan = ({ starts_at, ends_at }: Times): Times => ({
  starts_at,
  ends_at: earliest(ends_at, addMinutes(starts_at, maxPlanMinutes)),
});

/** Minutes: 30 if more than 6 h are planned, otherwise 0 (Labour Code §88). */
export const defaultBreakMinutes = (times: Times): number => (plannedLength(times) > breakAfterMinutes ? 30 : 0);

/**
 * The planned times with the fields derived from them: the local day of the start at the store, and the flags with
 * `holiday` set or removed.
 */
export function scheduled(shift: Pick<Shift, 'store' | 'flags'>, { starts_at, ends_at }: Times, law: HolidayCalendar) {
  const day = localDay(starts_at, shift.store.time_zone);
  const isHoliday = law.holidays(day, day).length > 0;
  const flags = isHoliday ? addFlags(shift.flags, 'holiday') : removeFlags(shift.flags, 'holiday');
  return { starts_at, ends_at, day, flags };
}
