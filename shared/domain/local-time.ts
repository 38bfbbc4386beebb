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

/**
 * The instant at which the wall clock in `zone` shows HH:mm on a day. A time that comes twice in the autumn is the
 * earlier one, a time that the spring skips is as much later as the clocks go forward.
 */
export const localTime = (day: string, clock: string, zone: string): string =>
  new Date(Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).epochMilliseconds).toISOString();
