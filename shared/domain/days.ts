/** Arithmetic of calendar days, YYYY-MM-DD. Weeks begin on Monday. */

/** Milliseconds. */
export const dayLength = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Days after the Monday of the week, 0 to 6. */
export const weekdayNumber = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayNumber(day));
