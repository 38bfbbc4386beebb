/** ISO 8601 UTC with milliseconds, `minutes` later (or earlier, when negative). */
export const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Whole minutes from one instant to another, rounded down; negative when `to` is earlier. */
export const minutesBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 60_000);

/** The later of several instants. */
export const latest = (first: string, ...rest: readonly string[]): string =>
  rest.reduce((later, instant) => (instant > later ? instant : later), first);

/** The earlier of two instants. */
export const earliest = (one: string, other: string): string => (one < other ? one : other);

/** Whether two stretches of time share a moment; touching ends do not. */
export const overlap = (one: { from: string; to: string }, other: { from: string; to: string }): boolean =>
  one.from < other.to && other.from < one.to;
