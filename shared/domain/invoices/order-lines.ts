import { keptLines } from '../orders/amounts.ts';
import type { OrderState } from '../orders/order.ts';
import { divideRounded } from '../pay/amounts.ts';
import { type PriceVat, type RateSum, rateSumsOf, splitLines, sumOfRates } from '../vat/vat.ts';
import type { InvoiceLine } from './invoice.ts';

type Line = Pick<OrderState['items'][number], 'name' | 'sku' | 'price' | 'count' | 'returned'> & PriceVat;
type InvoicedOrder = Pick<OrderState, 'status' | 'delivery_cost' | 'bonuses_spent' | 'bonuses_returned'> & {
  items: readonly Line[];
};
type Words = { delivery: string; bonuses: string };

const piece = { group: null, detail: null, quantity: 1, unit: 'piece', factor: null, vat_included: true } as const;

/**
 * What an order costs now: its pieces that did not come back, its delivery, whose price includes 21 % of a seller that is
 * a VAT payer, and the bonuses that paid a part of it, which lower the price (act 235/2004, § 36 (5)) in each rate in
 * proportion. Together they are `total` of `moneyOf`.
 */
export const orderLines = (order: InvoicedOrder, words: Words): InvoiceLine[] => {
  if (order.status === 'canceled') return [];
  const goods = keptLines(order.items).flatMap(
    ({ name: text, sku: detail, price: unit_price, count: quantity, vat_rate, vat_included }): InvoiceLine[] =>
      quantity === 0
        ? []
        : [{ ...piece, text, detail, quantity, unit_price, amount: quantity * unit_price, vat_rate, vat_included }],
  );
  const cost = order.delivery_cost;
  const vat_rate = order.items.some((line) => line.vat_rate === null) ? null : '21';
  const delivered: InvoiceLine[] =
    cost > 0 ? [{ ...piece, text: words.delivery, unit_price: cost, amount: cost, vat_rate }] : [];
  const lines = [...goods, ...delivered];
  return [...lines, ...bonusLines(lines, order.bonuses_spent - order.bonuses_returned, words.bonuses)];
};

/**
 * A rate has what bonuses pay of the rates until it less what they pay of those before it, so they never pay more than
 * a rate costs.
 */
const bonusLines = (lines: readonly InvoiceLine[], bonuses: number, text: string): InvoiceLine[] => {
  const sums = rateSumsOf(lines).filter(({ total }) => total > 0);
  const all = sumOfRates(sums).total;
  const paidUntil = (nth: number) => divideRounded(bonuses * sumOfRates(sums.slice(0, nth)).total, all);
  return sums.flatMap(({ vat_rate }, nth): InvoiceLine[] => {
    const share = paidUntil(nth + 1) - paidUntil(nth);
    return share === 0 ? [] : [{ ...piece, text, unit_price: -share, amount: -share, vat_rate }];
  });
};

/**
 * Lines as they are invoiced by a seller that has become a VAT payer since they were ordered, or is none any more: what
 * was agreed is owed, VAT included or not at all.
 */
export const linesOfSeller = (lines: readonly InvoiceLine[], vat_payer: boolean): InvoiceLine[] => {
  if (vat_payer)
    return lines.map((line) => (line.vat_rate === null ? { ...line, vat_rate: '21', vat_included: true } : line));
  const splits = splitLines(lines);
  return lines.map((line, nth) => {
    const amount = splits[nth]?.total ?? line.amount;
    const unit_price = line.vat_included ? line.unit_price : divideRounded(amount, line.quantity);
    return { ...line, unit_price, amount, vat_rate: null, vat_included: true };
  });
};

/** What an order costs by rate: the same as its invoice says. */
export const orderRates = (order: InvoicedOrder): RateSum[] =>
  rateSumsOf(orderLines(order, { delivery: '', bonuses: '' }));

type CartLine = PriceVat & { count: number; price: number };

/** What goods will cost by rate when they are ordered. Amounts in haléř. */
export const cartRates = (
  lines: readonly CartLine[],
  { delivery_cost = 0, bonuses_spent = 0 }: { delivery_cost?: number; bonuses_spent?: number } = {},
): RateSum[] => {
  const items = lines.map((line) => ({ ...line, name: '', sku: '', returned: 0 }));
  return orderRates({ status: 'new', items, delivery_cost, bonuses_spent, bonuses_returned: 0 });
};
