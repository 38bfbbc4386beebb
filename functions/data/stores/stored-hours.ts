import * as z from 'zod/mini';
import { type Hours, type Schedule, type Weekday, weekdays } from '#shared/domain/stores/schedule.ts';

/** The hours of a store of schema 1: at most one interval per weekday, to the minute. */
const Before = z.record(z.enum(weekdays), z.nullable(z.object({ from: z.string(), to: z.string() })));
type Before = z.infer<typeof Before>;

const byWeekday = <T>(valueOf: (weekday: Weekday) => T) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, valueOf(weekday)])) as Record<Weekday, T>;

/** Rounded outwards to 15 minutes, so that 23:59 becomes midnight. */
export const firstScheduleOf = (stored: unknown): Schedule => {
  const before = Before.parse(stored);
  return {
    week: byWeekday((weekday) => {
      const hours = before[weekday];
      return hours ? [roundedHours(hours)] : [];
    }),
    exceptions: [],
  };
};

const roundedHours = ({ from, to }: { from: string; to: string }): Hours => {
  const end = Math.ceil(minuteOf(to) / 15) * 15;
  return {
    from: clockAt(Math.floor(minuteOf(from) / 15) * 15),
    to: clockAt(end % (24 * 60)),
    next_day: end === 24 * 60,
  };
};
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** From the first opening to the last closing of each weekday, until midnight at most. */
export const hoursBefore = ({ week }: Schedule): Before =>
  byWeekday((weekday) => {
    const [first, last] = [week[weekday].at(0), week[weekday].at(-1)];
    return first && last ? { from: first.from, to: last.next_day ? '23:59' : last.to } : null;
  });
