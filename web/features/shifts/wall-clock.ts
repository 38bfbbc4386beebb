import { clock, dayOf } from '../../ui/format.ts';

/** The local time read as UTC, so that its difference from the instant is the zone's offset. */
const wall = (instant: string, zone: string): number => Date.parse(`${dayOf(instant, zone)}T${clock(instant, zone)}Z`);
const offset = (instant: string, zone: string): number =>
  Math.round((wall(instant, zone) - Date.parse(instant)) / 60_000);

/** Minutes by which the clocks go back (positive) or forward (negative) between two instants; nearly always 0. */
export const clocksGoBack = (from: string, to: string, zone: string): number => offset(from, zone) - offset(to, zone);

/** Local hour, 0–23, and minute. */
export const wallHour = (instant: string, zone: string): number => Number(clock(instant, zone).slice(0, 2));
export const wallMinute = (instant: string, zone: string): number => Number(clock(instant, zone).slice(3));
