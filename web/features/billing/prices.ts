import type { Period } from '#shared/domain/billing/tariffs.ts';

type Prices = Readonly<Record<Period, number>>;

/** What 30 days of a period cost, in haléř. */
export const perThirtyDays = (prices: Prices, days: Period): number => Math.round((prices[days] * 30) / days);

/** Whole percent that a period saves compared with paying 30 days at a time; 0 if it saves nothing. */
export const savedPercent = (prices: Prices, days: Period): number =>
  Math.max(0, Math.floor((1 - perThirtyDays(prices, days) / prices[30]) * 100 + 1e-9));
