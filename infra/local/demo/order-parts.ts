import { localDay } from '#shared/domain/local-time.ts';
import { timeZone } from './days.ts';
import type { DemoOrder } from './orders.ts';

/** A transaction has at most 100 writes; an order has up to 16, and the counts of its lists. */
const maxInTransaction = 3;

/** In parts for one transaction each: no two orders of a part write the same item. One with bonuses and a supply, which stands in more lists, are alone. */
export const orderParts = (orders: readonly DemoOrder[]): DemoOrder[][] => {
  const { alone = [], together = [] } = Object.groupBy(orders, ({ given, order }) =>
    given > 0 || order.supply_store ? 'alone' : 'together',
  );
  const parts: { orders: DemoOrder[]; items: Set<string> }[] = [];
  for (const one of together) {
    const items = sharedItemsOf(one);
    const open = parts.find(
      (part) => part.orders.length < maxInTransaction && items.every((item) => !part.items.has(item)),
    );
    if (open) {
      open.orders.push(one);
      for (const item of items) open.items.add(item);
    } else parts.push({ orders: [one], items: new Set(items) });
  }
  return [...alone.map((one) => [one]), ...parts.map((part) => part.orders)];
};

/** The sums of its day and the stocks of an open order. */
const sharedItemsOf = ({ order: { customer, user, created_at, items, reserves } }: DemoOrder): string[] => {
  const day = localDay(created_at, timeZone);
  return [
    ...[customer?.id ?? '', user.id].map((owner) => `${owner} ${day}`),
    ...(reserves ? items.map(({ product_id }) => product_id) : []),
  ];
};
