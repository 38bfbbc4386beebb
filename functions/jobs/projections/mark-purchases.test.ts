import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { anOrder } from '../../../test/world/an-order.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import type * as Orders from '../../data/orders/orders.ts';
import type { Order } from '../../data/orders/orders.ts';
import type * as Purchases from '../../data/reviews/purchases.ts';
import type { Item, Write } from '../../data/table.ts';
import type * as Projections from '../run-projections.ts';

// The deployed projection does not see this table.
let orders: typeof Orders;
let purchases: typeof Purchases;
let project: typeof Projections.handler;
let deadLetters: string;
beforeAll(async () => {
  await takeOwnTable();
  orders = await import('../../data/orders/orders.ts');
  purchases = await import('../../data/reviews/purchases.ts');
  ({ handler: project } = await import('../run-projections.ts'));
});
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

const itemOf = (order: Order): Item => {
  const [write] = orders.orderWrites(undefined, order) as [Write];
  return 'put' in write ? write.put : {};
};
const changeOf = (before: Order | null, after: Order) =>
  streamRecord({ ...(before && { before: itemOf(before) }), after: itemOf(after) });
const apply = async (...Records: ReturnType<typeof changeOf>[]) => {
  await project({ Records });
  expect(await messagesIn(deadLetters)).toEqual([]);
};
const later = (order: Order, status: OrderStatus): Order => ({ ...order, status, version: order.version + 1 });

/** Who of the order may review its products: who ordered it, a buyer of the company, and a manager of the company. */
const buying = async ({ items, user, customer }: Order): Promise<boolean[][]> => {
  const actor = { id: 'another', login_id: 'login', fio: '', company: customer, store_ids: [] };
  const actors: Actor[] = [
    { ...actor, id: user.id, role: 'ROLE_BUYER_MANAGER' },
    { ...actor, role: 'ROLE_BUYER' },
    { ...actor, role: 'ROLE_BUYER_MANAGER' },
  ];
  return Promise.all(
    actors.map((one) => Promise.all(items.map(({ product_id }) => purchases.hasBought(one, product_id)))),
  );
};
const all = [true, true];
const none = [false, false];

describe('a purchase', () => {
  it('is known when its order is completed, and not before', async () => {
    const order = anOrder({ status: 'in_progress' });
    await apply(changeOf(null, order), changeOf(order, later(order, 'in_progress')));
    expect(await buying(order)).toEqual([none, none, none]);
    const event = changeOf(order, later(order, 'completed'));
    await apply(event, event);
    await apply(event);
    expect(await buying(order)).toEqual([all, all, none]);
  });

  it('of a person without a company is that person’s alone', async () => {
    const order = anOrder({ status: 'completed', customer: null });
    await apply(changeOf(null, order));
    expect(await buying(order)).toEqual([all, none, none]);
  });

  it('by a supply is the customer’s, not of the vendor who ordered it', async () => {
    const order = anOrder({ status: 'completed', supply_store: { id: 'store', name: 'Nusle', address: 'Praha' } });
    await apply(changeOf(null, order));
    expect(await buying(order)).toEqual([none, all, none]);
  });

  it('is of each of fifty products', async () => {
    const [item] = anOrder().items;
    if (!item) throw new Error('An order has items');
    const items = Array.from({ length: 50 }, (_, n) => ({ ...item, product_id: `product-${n}` }));
    const order = anOrder({ status: 'completed', items });
    await apply(changeOf(null, order));
    expect((await buying(order)).map((products) => products.filter(Boolean).length)).toEqual([50, 50, 0]);
  });

  it('is not of an order that is canceled', async () => {
    const order = anOrder();
    await apply(changeOf(order, later(order, 'canceled')));
    expect(await buying(order)).toEqual([none, none, none]);
  });
});
