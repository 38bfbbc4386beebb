import { addMinutes } from '#shared/domain/instants.ts';
import { clock } from '../../../ui/format.ts';
import { wallHour, wallMinute } from '../wall-clock.ts';

const edge = 30;
const hour = 60;
const isNight = (at: string, zone: string) => wallHour(at, zone) >= 22 || wallHour(at, zone) < 6;

/** A stretch of time as it lies on the wall of the store: a 25-hour night has 02:00 twice, and both are `odd`. */
export const scaleOf = (moments: readonly string[], zone: string) => {
  const sorted = moments.toSorted();
  const from = addMinutes(sorted[0] ?? '', -edge);
  const to = addMinutes(sorted.at(-1) ?? '', edge);
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
  const nights = starts
    .filter((instant) => isNight(instant, zone))
    .map((instant) => {
      const left = Math.max(0, at(instant));
      return { left, width: Math.min(100, at(addMinutes(instant, hour))) - left };
    });
  return { at, hours, nights, holds: (instant: string) => instant >= from && instant <= to };
};
