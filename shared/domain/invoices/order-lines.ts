import type { OrderState } from '../orders/order.ts';
import { divideRounded } from '../pay/amounts.ts';
import { rateSumsOf, type VatRate } from '../vat/vat.ts';
import type { InvoiceLine } from './invoice.ts';

type InvoicedOrder = Pick<OrderState, 'status' | 'items' | 'delivery_cost' | 'bonuses_spent' | 'bonuses_returned'>;
type Words = { delivery: string; bonuses: string };

const piece = { group: null, detail: null, quantity: 1, unit: 'piece', factor: null, vat_included: true } as const;

/**
 * What an order costs now: its pieces that did not come back, its delivery, and the bonuses that paid a part of it, which
 * lower the price (act 235/2004, § 36 (5)) in each rate in proportion. Together they are `total` of `moneyOf`.
 */
export const orderLines = (
  order: InvoicedOrder,
  vatOf: (line: OrderState['items'][number]) => { vat_rate: VatRate | null; vat_included: boolean },
  { delivery, words }: { delivery: VatRate | null; words: Words },
): InvoiceLine[] => {
  if (order.status === 'canceled') return [];
  const goods = order.items.flatMap((line): InvoiceLine[] => {
    const quantity = line.count - line.returned;
    if (quantity === 0) return [];
    const { name: text, sku: detail, price: unit_price } = line;
    return [{ ...piece, text, detail, quantity, unit_price, amount: quantity * unit_price, ...vatOf(line) }];
  });
  const cost = order.delivery_cost;
  const delivered: InvoiceLine[] =
    cost > 0 ? [{ ...piece, text: words.delivery, unit_price: cost, amount: cost, vat_rate: delivery }] : [];
  const lines = [...goods, ...delivered];
  return [...lines, ...bonusLines(lines, order.bonuses_spent - order.bonuses_returned, words.bonuses)];
};

/** The last rate takes what rounding left. */
const bonusLines = (lines: readonly InvoiceLine[], bonuses: number, text: string): InvoiceLine[] => {
  const sums = rateSumsOf(lines).filter(({ total }) => total > 0);
  const all = sums.reduce((sum, { total }) => sum + total, 0);
  let left = bonuses;
  return sums.flatMap(({ vat_rate, total }, nth): InvoiceLine[] => {
    const share = nth === sums.length - 1 ? left : Math.min(left, divideRounded(bonuses * total, all));
    left -= share;
    return share === 0 ? [] : [{ ...piece, text, unit_price: -share, amount: -share, vat_rate }];
  });
};
