/** Texts of days and times that are the same in every language. Instants are ISO 8601 UTC, days are YYYY-MM-DD. */
const cache = new Map<string, Intl.DateTimeFormat>();
/** Kept per zone, because a formatter is slow to create. The Swedish locale formats as ISO 8601. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    cache.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  cache.set(timeZone, known);
  return known;
};

/** `2026-10-27 14:32:08` in the zone; parts can be cut by position. */
export const local = (instant: string, timeZone: string): string => formatterOf(timeZone).format(new Date(instant));
/** `14:32` */
export const clock = (instant: string, timeZone: string): string => local(instant, timeZone).slice(11, 16);
/** `27.10.` */
export const dayMonth = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.`;
/** `27.10.2026` */
export const fullDay = (day: string): string => `${dayMonth(day)}${day.slice(0, 4)}`;

const weekdays = new Map<string, Intl.DateTimeFormat>();
/** `Tuesday` in a language (BCP 47). */
const dayNameIn = (day: string, language: string): string => {
  const known = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  weekdays.set(language, known);
  return known.format(new Date(`${day}T12:00:00Z`));
};
/** `Tuesday 27.10.`, for sentences: the Czech short form of Monday, `po`, also means `after`. */
export const namedDayIn = (day: string, language: string): string => `${dayNameIn(day, language)} ${dayMonth(day)}`;
/** `Tuesday 27.10. 22:00–06:00`, for sentences. */
export const shiftIn = (from: string, to: string, timeZone: string, language: string): string =>
  `${namedDayIn(local(from, timeZone).slice(0, 10), language)} ${clock(from, timeZone)}–${clock(to, timeZone)}`;
