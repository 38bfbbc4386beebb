export const priceWays = ['amount', 'raise', 'lower'] as const;
export type PriceChange = {
  way: (typeof priceWays)[number];
  /** Haléř. */
  price: number;
  percent: number;
};

/** The highest price that the contract allows, in haléř. */
const highest = 1_000_000_00;

/** Haléř. By percent it is rounded to whole koruny, and at least 1 Kč. */
export const newPrice = (before: number, { way, price, percent }: PriceChange): number => {
  if (way === 'amount') return price;
  const share = way === 'raise' ? 100 + percent : 100 - percent;
  return Math.min(highest, Math.max(100, Math.round((before * share) / 10_000) * 100));
};
