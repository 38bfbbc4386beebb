import { addMinutes, minutesBetween } from '#shared/domain/instants.ts';
import { clock, dayOf, shortDay } from '../../../ui/format.ts';
import { wallHour, wallMinute } from '../wall-clock.ts';

const edge = 30;
const hour = 60;
/** Minutes. A longer scale is labelled by days, because hour labels would overlap. */
const longestInHours = 36 * hour;
const isNight = (at: string, zone: string) => wallHour(at, zone) >= 22 || wallHour(at, zone) < 6;

/**
 * A period in the store's local time, labelled by hours, or by days if it is longer than a day and a half. A 25-hour
 * night has 02:00 twice; both are `odd`.
 */
export const scaleOf = (moments: readonly string[], zone: string) => {
  const sorted = moments.toSorted();
  const first = sorted[0] ?? '';
  const last = sorted.at(-1) ?? '';
  const byDays = minutesBetween(first, last) > longestInHours;
  const margin = byDays ? minutesBetween(first, last) / 24 : edge;
  const from = addMinutes(first, -margin);
  const to = addMinutes(last, margin);
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  const at = (instant: string): number => ((Date.parse(instant) - start) / length) * 100;

  const starts: string[] = [];
  for (let next = addMinutes(from, -wallMinute(from, zone)); next < to; next = addMinutes(next, hour))
    starts.push(next);
  const labels = starts.map((instant) => clock(instant, zone));
  const hours = starts
    .map((instant, nth) => ({
      instant,
      label: labels[nth] ?? '',
      odd: labels[nth] === labels[nth - 1] || labels[nth] === labels[nth + 1],
    }))
    .filter(({ instant }) => instant >= from);
  const days = hours
    .filter(({ label }) => label === '00:00')
    .map(({ instant }) => ({ instant, label: shortDay(dayOf(instant, zone)), odd: false }));
  const nights = starts
    .filter((instant) => isNight(instant, zone))
    .map((instant) => {
      const left = Math.max(0, at(instant));
      return { left, width: Math.min(100, at(addMinutes(instant, hour))) - left };
    });
  return {
    at,
    byDays,
    ticks: byDays ? days : hours,
    nights: byDays ? [] : nights,
    holds: (instant: string) => instant >= from && instant <= to,
  };
};

/**
 * Position of a bar's label in percent of the scale: inside the bar if it fits, otherwise on the side with more room.
 * `words` is the label's width.
 */
export const labelPlacement = ({ left, width }: { left: number; width: number }, labelWidth: number) =>
  width >= labelWidth ? 'inside' : 100 - left - width >= left ? 'after' : 'before';

/**
 * The positions, by index, whose labels do not overlap: from the first on, each at least `distance` after the last one.
 * All in percent of the scale.
 */
export const apart = (positions: readonly number[], distance: number): readonly number[] => {
  let last = -Infinity;
  return positions.flatMap((position, nth) => {
    if (position - last < distance) return [];
    last = position;
    return [nth];
  });
};
