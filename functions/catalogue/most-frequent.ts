import type { Counts } from '../data/catalogue/counts.ts';

/** The values with the greatest counts, and those chosen, of which there may be none. */
export const mostFrequent = (
  counts: Counts,
  chosen: Iterable<string>,
  limit: number,
): { value: string; count: number }[] => {
  const frequent = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, limit);
  const shown = new Map(frequent);
  for (const value of chosen) shown.set(value, counts.get(value) ?? 0);
  return [...shown].map(([value, count]) => ({ value, count }));
};
