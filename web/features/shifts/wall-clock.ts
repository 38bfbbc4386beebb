import { clock, dayOf } from '../../ui/format.ts';

/** What the wall clock shows, as if it were UTC, so that a difference to the instant is the zone's offset. */
const wall = (instant: string, zone: string): number => Date.parse(`${dayOf(instant, zone)}T${clock(instant, zone)}Z`);
const offset = (instant: string, zone: string): number =>
  Math.round((wall(instant, zone) - Date.parse(instant)) / 60_000);

/** How many minutes the clocks go back (positive) or forward (negative) between two instants; nearly always 0. */
export const clocksGoBack = (from: string, to: string, zone: string): number => offset(from, zone) - offset(to, zone);

/** The hour on the wall, 0–23, and its minute. */
export const wallHour = (instant: string, zone: string): number => Number(clock(instant, zone).slice(0, 2));
export const wallMinute = (instant: string, zone: string): number => Number(clock(instant, zone).slice(3));
