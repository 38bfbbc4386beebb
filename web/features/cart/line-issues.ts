import { sumOf } from '#shared/domain/orders/amounts.ts';
import type { CartLine } from '../../domain/cart/guest-cart.ts';

/** Whether a line cannot be ordered as it is. */
export const isBlocked = ({ issue }: Pick<CartLine, 'issue'>): boolean => issue !== null && issue !== 'repriced';

/** Haléř with VAT by which the repriced lines cost more, or less. Null if no line is repriced. */
export const priceChange = (lines: readonly CartLine[]): number | null => {
  const repriced = lines.filter(({ issue }) => issue === 'repriced');
  if (repriced.length === 0) return null;
  return sumOf(repriced) - sumOf(repriced.map((line) => ({ ...line, price: line.seen })));
};
