import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../../test/world/an-order.ts';
import { whileHeld, writes } from '../../../test/world/faults.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import type * as Entries from '../../data/orders/order-entries.ts';
import type * as Orders from '../../data/orders/orders.ts';
import type { Order } from '../../data/orders/orders.ts';
import type * as Search from '../../data/search-index.ts';
import type * as Table from '../../data/table.ts';
import type * as Events from '../../events/events.ts';
import type * as Projections from '../run-projections.ts';
import type { indexOrders as indexed } from './index-orders.ts';

// The deployed projection does not see this table.
let table: typeof Table;
let orders: typeof Orders;
let entries: typeof Entries;
let search: typeof Search;
let eventOf: typeof Events.eventOf;
let indexOrders: typeof indexed;
let project: typeof Projections.handler;
let deadLetters: string;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../data/table.ts');
  orders = await import('../../data/orders/orders.ts');
  entries = await import('../../data/orders/order-entries.ts');
  search = await import('../../data/search-index.ts');
  ({ eventOf } = await import('../../events/events.ts'));
  ({ indexOrders } = await import('./index-orders.ts'));
  ({ handler: project } = await import('../run-projections.ts'));
});
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

type Change = ReturnType<typeof streamRecord>;
/** Writes an order as it is after the request, or removes it, and returns the change as the stream tells it. */
const changed = async (before: Order | undefined, after: Order | undefined): Promise<Change> => {
  const key = orders.orderKey((after ?? before)?.id ?? '');
  const old = await table.get(key);
  await table.transact(after ? orders.orderWrites(before, after) : before ? orders.orderRemovalWrites(before) : []);
  const next = await table.get(key);
  return streamRecord({ ...(old && { before: old }), ...(next && { after: next }) });
};
const apply = (...Records: Change[]) => project({ Records });

/** An order with later versions: it moves to another status, then another person receives it. */
const history = () => {
  const first = anOrder({ fio: 'Karel Nový' });
  const second: Order = { ...first, version: 2, status: 'processing' };
  const third: Order = { ...second, version: 3, fio: 'Adam Starý' };
  return { first, second, third };
};
const found = async (tenant: Entries.OrderTenant, typed: string) =>
  (await search.searchEntries(entries.orderIndex(tenant), typed)).entries.map(({ id, projection }) => ({
    id,
    projection,
  }));
const expected = (order: Order) => [
  { id: order.id, projection: { ...entries.orderSubject(order), status: order.status, created_at: order.created_at } },
];
/**
 * What does not find exactly the order as it is: by its number, the recipient, who ordered and the companies, for each of
 * its readers. And what still finds it by words that it lost.
 */
const differences = async (order: Order, lost: readonly string[] = []): Promise<string[]> => {
  const different: string[] = [];
  const compare = async (tenant: Entries.OrderTenant, typed: string, wanted: unknown[]) => {
    if (!isDeepStrictEqual(await found(tenant, typed), wanted)) different.push(`${tenant} ${typed}`);
  };
  for (const tenant of entries.tenantsOf(order)) {
    await compare(tenant, order.number, expected(order));
    // Other tests have orders of the same names.
    if (tenant === 'all') continue;
    for (const typed of [order.number.slice(0, 7), order.fio, 'bila', 'lipa', 'prace'])
      await compare(tenant, typed, expected(order));
    for (const typed of lost) await compare(tenant, typed, []);
  }
  return different;
};
const findsNothing = async (order: Order): Promise<boolean> =>
  (await Promise.all(entries.tenantsOf(order).map((tenant) => found(tenant, order.number)))).flat().length === 0;

describe('the search of orders', () => {
  it('follows an order: ordered, moved, for another recipient, deleted', async () => {
    const { first, second, third } = history();
    await apply(await changed(undefined, first));
    expect(await differences(first)).toEqual([]);
    await apply(await changed(first, second));
    expect(await differences(second)).toEqual([]);
    await apply(await changed(second, third));
    expect(await differences(third, ['karel', 'novy'])).toEqual([]);
    await apply(await changed(third, undefined));
    expect(await findsNothing(third)).toBe(true);
    expect(await messagesIn(deadLetters)).toEqual([]);
  });

  it('of an order without a company has it for the seller and the person', async () => {
    const order = anOrder({ customer: null });
    await apply(await changed(undefined, order));
    for (const tenant of [`seller#${order.company.id}`, `account#${order.user.id}`] as const)
      expect(await found(tenant, 'karel')).toEqual(expected(order));
  });
});

describe('an event that is delivered', () => {
  it('again, in any order and after later ones, leaves what the order is in the end', async () => {
    for (const order of [
      [0, 0, 1, 1, 2, 2],
      [2, 1, 0],
      [1, 0, 2, 0],
      [0, 1, 2, 1, 0],
    ]) {
      const { first, second, third } = history();
      const events = [await changed(undefined, first), await changed(first, second), await changed(second, third)];
      for (const n of order) await apply(events[n] as Change);
      expect(await differences(third, ['karel', 'novy'])).toEqual([]);
    }
  });

  it('between the changes is no step back', async () => {
    const { first, second, third } = history();
    const one = await changed(undefined, first);
    await apply(one);
    const two = await changed(first, second);
    await apply(two, one);
    expect(await differences(second)).toEqual([]);
    const three = await changed(second, third);
    await apply(three);
    await apply(one, two);
    expect(await differences(third, ['karel', 'novy'])).toEqual([]);
    const four = await changed(third, undefined);
    await apply(four);
    await apply(one, two, three);
    expect(await findsNothing(third)).toBe(true);
    expect(await messagesIn(deadLetters)).toEqual([]);
  });

  it('by another process, and decided before a later change but written after it, is decided again', async () => {
    const { first, second, third } = history();
    const one = eventOf(await changed(undefined, first));
    if (!one) throw new Error('An order has events');
    await whileHeld(
      writes('S#'),
      // Without the stream's limit of time, because a busy machine is slow.
      () => indexOrders(one),
      async () => {
        await apply(await changed(first, second));
        await apply(await changed(second, third));
      },
    );
    expect(await differences(third, ['karel', 'novy'])).toEqual([]);
  });
});
