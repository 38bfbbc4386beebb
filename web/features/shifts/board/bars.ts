import type { BoardShift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes, latest, minutesBetween } from '#shared/domain/instants.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { productTimeZone } from '../../../ui/days.ts';
import { clock } from '../../../ui/format.ts';
import { wallMinute } from '../wall-clock.ts';

/** The time that the board shows, ISO 8601 UTC. */
export type Window = { from: string; to: string };

const hour = 60;
const hoursBefore = 2;
const hoursShown = 10;

/** Of today the hours around `now`, from a full hour on; of another day (`now` is null) the whole day. */
export const windowOf = (day: string, now: string | null): Window => {
  if (now === null)
    return { from: localTime(day, '00:00', productTimeZone), to: localTime(addDays(day, 1), '00:00', productTimeZone) };
  const minute = `${now.slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`;
  const from = addMinutes(minute, -wallMinute(now, productTimeZone) - hoursBefore * hour);
  return { from, to: addMinutes(from, hoursShown * hour) };
};

/** The full hours of a window after its beginning, with their places in percent; two or three apart in a long one. */
export const hoursOf = ({ from, to }: Window): { at: string; label: string; left: number }[] => {
  const count = minutesBetween(from, to) / hour;
  const step = count > 12 ? 3 : 1;
  return Array.from({ length: Math.ceil(count / step) - 1 }, (_, nth) => addMinutes(from, (nth + 1) * step * hour)).map(
    (at) => ({ at, label: clock(at, productTimeZone), left: placeOf(at, { from, to }) }),
  );
};

/** Percent of the window, from 0 to 100. */
export const placeOf = (instant: string, { from, to }: Window): number => {
  const share = (Date.parse(instant) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  return Math.min(100, Math.max(0, share * 100));
};

type Timed = Pick<BoardShift, 'status' | 'starts_at' | 'ends_at' | 'actual_start' | 'actual_end'>;

/**
 * The place of a shift in the window in percent: from the actual start, to the actual end. A running one goes on to its
 * planned end, or to `now` after it. A shift outside of the window has no width.
 */
export const barOf = (
  { status, starts_at, ends_at, actual_start, actual_end }: Timed,
  window: Window,
  now: string,
): { left: number; width: number } => {
  const end = actual_end ?? (status === 'in_progress' ? latest(ends_at, now) : ends_at);
  const left = placeOf(actual_start ?? starts_at, window);
  return { left, width: Math.max(0, placeOf(end, window) - left) };
};
