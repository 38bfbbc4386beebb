import { Temporal } from 'temporal-polyfill';

const at = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** The local date (YYYY-MM-DD) in `zone` at an instant. */
export const localDay = (instant: string, zone: string): string => at(instant, zone).toPlainDate().toString();

/** The first and last local day that a period touches. A period that ends at midnight does not touch the next day. */
export const touchedDays = (from: string, to: string, zone: string): [first: string, last: string] => [
  localDay(from, zone),
  at(to, zone).subtract({ milliseconds: 1 }).toPlainDate().toString(),
];

/** The instant at which it is `hour` o'clock in `zone` on a day. */
export const localHour = (day: string, hour: number, zone: string): string =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds,
  ).toISOString();

/**
 * The instant at which it is HH:mm in `zone` on a day. When clocks go back, a time that occurs twice means the earlier
 * one. When they go forward, a skipped time moves later by the skipped hour.
 */
export const localTime = (day: string, clock: string, zone: string): string =>
  new Date(Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).epochMilliseconds).toISOString();
