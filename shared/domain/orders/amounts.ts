import { type Priced, type PriceVat, totalWithVat } from '../vat/vat.ts';
import type { OrderState, Quotation } from './order.ts';

type Line = PriceVat & { count: number; price: number };

/** The price of the pieces of a line, haléř, with or without VAT as it is. */
export const amountOf = ({ count, price, vat_rate, vat_included }: Line): Priced => ({
  amount: count * price,
  vat_rate,
  vat_included,
});

/** Haléř, with VAT, which is rounded once in a rate. */
export const sumOf = (lines: readonly Line[]): number => totalWithVat(lines.map(amountOf));

export const piecesOf = (lines: readonly { count: number }[]): number =>
  lines.reduce((pieces, { count }) => pieces + count, 0);

/** Grams. */
export const weightOf = (lines: readonly { count: number; weight: number }[]): number =>
  lines.reduce((weight, line) => weight + line.count * line.weight, 0);

/** Lines without the pieces that came back. */
export const keptLines = <Item extends { count: number; returned: number }>(items: readonly Item[]): Item[] =>
  items.map((line) => ({ ...line, count: line.count - line.returned }));

/** Haléř, with VAT: the price of all pieces less that of the pieces that did not come back. */
export const returnedSum = ({ items }: { items: readonly (Line & { returned: number })[] }): number =>
  sumOf(items) - sumOf(keptLines(items));

/** Haléř: what an order costs its customer in money, as it was placed or priced. */
export const chargedOf = (order: { sum: number; delivery_cost: number; bonuses_spent: number }): number =>
  order.sum + order.delivery_cost - order.bonuses_spent;

/** The prices and amounts of an order if its quotation is accepted. */
export const quotedAmounts = <Order extends Pick<OrderState, 'items'>>(
  { items }: Order,
  quotation: Pick<Quotation, 'items' | 'delivery_cost'>,
): Pick<OrderState, 'items' | 'sum' | 'delivery_cost'> => {
  const priceOf = new Map(quotation.items.map(({ product_id, price }) => [product_id, price]));
  const priced = items.map((line) => ({ ...line, price: priceOf.get(line.product_id) ?? line.price }));
  return { items: priced, sum: sumOf(priced), delivery_cost: quotation.delivery_cost };
};

/** An order at the prices that are shown of it: those of a quotation while it waits for the answer. */
export const pricedOf = <Order extends Pick<OrderState, 'status' | 'quotation' | 'items'>>(order: Order): Order =>
  order.status === 'quotation' && order.quotation ? { ...order, ...quotedAmounts(order, order.quotation) } : order;

/**
 * All money of an order, haléř, none of it negative; in quotation at the offered prices. `charged` less `returned` (of
 * pieces that came back less their bonuses; of a canceled order all) is its `total`, and `total` = `payable` + `paid` -
 * `refund`. `payable` is still to pay, `refund` is what the vendor gives back of what was `paid`. At least one of them
 * is 0.
 */
export const moneyOf = (
  order: Pick<
    OrderState,
    'status' | 'items' | 'sum' | 'delivery_cost' | 'quotation' | 'bonuses_spent' | 'bonuses_returned' | 'paid_amount'
  >,
) => {
  const charged = chargedOf(pricedOf(order));
  const returned = order.status === 'canceled' ? charged : returnedSum(order) - order.bonuses_returned;
  const [total, paid] = [charged - returned, order.paid_amount];
  return { charged, returned, total, paid, payable: Math.max(0, total - paid), refund: Math.max(0, paid - total) };
};

/**
 * What bonuses pay of an order at most, haléř: a percentage of the sum of its goods, rounded down, and no more than the
 * customer has.
 */
export const usableBonuses = (sum: number, { balance, percent }: { balance: number; percent: number }): number =>
  Math.max(0, Math.min(balance, Math.floor((sum * percent) / 100)));

type Step = { up_to: number; cost: number };

/**
 * The cost of a delivery, haléř, by its weight in grams: that of the first step that it fits in. Null if it is heavier
 * than the last one. Nothing to deliver costs nothing.
 */
export const deliveryCostOf = (steps: readonly Step[], weight: number): number | null =>
  weight === 0 ? 0 : (steps.find(({ up_to }) => weight <= up_to)?.cost ?? null);
