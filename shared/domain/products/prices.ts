/** A price, haléř, and the time from which it counted, ISO 8601 UTC. */
export type PriceSince = { at: string; price: number };

const days30 = 30 * 86_400_000;

/** Of a price that fell: when, and the lowest price of the 30 days before, haléř. */
export type Reduction = { at: string; lowest_before: number };

/** The reduction by a new price that counts from `now` on. Undefined for a price that was no higher in 30 days. */
export const reductionBy = (price: number, earlier: readonly PriceSince[], now: string): Reduction | undefined => {
  const lowest = lowestOf30Days(earlier, now);
  return price < lowest ? { at: now, lowest_before: lowest } : undefined;
};

/** What is shown beside a price that fell within 30 days before `now`, haléř. */
export const lowestBefore = (reduction: Reduction | undefined, now: string): number | null =>
  reduction && Date.parse(now) - Date.parse(reduction.at) <= days30 ? reduction.lowest_before : null;

/**
 * The lowest price that counted at some time of the 30 days before `now`, haléř: what a discount is compared with (act
 * 634/1992, section 12a). Throws for no prices.
 */
export const lowestOf30Days = (prices: readonly PriceSince[], now: string): number => {
  const begin = new Date(Date.parse(now) - days30).toISOString();
  const oldestFirst = prices.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const inForce = oldestFirst.findLastIndex(({ at }) => at <= begin);
  const counted = oldestFirst.slice(Math.max(0, inForce));
  if (counted.length === 0) throw new Error('A product without a price');
  return Math.min(...counted.map(({ price }) => price));
};
