import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getOrder, listOrders, setOrderStatus } from '#shared/contracts/orders.ts';
import { updateProduct } from '#shared/contracts/products.ts';
import {
  addToSupply,
  checkOutSupply,
  clearSupply,
  getAccord,
  getSupplyCart,
  listSupplyStores,
  setSupplyCount,
} from '#shared/contracts/supply.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { supply } from '../../test/world/supply-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { getStock } from '../data/products/stock.ts';

let world: World;
let shelf: ProductFixtures;
let vendor: Account;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
  ({ vendor } = world.people);
});

const add = (product_id: string, count: unknown, who: Account = vendor) =>
  invoke(addToSupply, who, { body: { product_id, count } });
const setCount = (product_id: string, count: unknown) =>
  invoke(setSupplyCount, vendor, { body: { product_id, count } });
const cart = async (who: Account = vendor): Promise<any> => ok(await invoke(getSupplyCart, who, {}));
const checkOut = (body: object, who: Account = vendor) => invoke(checkOutSupply, who, { body });
const clear = async () => ok(await invoke(clearSupply, vendor, { body: {} }));

describe('the cart of the accord', () => {
  it('is one for all vendors of the company, and is filled, changed and cleared', async () => {
    const colleague = await world.person('Radim Šťastný', 'ROLE_VENDOR', world.companies.performer);
    const soap = await shelf.product({ name: 'Mýdlo', price: 4900, weight: 500 });
    expect(await cart()).toMatchObject({ goods_num: 0, items: [], accord: world.companies.performer });
    ok(await add(soap.id, 2));
    expect(ok(await add(soap.id, 3, colleague))).toMatchObject({ count: 5, goods_num: 5 });
    expect(await cart(colleague)).toMatchObject({
      goods_num: 5,
      order_summ: 5 * 4900,
      total_weight: 2500,
      items: [{ product: { id: soap.id, name: 'Mýdlo', available: 10 }, count: 5, product_price: 4900, issue: null }],
    });
    expect(ok(await setCount(soap.id, 1))).toMatchObject({ count: 1 });
    expect(ok(await setCount(soap.id, 0))).toMatchObject({ count: 0, goods_num: 0 });
    ok(await add(soap.id, 1));
    await clear();
    expect(await cart()).toMatchObject({ goods_num: 0, items: [] });
  });

  it('loses no pieces that two vendors add at once', async () => {
    const { id } = await shelf.product({ stock: 100 });
    await Promise.all(Array.from({ length: 6 }, async () => ok(await add(id, 1))));
    expect((await cart()).items).toMatchObject([{ count: 6 }]);
    await clear();
  });

  it.each([0, -1, 1.5, 'two', '1.5', '-1', 10_000])('refuses a count of %j and stays as it was', async (count) => {
    const { id } = await shelf.product();
    expect(await add(id, count)).toMatchObject({ status: 400, body: { fields: { count: expect.any(String) } } });
    expect((await cart()).goods_num).toBe(0);
  });

  it('takes a form', async () => {
    const { id } = await shelf.product();
    expect(ok(await add(id, '3'))).toMatchObject({ count: 3 });
    await clear();
  });

  it('refuses products of others, hidden ones, and more than are available', async () => {
    const [theirs, few] = [await shelf.product({}, world.people.rivalVendor), await shelf.product({ stock: 2 })];
    expect(await add(theirs.id, 1)).toMatchObject({
      status: 404,
      body: { fields: { product_id: expect.any(String) } },
    });
    expect(await add(few.id, 3)).toMatchObject({ status: 409, body: { code: 'fewer-in-stock' } });
    ok(await add(few.id, 2));
    expect(await add(few.id, 1)).toMatchObject({ status: 409, body: { code: 'fewer-in-stock' } });
    await clear();
  });

  it.each(['buyer', 'storeManager', 'admin', 'manager', 'worker'] as const)('is not for a %s', async (who) => {
    expect(await invoke(getSupplyCart, world.people[who], {})).toMatchObject({ status: 403 });
    expect(await invoke(getAccord, world.people[who], {})).toMatchObject({ status: 403 });
    expect(await checkOut({ id: world.stores.own.id }, world.people[who])).toMatchObject({ status: 403 });
  });
});

describe('a supply', () => {
  it('is an order of the company of the store, which the store reads, and goes its way', async () => {
    const { buyer, storeManager, foreignBuyer } = world.people;
    const { own: store } = world.stores;
    const soap = await shelf.product({ name: 'Mýdlo', price: 4900, weight: 500 });
    const { id, number, status, sum } = await supply(
      vendor,
      store.id,
      { [soap.id]: 3 },
      { comment: 'Vchod ze dvora.' },
    );
    expect([status, sum]).toEqual(['formation', 3 * 4900]);
    expect(await getStock(soap.id)).toMatchObject({ available: 7, reserved: 3 });
    expect(await cart()).toMatchObject({ goods_num: 0 });
    for (const who of [vendor, buyer, storeManager])
      expect(ok(await invoke(getOrder, who, { params: { id } }))).toMatchObject({
        number,
        customer: world.companies.customer,
        supply_store: { id: store.id, name: store.name },
        comment: 'Vchod ze dvora.',
        history: [{ what: 'ordered' }, { what: 'form' }],
      });
    expect(await invoke(getOrder, foreignBuyer, { params: { id } })).toMatchObject({ status: 404 });
    const listed = ok(await invoke(listOrders, storeManager, { query: { statuses: 'formation' } }));
    expect(listed.map((order: any) => order.id)).toContain(id);
    const notifications = ok(await invoke(listNotifications, storeManager, {}));
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'supply-placed', about: id }));
    await move(vendor, id, 'placement');
    expect(await move(storeManager, id, 'processing')).toMatchObject({ actions: [] });
    await move(vendor, id, 'ready_to_ship', { track_number: 'T-1' });
    await move(vendor, id, 'in_progress');
    expect((await move(storeManager, id, 'completed')).status).toBe('completed');
    expect(await getStock(soap.id)).toMatchObject({ available: 7, reserved: 0 });
  });

  it('is found under its store while it is under way, and begins where the vendor says', async () => {
    const { own: store } = world.stores;
    const soap = await shelf.product();
    const { id } = await supply(vendor, store.id, { [soap.id]: 1 }, { status: 'placement' });
    const stores: any[] = ok(await invoke(listSupplyStores, vendor, {}));
    const [first] = stores.find((one) => one.id === store.id).supplies;
    expect(first).toMatchObject({ id, status: 'placement', goods_num: 1 });
    await move(vendor, id, 'canceled', { reason: 'Omyl.' });
    const later: any[] = ok(await invoke(listSupplyStores, vendor, { query: { id: store.id } }));
    expect(later.flatMap(({ supplies }) => supplies.map((one: any) => one.id))).not.toContain(id);
    expect(await getStock(soap.id)).toMatchObject({ available: 10, reserved: 0 });
  });

  it('goes to the stores with a delivery warehouse first', async () => {
    const { people, companies, store } = await createWorld();
    const yard = await store('yard', companies.customer, [companies.performer], { delivery_warehouse: true });
    const read = async (query: object = {}, who: Account = people.vendor): Promise<any[]> =>
      ok(await invoke(listSupplyStores, who, { query: { ...query } }));
    expect((await read()).map(({ name, delivery_warehouse }) => [name, delivery_warehouse])).toEqual([
      ['yard', true],
      ['large', false],
      ['own', false],
      ['shared', false],
    ]);
    expect(await read({ per_page: 1, page: 2 })).toMatchObject([{ name: 'large' }]);
    expect((await cart(people.vendor)).stores[0]).toEqual({ id: yard.id, name: 'yard', delivery_warehouse: true });
    expect((await read({}, people.rivalVendor)).map(({ id }) => id)).not.toContain(yard.id);
  });

  it('sent five times at once is one order', async () => {
    const soap = await shelf.product();
    ok(await add(soap.id, 2));
    const { cart_hash } = await cart();
    const body = { id: world.stores.own.id, cart_hash };
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.data?.number}`)).size).toBe(1);
    expect(await getStock(soap.id)).toMatchObject({ available: 8, reserved: 2 });
    expect(await checkOut({ id: world.stores.own.id })).toMatchObject({ status: 409, body: { code: 'cart-empty' } });
  });

  it('keeps the products for the next store', async () => {
    const soap = await shelf.product();
    ok(await add(soap.id, 2));
    const before = await cart();
    ok(await checkOut({ id: world.stores.own.id, cart_hash: before.cart_hash, sum: before.order_summ, keep: true }));
    const after = await cart();
    expect([after.goods_num, after.cart_hash === before.cart_hash]).toEqual([2, false]);
    await clear();
  });

  it('is refused at another sum, without enough pieces, and for a store that is not served', async () => {
    const soap = await shelf.product({ stock: 3 });
    ok(await add(soap.id, 3));
    const { id } = world.stores.own;
    expect(await checkOut({ id, sum: 1 })).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(await checkOut({ id: world.stores.foreign.id })).toMatchObject({
      status: 404,
      body: { fields: { id: expect.any(String) } },
    });
    expect(await checkOut({ id, cart_hash: 'unknown' })).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    for (const status of ['processing', 'completed'])
      expect(await checkOut({ id, status })).toMatchObject({
        status: 400,
        body: { fields: { status: expect.any(String) } },
      });
    const { price, version, ...product } = soap;
    const fields = Object.fromEntries(Object.keys(shelf.bodyOf()).map((name) => [name, product[name]]));
    delete fields['stock'];
    ok(
      await invoke(updateProduct, vendor, {
        params: { id: soap.id },
        body: { ...fields, price, active: false, version },
      }),
    );
    expect(await checkOut({ id })).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(await cart()).toMatchObject({ items: [{ count: 3, issue: 'gone' }] });
    await clear();
  });
});

describe('a supply in placement', () => {
  const waiting = async (store = world.stores.own.id) => {
    const soap = await shelf.product({ name: 'Mýdlo', price: 4900 });
    const { id } = await supply(vendor, store, { [soap.id]: 3 }, { status: 'placement' });
    return { soap, id: String(id) };
  };
  const send = async (who: Account, id: string, status: string, details: object = {}) =>
    invoke(setOrderStatus, who, { params: { id }, body: { version: 1, status, ...details } });
  const notificationOf = async (who: Account, id: string) =>
    ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).find(({ about }: any) => about === id);

  it.each(['buyer', 'buyerManager', 'storeManager'] as const)('is accepted by a %s of its store', async (who) => {
    const { id } = await waiting();
    const customer = world.people[who];
    expect(ok(await invoke(getOrder, customer, { params: { id } }))).toMatchObject({ actions: ['agree', 'refuse'] });
    expect(await notificationOf(customer, id)).toMatchObject({ kind: 'supply-waits', params: { store: 'own' } });
    expect(ok(await send(customer, id, 'processing'))).toMatchObject({
      status: 'processing',
      history: [{}, {}, {}, { what: 'agree', by: { id: customer.id } }],
    });
    expect(await notificationOf(vendor, id)).toMatchObject({
      kind: 'supply-accepted',
      params: { customer: world.companies.customer.name, store: 'own' },
    });
  });

  it('is refused with a reason, which the vendor reads, and its pieces are available again', async () => {
    const { id, soap } = await waiting();
    const { storeManager } = world.people;
    expect(await send(storeManager, id, 'canceled')).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    const reason = 'Mýdla máme na dva měsíce.';
    expect(ok(await send(storeManager, id, 'canceled', { reason }))).toMatchObject({ status: 'canceled', total: 0 });
    expect(await getStock(soap.id)).toMatchObject({ available: 10, reserved: 0 });
    expect(await notificationOf(vendor, id)).toMatchObject({ kind: 'supply-refused', params: { reason } });
    expect(await send(storeManager, id, 'processing')).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('is refused also while the vendor puts it together, and not once it was accepted', async () => {
    const soap = await shelf.product();
    const { id } = await supply(vendor, world.stores.own.id, { [soap.id]: 1 });
    const { buyer } = world.people;
    expect(await send(buyer, id, 'processing')).toMatchObject({ status: 409, body: { code: 'order-not-allowed' } });
    expect(ok(await send(buyer, id, 'canceled', { reason: 'Omyl.' }))).toMatchObject({ status: 'canceled' });
    const { id: accepted } = await waiting();
    ok(await send(buyer, accepted, 'processing'));
    expect(
      await invoke(setOrderStatus, buyer, {
        params: { id: accepted },
        body: { version: 2, status: 'canceled', reason: 'Pozdě.' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'order-not-allowed' } });
  });

  it.each([
    ['vendor', 403],
    ['manager', 403],
    ['admin', 409],
    ['foreignBuyer', 404],
    ['rivalVendor', 404],
    ['worker', 404],
  ] as const)('is not accepted by a %s', async (who, status) => {
    const { id } = await waiting();
    expect(await send(world.people[who], id, 'processing')).toMatchObject({ status });
    expect(ok(await invoke(getOrder, vendor, { params: { id } }))).toMatchObject({
      status: 'placement',
      actions: ['cancel_late'],
    });
  });

  it('is not accepted by the manager of another store of the company', async () => {
    const { id } = await waiting(world.stores.large.id);
    expect(await send(world.people.storeManager, id, 'processing')).toMatchObject({ status: 404 });
  });

  it('accepted and refused at once is one of them', async () => {
    const { id } = await waiting();
    const { buyer, storeManager } = world.people;
    const answers = await racing(writes('ORDER#'), [
      () => send(buyer, id, 'processing'),
      () => send(storeManager, id, 'canceled', { reason: 'Nechceme.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('the accord says whom the vendor supplies', async () => {
  const { data } = (await invoke(getAccord, vendor, {})).body;
  expect(data).toMatchObject({ company: world.companies.performer, stores_total: expect.any(Number) });
  expect(data.clients).toContainEqual(world.companies.customer);
  expect(data.stores_total).toBeGreaterThan(0);
});
