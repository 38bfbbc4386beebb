import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getStockInfo, setProductStock } from '#shared/contracts/products.ts';
import { invoke } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { getStock, stockKey, stockReservationWrite } from '../data/products/stock.ts';
import { ConditionFailed, transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});

const set = (id: string, body: object, who: Account = world.people.vendor) =>
  invoke(setProductStock, who, { params: { id }, body });
const info = (id: string, body: object = {}, who: Account = world.people.vendor) =>
  invoke(getStockInfo, who, { params: { id }, query: {}, body });

describe('the stock of a product', () => {
  it('is set to what was counted, with a movement, and refused for a stale version', async () => {
    const { id } = await shelf.product({ stock: 10 });
    expect(ok(await set(id, { product_id: id, stock: 7, version: 1, note: 'Inventura' }))).toMatchObject({
      stock: 7,
      available: 7,
      reserved: 0,
      version: 2,
    });
    expect(await set(id, { stock: 9, version: 1 })).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(ok(await set(id, { stock: 7 }))).toMatchObject({ version: 2 });
    const { body } = await info(id);
    const by = { id: world.people.vendor.id };
    expect(body).toMatchObject({
      stock: { stock: 7, version: 2 },
      total: 2,
      data: [
        { change: -3, reason: 'correction', note: 'Inventura', by },
        { change: 10, reason: 'correction', note: null, by },
      ],
    });
    expect((await info(id, { from: '2020-01-01', to: '2020-01-31' })).body).toMatchObject({ total: 0, data: [] });
  });

  it('that falls to its limit is told to its company once, and not to another', async () => {
    const { id, name } = await shelf.product({ stock: 10, low_stock: 5, name: 'Docházející houba' });
    for (const stock of [6, 5, 3, 8]) ok(await set(id, { stock }));
    const notified = async (who: Account) =>
      (await invoke(listNotifications, who)).body.data.filter(({ about }: { about: string }) => about === id);
    expect(await notified(world.people.vendor)).toMatchObject([
      { kind: 'stock-low', params: { product: name, available: '5' } },
    ]);
    expect(await notified(world.people.rivalVendor)).toEqual([]);
  });

  it('keeps what orders have reserved', async () => {
    const { id } = await shelf.product({ stock: 10 });
    await transact([
      { part: 'stock', update: stockKey(id), set: 'SET available = :a, reserved = :r', values: { ':a': 6, ':r': 4 } },
    ]);
    expect(await set(id, { stock: 3 })).toMatchObject({ status: 409, body: { code: 'stock-below-reserved' } });
    expect(ok(await set(id, { stock: 4 }))).toMatchObject({ stock: 4, reserved: 4, available: 0 });
  });

  it('is refused to others, and for what is no number of pieces', async () => {
    const { id } = await shelf.product();
    for (const ask of [set, info]) {
      expect(await ask(id, ask === set ? { stock: 1 } : {}, world.people.rivalVendor)).toMatchObject({ status: 404 });
      expect(await ask(id, ask === set ? { stock: 1 } : {}, world.people.buyer)).toMatchObject({ status: 403 });
    }
    for (const stock of [-1, 1.5, 1e308, '7', null])
      expect(await set(id, { stock })).toMatchObject({ status: 400, body: { fields: { stock: expect.any(String) } } });
    expect(await set(id, { product_id: 'other', stock: 1 })).toMatchObject({ status: 404 });
    expect(await info(id, { from: '2026-02-02', to: '2026-02-01' })).toMatchObject({ status: 400 });
  });

  it('of 10 is taken by 10 of 200 who take one piece at once, and is never below zero', async () => {
    const { id } = await shelf.product({ stock: 10 });
    const takers = await Promise.allSettled(
      Array.from({ length: 200 }, () => transact([stockReservationWrite(id, 1)], 200)),
    );
    const refused = takers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.every((error) => error instanceof ConditionFailed)).toBe(true);
    expect(refused).toHaveLength(190);
    expect(await getStock(id)).toMatchObject({ available: 0, reserved: 10 });
  });
});
