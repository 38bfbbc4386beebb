import { addDays, weekdayNumber } from '../days.ts';
import { closesFrom } from '../shifts/shop-closing.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** HH:mm in the store's time zone. With `next_day` the hours end on the day after. */
export type Hours = { from: string; to: string; next_day: boolean };
/** The hours that begin on each weekday, in their order; none means closed. An exception replaces those of its date. */
export type Schedule = { week: Record<Weekday, Hours[]>; exceptions: { date: string; hours: Hours[] }[] };
/** What decides when a store is open. */
export type Opening = { schedule: Schedule; sales_area_m2: number | null };

const dayMinutes = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockAt = (minute: number): string => {
  const ofDay = minute % dayMinutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

type Minutes = { start: number; end: number };
const minutesIn = ({ from, to, next_day }: Hours): Minutes => ({
  start: minuteOf(from),
  end: minuteOf(to) + (next_day ? dayMinutes : 0),
});
const hoursIn = ({ start, end }: Minutes): Hours => ({
  from: clockAt(start),
  to: clockAt(end),
  next_day: end >= dayMinutes,
});

/** Minutes from opening to closing; negative if the hours end before they begin. */
export const lengthOf = (hours: Hours): number => {
  const { start, end } = minutesIn(hours);
  return end - start;
};

/** The weekday of a YYYY-MM-DD date. The fallback is unreachable and satisfies the type of an index. */
export const weekdayOf = (day: string): Weekday => weekdays[weekdayNumber(day)] ?? 'mon';

/** A suggestion for one more interval of a day: from an hour after the last one, for four hours, until midnight at most. */
export function nextHours(day: readonly Hours[]): Hours {
  const last = Math.max(0, ...day.map((hours) => minutesIn(hours).end));
  const start = Math.min(last + 60, dayMinutes - 15);
  return hoursIn({ start, end: Math.min(start + 4 * 60, dayMinutes) });
}

export type ScheduleMistake = {
  path: (string | number)[];
  key: 'opening-hours-order' | 'opening-hours-too-long' | 'opening-hours-overlap' | 'taken';
};

/**
 * Hours that end before they begin, last longer than 24 hours, or begin before the previous ones end, also those of the
 * day before.
 */
export const weekMistakes = (week: Schedule['week']): ScheduleMistake[] =>
  weekdays.flatMap((weekday, nth) => {
    const dayBefore = weekdays[(nth + weekdays.length - 1) % weekdays.length] ?? weekday;
    const openUntil = Math.max(0, ...week[dayBefore].map((hours) => minutesIn(hours).end - dayMinutes));
    return dayMistakes(week[weekday], openUntil).map(({ path, key }) => ({ path: [weekday, ...path], key }));
  });

/** Those of the week and of the exceptions, and dates that occur twice. */
export function scheduleMistakes({ week, exceptions }: Schedule): ScheduleMistake[] {
  const dates = exceptions.map(({ date }) => date);
  return [
    ...weekMistakes(week).map(({ path, key }) => ({ path: ['week', ...path], key })),
    ...exceptions.flatMap(({ hours }, nth) =>
      dayMistakes(hours, 0).map(({ path, key }) => ({ path: ['exceptions', nth, 'hours', ...path], key })),
    ),
    ...dates.flatMap((date, nth) =>
      dates.indexOf(date) < nth ? [{ path: ['exceptions', nth, 'date'], key: 'taken' as const }] : [],
    ),
  ];
}

/** `openUntil` is the minute of the day at which the hours of the day before end. */
const dayMistakes = (day: readonly Hours[], openUntil: number): ScheduleMistake[] =>
  day.flatMap((hours, nth) => {
    const { start, end } = minutesIn(hours);
    const before = day[nth - 1];
    const mistakes: ScheduleMistake[] = [];
    if (start < (before ? minutesIn(before).end : openUntil))
      mistakes.push({ path: [nth, 'from'], key: 'opening-hours-overlap' });
    if (end <= start) mistakes.push({ path: [nth, 'to'], key: 'opening-hours-order' });
    if (end - start > dayMinutes) mistakes.push({ path: [nth, 'to'], key: 'opening-hours-too-long' });
    return mistakes;
  });

/**
 * The hours that begin on a date: those of its exception, or those of its weekday without the time for which act
 * 223/2016 closes the store. Whoever sets an exception answers for the law.
 */
export function hoursOn({ schedule, sales_area_m2 }: Opening, day: string): Hours[] {
  const exception = schedule.exceptions.find(({ date }) => date === day);
  if (exception) return exception.hours;
  const [today, tomorrow] = [day, addDays(day, 1)].map((date) => closesFrom(date, { sales_area_m2 }));
  const hasOwnHours = schedule.exceptions.some(({ date }) => date === addDays(day, 1));
  const untilTomorrow = typeof tomorrow === 'number' && !hasOwnHours ? dayMinutes + tomorrow * 60 : Infinity;
  const closing = typeof today === 'number' ? today * 60 : untilTomorrow;
  return schedule.week[weekdayOf(day)]
    .map(minutesIn)
    .filter(({ start }) => start < closing)
    .map(({ start, end }) => hoursIn({ start, end: Math.min(end, closing) }));
}

/** Open until a time (null: for at least a day), or closed until a time of the same day (null: not any more). */
export type OpenState = { isOpen: true; until: string | null } | { isOpen: false; opens: string | null };

export function openState(store: Opening, day: string, clock: string): OpenState {
  const now = minuteOf(clock);
  const periods = [-1, 0, 1]
    .flatMap((offset) =>
      hoursOn(store, addDays(day, offset)).map((hours) => {
        const { start, end } = minutesIn(hours);
        return { start: start + offset * dayMinutes, end: end + offset * dayMinutes };
      }),
    )
    .toSorted((one, other) => one.start - other.start);
  const end = periods.reduce((until, period) => (period.start <= until ? Math.max(until, period.end) : until), now);
  if (end > now) return { isOpen: true, until: end - now >= dayMinutes ? null : clockAt(end) };
  const next = periods.find(({ start }) => start > now && start < dayMinutes);
  return { isOpen: false, opens: next ? clockAt(next.start) : null };
}

/** How far ahead the public page shows other hours than those of the weekday. */
const publicDays = 30;

/**
 * The schedule for people who may not know the store's sales area: its exceptions are the coming dates with other hours
 * than usual, by law or by the store.
 */
export function publicSchedule(store: Opening, today: string): Schedule {
  const { week } = store.schedule;
  const exceptions = Array.from({ length: publicDays + 1 }, (_, n) => addDays(today, n - 1))
    .map((date) => ({ date, hours: hoursOn(store, date) }))
    .filter(({ date, hours }) => !isSame(hours, week[weekdayOf(date)]));
  return { week, exceptions };
}

const isSame = (one: readonly Hours[], other: readonly Hours[]): boolean =>
  one.length === other.length && one.every((hours, nth) => hoursKey(hours) === hoursKey(other[nth]));
const hoursKey = (hours: Hours | undefined) => hours && `${hours.from}-${hours.to}-${hours.next_day}`;
