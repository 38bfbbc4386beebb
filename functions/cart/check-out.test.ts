import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, setCart } from '#shared/contracts/cart.ts';
import { getOrder } from '#shared/contracts/orders.ts';
import { setProductStock, updateProduct } from '#shared/contracts/products.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { invoke } from '../../test/world/invoke.ts';
import { address, cartOf, checkedOut, fillCart, move, placeOrder, recipient } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { mapAtMost } from '../data/at-most.ts';
import { cartWrite, changedCart, newCart } from '../data/cart/carts.ts';
import { listBonusEntries, postingWrites, readBalance } from '../data/ledger/ledger.ts';
import { type Account, actorOf } from '../data/people/accounts.ts';
import { getStock } from '../data/products/stock.ts';
import { emptyStore, findStore, storeWrites } from '../data/stores/stores.ts';
import { transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
let buyer: Account;
const newBuyer = () => world.person('Jiří Malý', 'ROLE_BUYER', world.companies.customer);
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});
beforeEach(async () => {
  buyer = await newBuyer();
});

const send = (hash: string, body: object = {}, who: Account = buyer) =>
  invoke(checkOut, who, { params: { hash }, body: { ...checkedOut, ...body } });
const now = new Date().toISOString();
const giveBonuses = (who: Account, amount: number) =>
  transact(postingWrites(bonusPosting({ id: randomUUID(), at: now, reason: 'promotion', accountId: who.id, amount })));
const bonusesOf = ({ id }: Account) => readBalance({ book: 'bonus', owner: id });
const setStock = async (id: string, stock: number) =>
  ok(await invoke(setProductStock, world.people.vendor, { params: { id }, body: { stock } }));
const setPrice = async ({ id, version, ...product }: any, price: number) => {
  const fields = Object.fromEntries(Object.keys(shelf.bodyOf()).map((name) => [name, product[name]]));
  delete fields['stock'];
  ok(await invoke(updateProduct, world.people.vendor, { params: { id }, body: { ...fields, price, version } }));
};

describe('a checkout', () => {
  it('takes the stock, becomes an order with the hash of the cart, and leaves an empty cart', async () => {
    const soap = await shelf.product({ name: 'Mýdlo', price: 4900, weight: 500 });
    const gloves = await shelf.product({ name: 'Rukavice', price: 9900, weight: 200 });
    const hash = await fillCart(buyer, { [soap.id]: 3, [gloves.id]: 1 });
    const { body, status } = await send(hash);
    expect([status, body.data]).toEqual([
      201,
      { id: hash, number: expect.stringMatching(/^\d{10}$/), payable: 3 * 4900 + 9900 + 9900 },
    ]);
    expect(await getStock(soap.id)).toMatchObject({ available: 7, reserved: 3 });
    expect(await cartOf(buyer)).toMatchObject({ cart_hash: null, items: [] });
  });

  it('sent five times, also at once, is one order, and each answer is that order', async () => {
    const { id } = await shelf.product();
    const hash = await fillCart(buyer, { [id]: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(hash)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.number}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { data: { id: hash } } });
    expect(await getStock(id)).toMatchObject({ available: 8, reserved: 2 });
    expect((await send(hash)).body).toEqual(answers[0]?.body);
  });

  it('of another account, of an unknown hash, and of an empty cart is refused', async () => {
    const { id } = await shelf.product();
    const hash = await fillCart(buyer, { [id]: 1 });
    for (const who of [world.people.foreignBuyer, world.people.storeManager])
      expect(await send(hash, {}, who)).toMatchObject({ status: 404 });
    expect(await send(randomUUID())).toMatchObject({ status: 404 });
    expect(await send(hash, {}, world.people.vendor)).toMatchObject({ status: 403 });
    const empty = await fillCart(buyer, { [id]: 0 });
    expect(await send(empty)).toMatchObject({ status: 409, body: { code: 'cart-empty' } });
  });

  it('needs to know who receives it, and where', async () => {
    const { id } = await shelf.product();
    const hash = await fillCart(buyer, { [id]: 1 });
    expect(await send(hash, { address: null })).toMatchObject({
      status: 400,
      body: { fields: { address: expect.any(String) } },
    });
    const details = { ...recipient, fio: null, phone: null };
    ok(await invoke(setCart, buyer, { params: { hash }, body: details }));
    expect(await send(hash)).toMatchObject({ status: 400, body: { fields: { phone: expect.any(String) } } });
    expect(await send(hash, { address: { ...address, city: '', building: '' } })).toMatchObject({
      status: 400,
      body: { fields: { 'address.city': expect.any(String), 'address.building': expect.any(String) } },
    });
    for (const postcode of ['', '1400', 'Praha'])
      expect(await send(hash, { address: { ...address, postcode } })).toMatchObject({
        status: 400,
        body: { fields: { 'address.postcode': expect.any(String) } },
      });
    expect(await getStock(id)).toMatchObject({ available: 10, reserved: 0 });
  });

  it('goes to the recipient and the address of the cart, and without them to the name and phone of the account', async () => {
    const { id } = await shelf.product();
    const phone = '+420603114873';
    const customer = await world.person('Karel Tichý', 'ROLE_BUYER', world.companies.customer, { phone });
    const bare = { fio: null, phone: null, email: null };
    const order = async (details: object, body: object = {}) => {
      const hash = await fillCart(customer, { [id]: 1 }, { details });
      ok(await send(hash, { address: undefined, ...body }, customer));
      return ok(await invoke(getOrder, customer, { params: { id: hash } }));
    };
    expect(await order({ address })).toMatchObject({ fio: recipient.fio, phone: recipient.phone, address });
    expect(await order(bare, { address })).toMatchObject({ fio: 'Karel Tichý', phone, address });
    const hash = await fillCart(customer, { [id]: 1 }, { details: bare });
    expect(await send(hash, { address: undefined }, customer)).toMatchObject({
      status: 400,
      body: { fields: { address: expect.any(String) } },
    });
  });

  it('at another price than the one that was shown orders nothing', async () => {
    const product = await shelf.product({ price: 10_000, weight: 100 });
    const hash = await fillCart(buyer, { [product.id]: 1 });
    await setPrice(product, 12_000);
    expect(await send(hash)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(await send(hash, { payable: 19_900 })).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(await send(hash, { payable: 21_900 })).toMatchObject({ status: 201, body: { data: { payable: 21_900 } } });
  });

  it('of what is sold out or short meanwhile orders nothing', async () => {
    const [one, other] = [await shelf.product({ name: 'Vesta' }), await shelf.product()];
    const hash = await fillCart(buyer, { [one.id]: 5, [other.id]: 1 });
    await setStock(one.id, 4);
    const { status, body } = await send(hash);
    expect([status, body.code, body.message]).toEqual([409, 'fewer-in-stock', expect.stringMatching(/Vesta.*4/)]);
    await setStock(one.id, 0);
    expect(await send(hash)).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
    expect(await getStock(other.id)).toMatchObject({ available: 10, reserved: 0 });
    expect((await cartOf(buyer)).items[0]).toMatchObject({ issue: 'sold-out' });
  });

  it('of goods that are too heavy to be delivered is refused, but they can be picked up', async () => {
    const { id } = await shelf.product({ weight: 200_000 });
    const hash = await fillCart(buyer, { [id]: 3 });
    expect(await send(hash)).toMatchObject({ status: 409, body: { code: 'too-heavy-to-deliver' } });
    const store = await world.store('pickup', world.companies.customer, []);
    const found = await findStore(store.id);
    if (!found) throw new Error('The store exists');
    await transact(storeWrites(found, { ...emptyStore, ...found, pickup: true, version: found.version + 1 }));
    const { data } = (await invoke(listStores, buyer, { query: { pickup: 'true', name: 'pickup' } })).body;
    expect(data.map((one: any) => one.id)).toEqual([store.id]);
    const details = { ...recipient, isPickup: true, pickupStore: store.id };
    ok(await invoke(setCart, buyer, { params: { hash }, body: details }));
    expect(await send(hash, { address: null })).toMatchObject({ status: 201, body: { data: { payable: 3 * 24_900 } } });
  });

  it('of fifty products fits into one transaction, and its cancel too', async () => {
    const products = await mapAtMost(Array.from({ length: 50 }), () => shelf.product({ weight: 10, low_stock: 9 }));
    await giveBonuses(buyer, 10_000);
    const order = await placeOrder(buyer, Object.fromEntries(products.map(({ id }) => [String(id), 1])), {
      body: { useBonuse: true },
    });
    expect(order).toMatchObject({ goods_num: 50, bonuses_spent: 10_000 });
    await move(world.people.vendor, order.id, 'canceled', { reason: 'Sklad vyhořel' });
    const stocks = await Promise.all(products.map(({ id }) => getStock(String(id))));
    expect(stocks.every(({ available, reserved }) => available === 10 && reserved === 0)).toBe(true);
    expect(await bonusesOf(buyer)).toBe(10_000);
  });
});

/** At once. */
const customers = secondRing.isRun ? 200 : 30;
it(`of the last ten pieces, ten of ${customers} customers at once get one each, and the stock is 0`, async () => {
  const { id } = await shelf.product({ stock: 10, weight: 100 });
  const buyers = await mapAtMost(Array.from({ length: customers }), newBuyer);
  const lines = [{ product_id: String(id), name: 'Last', count: 1, price: 24_900 }];
  const carts = await mapAtMost(buyers, async (who) => {
    const empty = newCart(actorOf({ ...who, store_ids: [] }), now);
    const { fio, phone } = recipient;
    await transact([
      cartWrite(empty, changedCart(empty, { lines, company: world.companies.performer, fio, phone }, now)),
    ]);
    return { who, hash: empty.hash };
  });
  const answers = await mapAtMost(carts, async ({ who, hash }) => {
    // As a browser does: too many writers of one list get an error and try again.
    for (;;) {
      const answer = await send(hash, {}, who);
      if (answer.status !== 429) return answer;
    }
  });
  const counts = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`);
  expect([...counts].map(([answer, { length }]) => [answer, length]).toSorted()).toEqual([
    ['201 ', 10],
    ['409 out-of-stock', customers - 10],
  ]);
  expect(await getStock(id)).toMatchObject({ available: 0, reserved: 10 });
});

describe('bonuses', () => {
  it('pay at most the set share of the goods, are taken with the order, and come back with its cancel', async () => {
    const { id } = await shelf.product({ price: 10_000, weight: 100 });
    await giveBonuses(buyer, 5000);
    const order = await placeOrder(buyer, { [id]: 1 }, { body: { useBonuse: true } });
    expect(order).toMatchObject({ sum: 10_000, bonuses_spent: 3000, delivery_cost: 9900, payable: 16_900 });
    expect(await bonusesOf(buyer)).toBe(2000);
    await move(buyer, order.id, 'canceled', { reason: 'Omyl' });
    expect(await bonusesOf(buyer)).toBe(5000);
    const { data } = await listBonusEntries({ book: 'bonus', owner: buyer.id }, { page: 1, per_page: 100 });
    expect(data.map(({ amount }) => amount)).toEqual([5000, -3000, 3000]);
  });

  it('of two checkouts at once are spent once', async () => {
    const { id } = await shelf.product({ price: 100_000, weight: 100 });
    await giveBonuses(buyer, 1000);
    const first = await fillCart(buyer, { [id]: 1 });
    ok(await send(first, { useBonuse: true }));
    const second = await fillCart(buyer, { [id]: 1 });
    expect(await send(second, { useBonuse: true })).toMatchObject({
      status: 201,
      body: { data: { payable: 109_900 } },
    });
    expect(await bonusesOf(buyer)).toBe(0);
  });
});
