import { divideRounded } from '#shared/domain/pay/amounts.ts';

export const priceWays = ['amount', 'raise', 'lower'] as const;
export type PriceChange = {
  way: (typeof priceWays)[number];
  /** Haléř. */
  price: number;
  percent: number;
};

/** The highest price that the contract allows, in haléř. */
const highest = 1_000_000_00;

/** Haléř. By percent it is rounded half away from zero, and at least 1 haléř. */
export const newPrice = (before: number, { way, price, percent }: PriceChange): number => {
  if (way === 'amount') return price;
  const share = way === 'raise' ? 100 + percent : 100 - percent;
  return Math.min(highest, Math.max(1, divideRounded(before * share, 100)));
};
