import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveOrder } from '#shared/domain/orders/act.ts';
import type { OrderRoleCode, OrderStatus } from '#shared/domain/orders/transitions.ts';
import { anOrder } from '../../../test/world/an-order.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import type * as Orders from '../../data/orders/orders.ts';
import type { Order } from '../../data/orders/orders.ts';
import type * as Stock from '../../data/products/stock.ts';
import type { Item, Write } from '../../data/table.ts';
import type * as Projections from '../run-projections.ts';

// The deployed projection does not see this table.
let orders: typeof Orders;
let stock: typeof Stock;
let project: typeof Projections.handler;
let deadLetters: string;
beforeAll(async () => {
  await takeOwnTable();
  orders = await import('../../data/orders/orders.ts');
  stock = await import('../../data/products/stock.ts');
  ({ handler: project } = await import('../run-projections.ts'));
});
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

const vendor = { id: 'vendor', fio: 'Vladimír Prodejný' };
const shippedAt = '2026-06-02T08:00:00.000Z';
const returnedAt = '2026-06-05T08:00:00.000Z';

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

const moved = (order: Order, to: OrderStatus, roleCodes: OrderRoleCode[] = ['V']): Order => ({
  ...moveOrder(order, to, { by: vendor, roleCodes, now: shippedAt, details: { reason: 'Damaged' } }).order,
  version: order.version + 1,
});
/** As a return of so many pieces of each product leaves the order. */
const returned = (order: Order, pieces: readonly number[]): Order => ({
  ...order,
  version: order.version + 1,
  items: order.items.map((item, n) => ({ ...item, returned: pieces[n] ?? 0, restocked: pieces[n] ?? 0 })),
  history: [...order.history, { at: returnedAt, by: null, what: 'returned', status: order.status, note: null }],
});
const ready = () => anOrder({ status: 'ready_to_ship', track_number: 'DR123' });

/** Of each product of the order, oldest first. */
const movementsOf = async ({ items }: Order) =>
  Promise.all(
    items.map(async ({ product_id }) =>
      (await stock.movementsBetween(product_id, '2026-01-01', '2027-01-01')).map(
        ({ at, by, reason, change, note }) => ({ at, by, reason, change, note }),
      ),
    ),
  );

describe('the movements of a stock', () => {
  it.each([
    ['that is shipped', 'in_progress', ready()],
    ['that is handed over', 'completed', { ...ready(), delivery_type: 'pickup' }],
  ] as const)('say what left with an order %s, once for a repeated event', async (_, to, order) => {
    const after = moved(order, to);
    await apply(changeOf(order, after));
    const movement = { at: shippedAt, by: vendor, reason: 'order', note: order.number };
    const expected = [[{ ...movement, change: -3 }], [{ ...movement, change: -1 }]];
    expect(await movementsOf(order)).toEqual(expected);
    await apply(changeOf(order, after), changeOf(order, after));
    expect(await movementsOf(order)).toEqual(expected);
  });

  it('say what came back, once for a repeated event, and again what came back later', async () => {
    const order = ready();
    const shipped = moved(order, 'in_progress');
    const [some, all] = [returned(shipped, [1, 0]), returned({ ...returned(shipped, [1, 0]) }, [3, 1])];
    const events = [changeOf(order, shipped), changeOf(shipped, some), changeOf(some, all)];
    await apply(...events);
    await apply(...events);
    const changes = (await movementsOf(order)).map((movements) =>
      movements.map(({ reason, change }) => `${reason} ${change}`).toSorted(),
    );
    expect(changes).toEqual([
      ['order -3', 'return 1', 'return 2'],
      ['order -1', 'return 1'],
    ]);
    const last = (await movementsOf(order))[1]?.at(-1);
    expect(last).toEqual({ at: returnedAt, by: null, reason: 'return', change: 1, note: order.number });
  });

  it('say nothing of an order that is new, canceled or otherwise changed', async () => {
    const order = anOrder();
    const canceled = moved(order, 'canceled');
    expect(canceled.reserves).toBe(false);
    await apply(changeOf(null, order), changeOf(order, moved(order, 'processing')), changeOf(order, canceled));
    expect(await movementsOf(order)).toEqual([[], []]);
  });
});
