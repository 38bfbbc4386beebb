import { Temporal } from 'temporal-polyfill';

const at = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** YYYY-MM-DD on the wall in `zone` at an instant. */
export const localDay = (instant: string, zone: string): string => at(instant, zone).toPlainDate().toString();

/** The first and the last day on the wall that a stretch of time touches; ending at midnight touches no next day. */
export const touchedDays = (from: string, to: string, zone: string): [first: string, last: string] => [
  localDay(from, zone),
  at(to, zone).subtract({ milliseconds: 1 }).toPlainDate().toString(),
];

/** The instant at which the wall clock in `zone` shows `hour` on a day. */
export const localHour = (day: string, hour: number, zone: string): string =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds,
  ).toISOString();
