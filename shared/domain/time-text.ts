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
