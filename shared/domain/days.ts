/** Arithmetic of calendar days, YYYY-MM-DD. Weeks begin on Monday. */

/** Milliseconds. */
export const dayLength = 86_400_000;

/** The day after 9999-12-31 is +010000-01-01, which dates and times read. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, -'T00:00:00.000Z'.length);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Days after the Monday of the week, 0 to 6. */
export const weekdayNumber = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayNumber(day));
