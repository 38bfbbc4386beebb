import * as z from 'zod/mini';
import { clock as clockTime, multilineText, version } from '#shared/contracts/fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { clock, dayOf } from '../../ui/format.ts';

type Stretch = { from: string; to: string };
export const maxBreaks = 10;

/** A shift with its planned and actual times. */
export type Worked = Pick<Shift, 'day' | 'starts_at' | 'ends_at' | 'actual_start' | 'actual_end' | 'breaks'> & {
  store: { time_zone: string };
};

/** The fields of a form. Times are HH:mm. `was` is the recorded break that a row was created from. */
const times = {
  start: clockTime,
  end: clockTime,
  breaks: z
    .array(
      z.object({ from: clockTime, to: clockTime, was: z.nullable(z.object({ from: z.string(), to: z.string() })) }),
    )
    .check(z.maxLength(maxBreaks)),
};
const reason = multilineText(500);

/** Other times, with a reason. */
export const Correction = z.object({ version, ...times, reason });
/** The performer's answer to a dispute: the customer's times, or the typed ones with a reason. */
const AnyAnswer = z.object({ version, decision: z.enum(['accept', 'propose']), ...times, reason: z.nullable(reason) });
export const Answer: typeof AnyAnswer = AnyAnswer.check(
  z.refine((answer) => answer.decision === 'accept' || answer.reason !== null, { error: 'required', path: ['reason'] }),
);
export type Typed = Pick<z.infer<typeof Correction>, 'start' | 'end' | 'breaks'>;
type Corrected = { actual_start: string; actual_end: string; breaks: Stretch[] };

/** The worked times, or the planned ones if none are recorded, as local times of the store. */
export const timesWorked = (shift: Worked): Typed => {
  const zone = shift.store.time_zone;
  const { start, end, breaks } = known(shift);
  return {
    start: clock(start, zone),
    end: clock(end, zone),
    breaks: breaks.map((was) => ({ from: clock(was.from, zone), to: clock(was.to, zone), was })),
  };
};

/**
 * The instants of the typed times, or null while one is missing. The start is the occurrence nearest to the planned
 * start; the other times follow within a day. An untouched time keeps its original instant, including seconds and the
 * choice between the two equal hours of an autumn night.
 */
export const correctedTimes = (typed: Typed, shift: Worked): Corrected | null => {
  const zone = shift.store.time_zone;
  if ([typed.start, typed.end, ...typed.breaks.flatMap(({ from, to }) => [from, to])].includes('')) return null;
  const was = known(shift);
  const actual_start = untouched(typed.start, was.start) ?? nearest(typed.start);
  const firstDay = dayOf(actual_start, zone);
  const following = (time: string, original?: string) => {
    const kept = original && untouched(time, original);
    if (kept) return kept;
    const sameDay = localTime(firstDay, time, zone);
    return sameDay >= actual_start ? sameDay : localTime(addDays(firstDay, 1), time, zone);
  };
  return {
    actual_start,
    actual_end: following(typed.end, was.end),
    breaks: typed.breaks.map((one) => ({
      from: following(one.from, one.was?.from),
      to: following(one.to, one.was?.to),
    })),
  };

  function untouched(time: string, original: string): string | undefined {
    return clock(original, zone) === time ? original : undefined;
  }
  function nearest(time: string): string {
    const away = (at: string) => Math.abs(Date.parse(at) - Date.parse(shift.starts_at));
    return [-1, 0, 1]
      .map((days) => localTime(addDays(shift.day, days), time, zone))
      .reduce((best, at) => (away(at) < away(best) ? at : best));
  }
};

/** Minutes of work without the breaks. */
export const minutesOf = (corrected: Corrected): number => minutesWorked(corrected, corrected.actual_end);

const known = (shift: Worked) => {
  const end = shift.actual_end ?? shift.ends_at;
  return {
    start: shift.actual_start ?? shift.starts_at,
    end,
    breaks: shift.breaks.map(({ from, to }) => ({ from, to: to ?? end })),
  };
};
