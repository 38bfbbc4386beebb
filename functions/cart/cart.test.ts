import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addToCart,
  clearCart,
  createCart,
  getCart,
  listAbandonedCarts,
  setCart,
  setCartCount,
} from '#shared/contracts/cart.ts';
import { deleteProduct, setProductStock, updateProduct } from '#shared/contracts/products.ts';
import { invoke } from '../../test/world/invoke.ts';
import { cartOf, fillCart, recipient } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let shelf: ProductFixtures;
let soap: any;
let gloves: any;
let foreign: any;
let buyer: Account;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
  soap = await shelf.product({ name: 'Mýdlo', price: 4900, weight: 500 });
  gloves = await shelf.product({ name: 'Rukavice', price: 9900, weight: 200, stock: 3 });
  foreign = await shelf.product({ name: 'Vesta' }, world.people.rivalVendor);
});
/** A cart of its own for each test. */
beforeEach(async () => {
  buyer = await world.person('Jiří Malý', 'ROLE_BUYER', world.companies.customer);
});

const add = (
  product_id: string,
  count: number | string = 1,
  { who = buyer, ...asking }: { who?: Account; body?: object } = {},
) => invoke(addToCart, who, { query: { product_id, count }, body: {}, ...asking });
const setCount = (product_id: string, count: unknown, hash = 'current', who = buyer) =>
  invoke(setCartCount, who, { params: { hash }, body: { product_id, count } });
const merge = (items: object[], other: object = {}) => invoke(createCart, buyer, { body: { items, ...other } });
const linesOf = ({ items }: any) => items.map(({ product, count }: any) => [product.id, count]);

describe('a product', () => {
  it('is added to the cart, which shows what it costs now', async () => {
    const { cart_hash } = ok(await add(soap.id, 2));
    expect(cart_hash).toMatch(/^[\w-]{22}$/);
    expect(ok(await add(soap.id))).toEqual({ cart_hash, count: 3, goods_num: 3 });
    ok(await add(gloves.id, 2));
    expect(await cartOf(buyer)).toMatchObject({
      cart_hash,
      company: world.companies.performer,
      cartCompanyId: world.companies.performer.id,
      goods_num: 5,
      order_summ: 3 * 4900 + 2 * 9900,
      total_weight: 1900,
      delivery_cost: 9900,
      payable: 3 * 4900 + 2 * 9900 + 9900,
      bonuses: { balance: 0, usable: 0 },
      items: [
        { product: { id: soap.id, name: 'Mýdlo', available: 10 }, count: 3, product_price: 4900, issue: null },
        { product: { id: gloves.id }, count: 2, issue: null },
      ],
    });
  });

  it('that is out of stock, short, hidden or unknown is refused, and so is no number of pieces', async () => {
    const none = await shelf.product({ stock: 0 });
    const hidden = await shelf.product({ active: false });
    expect(await add(none.id)).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
    expect(await add(gloves.id, 4)).toMatchObject({ status: 409, body: { code: 'fewer-in-stock' } });
    for (const id of [hidden.id, randomUUID()]) expect(await add(id)).toMatchObject({ status: 404 });
    for (const count of ['1.5', '1000000000', 'x', ''])
      expect(await add(soap.id, count)).toMatchObject({ status: 400 });
    expect((await cartOf(buyer)).items).toEqual([]);
  });

  it('is removed by a count at or below 0', async () => {
    ok(await add(soap.id, 2));
    ok(await add(gloves.id));
    expect(ok(await add(soap.id, -1))).toMatchObject({ count: 0, goods_num: 1 });
    expect(linesOf(ok(await setCount(gloves.id, 0)))).toEqual([]);
    expect(ok(await add(gloves.id, 0))).toMatchObject({ goods_num: 0 });
  });

  it('has another count, which is at most what is available', async () => {
    ok(await add(soap.id, 2));
    expect(linesOf(ok(await setCount(soap.id, 10)))).toEqual([[soap.id, 10]]);
    expect(await setCount(soap.id, 11)).toMatchObject({ status: 409, body: { code: 'fewer-in-stock' } });
    for (const count of [1.5, 1e9, '2', null]) expect(await setCount(soap.id, count)).toMatchObject({ status: 400 });
    expect(await setCount(gloves.id, 1)).toMatchObject({ status: 404 });
  });

  it('of another company replaces the cart only if the client says so', async () => {
    ok(await add(soap.id));
    const { status, body } = await add(foreign.id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'cart-other-company',
      expect.stringContaining('performer'),
    ]);
    ok(await add(foreign.id, 1, { body: { replace: true } }));
    expect(await cartOf(buyer)).toMatchObject({
      company: world.companies.rival,
      items: [{ product: { id: foreign.id } }],
    });
  });

  it('is added once per line by two tabs at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(soap.id)));
    expect(linesOf(await cartOf(buyer))).toEqual([[soap.id, 8]]);
  });
});

it('what changed since a product was added is marked', async () => {
  const product = await shelf.product({ price: 1000, stock: 5 });
  ok(await add(product.id, 5));
  const issueNow = async () => (await cartOf(buyer)).items[0];
  const { vendor } = world.people;
  ok(await invoke(setProductStock, vendor, { params: { id: product.id }, body: { stock: 2 } }));
  expect(await issueNow()).toMatchObject({ issue: 'fewer', product: { available: 2 } });
  ok(await setCount(product.id, 2));
  const { id, version, company: _, stock: __, ...fields } = product;
  const body = Object.fromEntries(Object.keys(shelf.bodyOf()).map((name) => [name, fields[name]]));
  delete body['stock'];
  const change = async (changes: object, seen: number) =>
    ok(await invoke(updateProduct, vendor, { params: { id }, body: { ...body, ...changes, version: seen } }));
  await change({ price: 1200 }, version);
  expect(await issueNow()).toMatchObject({ issue: 'repriced', product_price: 1200, price_seen: 1000 });
  await change({ price: 1200, active: false }, version + 1);
  expect(await issueNow()).toMatchObject({ issue: 'gone', product: { name: product.name } });
});

describe('the cart of a guest', () => {
  it('is merged into the account’s, tells what changed, and merging it again changes nothing', async () => {
    ok(await add(soap.id, 1));
    const guest = [
      { product_id: soap.id, count: 4, price: 4900 },
      { product_id: gloves.id, count: 5, price: 9900 },
      { product_id: randomUUID(), count: 1, name: 'Pryč' },
    ];
    const { status, body } = await merge(guest);
    expect(status).toBe(200);
    expect(linesOf(body.data)).toEqual([
      [soap.id, 4],
      [gloves.id, 3],
    ]);
    expect(body.notes.map(({ name, note, count }: any) => [name, note, count])).toEqual([
      ['Rukavice', 'fewer', 3],
      ['Pryč', 'gone', 0],
    ]);
    expect(linesOf((await merge(guest)).body.data)).toEqual(linesOf(body.data));
  });

  it('of another company is refused, until the client says which of the two stays', async () => {
    ok(await add(soap.id));
    const guest = [{ product_id: foreign.id, count: 1 }];
    expect(await merge(guest)).toMatchObject({ status: 409, body: { code: 'cart-other-company' } });
    expect(linesOf((await merge(guest, { other_company: 'keep' })).body.data)).toEqual([[soap.id, 1]]);
    expect(linesOf((await merge(guest, { other_company: 'replace' })).body.data)).toEqual([[foreign.id, 1]]);
  });

  it('without products creates an empty cart', async () => {
    const { body } = await merge([]);
    expect(body).toMatchObject({ data: { cart_hash: expect.any(String), items: [] }, notes: [] });
    expect(await merge([{ product_id: soap.id, count: 0 }])).toMatchObject({ status: 400 });
  });
});

describe('a hash', () => {
  it('opens the cart of its account only', async () => {
    const { cart_hash: hash } = ok(await add(soap.id));
    expect(ok(await invoke(getCart, buyer, { params: { hash } })).items).toHaveLength(1);
    const { foreignBuyer, storeManager } = world.people;
    for (const who of [foreignBuyer, storeManager]) {
      expect(await invoke(getCart, who, { params: { hash } })).toMatchObject({ status: 404 });
      expect(await invoke(clearCart, who, { params: { hash }, body: {} })).toMatchObject({ status: 404 });
      expect(await invoke(setCart, who, { params: { hash }, body: recipient })).toMatchObject({ status: 404 });
      expect(await setCount(soap.id, 1, hash, who)).toMatchObject({ status: 404 });
      expect(await invoke(addToCart, who, { query: { product_id: soap.id, hash }, body: {} })).toMatchObject({
        status: 404,
      });
    }
    for (const who of [world.people.vendor, world.people.admin, world.people.newcomer])
      expect(await invoke(getCart, who, { params: { hash } })).toMatchObject({ status: 403 });
  });
});

it('who receives the order is kept with the cart, and clearing it keeps that', async () => {
  ok(await add(soap.id));
  const put = (details: object) =>
    invoke(setCart, buyer, { params: { hash: 'current' }, body: { ...recipient, ...details } });
  const { shared } = world.stores;
  expect(await put({ isPickup: true, pickupStore: shared.id })).toMatchObject({
    status: 400,
    body: { fields: { pickupStore: expect.any(String) } },
  });
  expect(await put({ pickupStore: 'nowhere' })).toMatchObject({ status: 404 });
  expect(await put({ phone: '123', email: 'no' })).toMatchObject({
    status: 400,
    body: { fields: { phone: expect.any(String), email: expect.any(String) } },
  });
  ok(await put({ received_at: '2031-05-06' }));
  const phone = '+420603114874';
  expect(ok(await invoke(setCart, buyer, { params: { hash: 'current' }, body: { phone } }))).toMatchObject({
    ...recipient,
    phone,
    received_at: '2031-05-06',
  });
  expect(await invoke(setCart, buyer, { params: { hash: 'current' }, body: { fio: '' } })).toMatchObject({
    status: 400,
    body: { fields: { fio: expect.any(String) } },
  });
  const cleared = ok(await invoke(clearCart, buyer, { params: { hash: 'current' }, body: {} }));
  expect(cleared).toMatchObject({
    items: [],
    company: null,
    fio: 'Alena Hrubá',
    received_at: '2031-05-06',
    order_summ: 0,
    delivery_cost: 0,
    payable: 0,
  });
});

it('a cart is abandoned after a day: the platform sees it, and the vendor of its products', async () => {
  const hash = await fillCart(buyer, { [soap.id]: 2 }, { now: '2031-05-06T08:00:00.000Z' });
  const listed = async (who: Account, now: string) => {
    const { status, body } = await invoke(listAbandonedCarts, who, { now, query: { per_page: 100 } });
    expect(status).toBe(200);
    return body.data.find(({ id }: any) => id === hash);
  };
  const { admin, manager, vendor, rivalVendor, storeManager } = world.people;
  expect(await listed(admin, '2031-05-07T07:59:59.000Z')).toBeUndefined();
  for (const who of [admin, manager, vendor])
    expect(await listed(who, '2031-05-07T08:00:01.000Z')).toMatchObject({
      goods_num: 2,
      order_summ: 9800,
      customer: world.companies.customer,
      user: { id: buyer.id },
    });
  expect(await listed(rivalVendor, '2031-05-07T08:00:01.000Z')).toBeUndefined();
  expect(await invoke(listAbandonedCarts, storeManager)).toMatchObject({ status: 403 });
});

it('a product that is in a cart may be deleted, and is then gone from it', async () => {
  const product = await shelf.product({ stock: 1 });
  ok(await add(product.id));
  const { vendor } = world.people;
  ok(await invoke(setProductStock, vendor, { params: { id: product.id }, body: { stock: 0 } }));
  ok(await invoke(deleteProduct, vendor, { params: { id: product.id }, query: { version: product.version } }));
  const cart = await cartOf(buyer);
  expect(cart.items[0]).toMatchObject({ issue: 'gone', count: 1 });
  expect(cart).toMatchObject({ order_summ: 0, total_weight: 0, delivery_cost: 0, payable: 0 });
});
