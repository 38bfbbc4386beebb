/**
 * What a participant quotes. Money in minor units of the tender's currency (hundredths), tariff in ten-thousandths of a
 * percent (1.75 % is 17500).
 */
export type Terms = { sum: number; franchise: number; tariff_percent: number; comment: string };

/** 100 % as a tariff, and as a share. */
const wholeTariff = 1_000_000n;
const wholeShare = 10_000n;

/**
 * Minor units: an amount at a tariff, rounded half away from zero. Exact for amounts up to 10^15 and tariffs up to 100
 * %. Throws a RangeError if a number is not an integer.
 */
export const premiumOf = (amount: number, tariff: number): number => portion(amount, tariff, wholeTariff);

/** Minor units: a share of an amount in hundredths of a percent, rounded and exact as `premiumOf`. */
export const partOf = (amount: number, share: number): number => portion(amount, share, wholeShare);

const portion = (amount: number, part: number, whole: bigint): number => {
  const product = BigInt(amount) * BigInt(part);
  const half = product < 0n ? -whole / 2n : whole / 2n;
  return Number((product + half) / whole);
};

/**
 * What lines come to, in minor units: of each its amount of the layer, and the premium of that at a tariff (null without
 * one). The sums are those of the lines, so that a table adds up.
 */
export const placedMoney = (
  layer: number,
  signed: readonly number[],
  tariff: number | null,
): { lines: { amount: number; premium: number | null }[]; amount: number; premium: number | null } => {
  const lines = signed.map((share) => {
    const amount = partOf(layer, share);
    return { amount, premium: tariff === null ? null : premiumOf(amount, tariff) };
  });
  return {
    lines,
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    premium: tariff === null ? null : lines.reduce((sum, line) => sum + (line.premium ?? 0), 0),
  };
};

/**
 * Hundredths of a percent of the layer that a sum covers, rounded down, at most 10000; 0 for a layer of 0. Throws a
 * RangeError if a number is not an integer.
 */
export const shareOf = (sum: number, layer: number): number =>
  layer === 0 ? 0 : Math.min(10_000, Number((BigInt(sum) * 10_000n) / BigInt(layer)));

export const bidRows = ['tariff_percent', 'premium', 'franchise', 'sum'] as const;
export type BidRow = (typeof bidRows)[number];

type Quote = { id: string; terms: Terms };

/** The ids with the lowest cost. None if there is one quote or if all cost the same. */
const lowest = (quotes: readonly Quote[], costOf: (terms: Terms) => number): string[] => {
  const least = Math.min(...quotes.map(({ terms }) => costOf(terms)));
  const best = quotes.filter(({ terms }) => costOf(terms) === least);
  return best.length < quotes.length ? best.map(({ id }) => id) : [];
};

/**
 * The ids of the best quotes in each row, in the order of the quotes: the lowest tariff, the lowest premium of the whole
 * layer (minor units), the lowest franchise, the highest sum. All that tie; none if there is one quote or if all are
 * equal in the row.
 */
export const bestOf = (quotes: readonly Quote[], layer: number): Record<BidRow, string[]> => ({
  tariff_percent: lowest(quotes, ({ tariff_percent }) => tariff_percent),
  premium: lowest(quotes, ({ tariff_percent }) => premiumOf(layer, tariff_percent)),
  franchise: lowest(quotes, ({ franchise }) => franchise),
  sum: lowest(quotes, ({ sum }) => -sum),
});
