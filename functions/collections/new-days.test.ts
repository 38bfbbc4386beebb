import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { getNewDays, removeNewProduct, setNewDays } from '#shared/contracts/collections.ts';
import { filterProducts } from '#shared/contracts/products.ts';
import { defaultNewDays } from '#shared/domain/collections/limits.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});
const set = (new_days: number, who = world.people.admin) => invoke(setNewDays, who, { body: { new_days } });
const remove = (product_id: string, who = world.people.admin) =>
  invoke(removeNewProduct, who, { query: { product_id } });
/** All worlds of a test cloud share the number. */
afterAll(() => set(defaultNewDays));

describe('the days for which a product is new', () => {
  it('are set by an admin and read by everybody', async () => {
    expect(ok(await set(45))).toEqual({ new_days: 45 });
    for (const who of Object.values(world.people))
      expect((await invoke(getNewDays, who)).body).toEqual({ new_days: 45, data: { new_days: 45 } });
    const entries = await invokeAll(listAudit, world.people.admin);
    const own = entries.find(({ action, by }) => action === 'new-days-set' && by.id === world.people.admin.id);
    expect(own.changes).toMatchObject([{ field: 'new_days', after: 45 }]);
  });

  it.each([0, 366, 1.5])('are not %d', async (new_days) => {
    const { status, body } = await set(new_days);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['new_days'] });
  });
});

describe('a product that is removed from the new ones', () => {
  const price = 1_000_000 + Math.floor(Math.random() * 50_000_000);
  const found = async (body: object): Promise<string[]> => {
    const query = { per_page: 100 };
    const range = { price_from: price, price_to: price };
    const reply = await invoke(filterProducts, world.people.buyer, { query, body: { ...range, ...body } });
    return reply.body.data.map(({ id }: { id: string }) => id);
  };

  it('stays on sale, and is no longer listed as new', async () => {
    const [kept, removed] = [(await shelf.product({ price })).id, (await shelf.product({ price })).id];
    expect((await found({ for_days: 1 })).toSorted()).toEqual([kept, removed].toSorted());
    expect(ok(await remove(removed))).toEqual({ product_id: removed });
    expect(await found({ for_days: 1 })).toEqual([kept]);
    expect(await found({})).toHaveLength(2);
    ok(await remove(removed));
    const entries = await invokeAll(listAudit, world.people.vendor);
    expect(entries.filter(({ about }) => about?.id === removed).map(({ action }) => action)).toContain(
      'new-product-removed',
    );
  });

  it('beside another one is removed, too', async () => {
    const [one, other] = [(await shelf.product({ price })).id, (await shelf.product({ price })).id];
    const replies = await racing(writes('NEW_PRODUCTS#'), [() => remove(one), () => remove(other)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const left = await found({ for_days: 1 });
    for (const id of [one, other]) expect(left).not.toContain(id);
  });

  it('exists', async () => {
    expect(await remove('nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

it('only admins change what is new', async () => {
  const { admin: _, ...others } = world.people;
  const { id } = await shelf.product();
  for (const who of Object.values(others)) {
    expect(await set(10, who)).toMatchObject({ status: 403 });
    expect(await remove(String(id), who)).toMatchObject({ status: 403 });
  }
});
