type Line = { count: number; price: number };

/** Haléř. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0);

export const piecesOf = (lines: readonly { count: number }[]): number =>
  lines.reduce((pieces, { count }) => pieces + count, 0);

/** Grams. */
export const weightOf = (lines: readonly { count: number; weight: number }[]): number =>
  lines.reduce((weight, line) => weight + line.count * line.weight, 0);

/** Haléř: the price of the pieces that came back. */
export const returnedSum = ({ items }: { items: readonly { returned: number; price: number }[] }): number =>
  items.reduce((sum, { returned, price }) => sum + returned * price, 0);

/** Haléř: what an order costs its customer. */
export const payableOf = (order: { sum: number; delivery_cost: number; bonuses_spent: number }): number =>
  order.sum + order.delivery_cost - order.bonuses_spent;

/**
 * What bonuses pay of an order at most, haléř: a percentage of the sum of its goods, rounded down, and no more than the
 * customer has.
 */
export const usableBonuses = (sum: number, { balance, percent }: { balance: number; percent: number }): number =>
  Math.max(0, Math.min(balance, Math.floor((sum * percent) / 100)));

type Step = { up_to: number; cost: number };

/**
 * The cost of a delivery, haléř, by its weight in grams: that of the first step that it fits in. Null if it is heavier
 * than the last one.
 */
export const deliveryCostOf = (steps: readonly Step[], weight: number): number | null =>
  steps.find(({ up_to }) => weight <= up_to)?.cost ?? null;
