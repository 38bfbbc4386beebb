/** Returns an instant (ISO 8601 UTC, milliseconds) moved by `minutes`, which may be negative. */
export const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

const minute = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
/**
 * Minutes from one instant to another as clocks show them: the seconds of both are cut first, so that minutes of parts
 * add up. Negative if `to` is earlier.
 */
export const minutesBetween = (from: string, to: string): number => minute(to) - minute(from);

export const latest = (first: string, ...rest: readonly string[]): string =>
  rest.reduce((later, instant) => (instant > later ? instant : later), first);

export const earliest = (one: string, other: string): string => (one < other ? one : other);

/** Whether two periods share a moment. Periods that only touch do not overlap. */
export const overlap = (one: { from: string; to: string }, other: { from: string; to: string }): boolean =>
  one.from < other.to && other.from < one.to;
