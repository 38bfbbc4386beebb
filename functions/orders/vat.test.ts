import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut } from '#shared/contracts/cart.ts';
import { getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import { creditInvoice, getInvoice, issueInvoice } from '#shared/contracts/invoices.ts';
import { getOrder, returnItems } from '#shared/contracts/orders.ts';
import { getProduct, updateProduct } from '#shared/contracts/products.ts';
import { checkOutSupply, getSupplyCart } from '#shared/contracts/supply.ts';
import { setBilling } from '../../test/world/invoice-fixtures.ts';
import { invoke } from '../../test/world/invoke.ts';
import { cartOf, checkedOut, fillCart, move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { agreedSupply, fillSupply, issue } from '../../test/world/supply-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
let people: World['people'];
let shelf: ProductFixtures;
/** 12 % in the price, 21 % on top of it, the reverse charge, and 0.33 Kč without 21 %. */
let tea: string;
let vest: string;
let phone: string;
let pin: string;
const product = async (changes: object): Promise<string> =>
  String((await shelf.product({ weight: 100, stock: 1000, ...changes })).id);
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  shelf = await productFixtures(world);
  tea = await product({ name: 'Čaj', price: 112_00, vat_rate: '12' });
  vest = await product({ name: 'Vesta', price: 100_00, vat_included: false });
  phone = await product({ name: 'Telefon', price: 100_00, vat_rate: 'reverse', vat_included: false });
  pin = await product({ name: 'Špendlík', price: 33, vat_included: false });
});
/** The performer is a VAT payer, the customer is none. */
beforeEach(async () => {
  await setBilling(world, people.vendor);
  await setBilling(world, people.buyer, { vat_payer: false }, { vat_id: null });
});

const payers = () => setBilling(world, people.buyer);
const sum = (vat_rate: string | null, base: number, vat: number) => ({ vat_rate, base, vat, total: base + vat });
const totalOf = (vat: readonly { total: number }[]) => vat.reduce((all, { total }) => all + total, 0);
const ratesOf = (items: readonly any[]) => items.map(({ vat_rate, vat_included }) => [vat_rate, vat_included]);
const read = async (id: string): Promise<any> => ok(await invoke(getOrder, people.vendor, { params: { id } }));
const sent = async (id: string): Promise<any> => {
  await move(people.vendor, id, 'processing');
  await move(people.vendor, id, 'ready_to_ship', { track_number: 'T1' });
  return move(people.vendor, id, 'in_progress');
};
const back = async ({ id, version }: any, product_id: string, count: number): Promise<any> => {
  const body = { version, items: [{ product_id, count }], restock: true, reason: 'Díra' };
  return ok(await invoke(returnItems, people.vendor, { params: { id }, body }));
};

it('the catalogue says what VAT a price has, and none of a seller that is no payer', async () => {
  const shown = (id: string) => invoke(getCatalogueProduct, null, { params: { id } });
  expect(ok(await shown(tea))).toMatchObject({ vat_rate: '12', vat_included: true });
  expect(ok(await shown(phone))).toMatchObject({ vat_rate: 'reverse', vat_included: false });
  await setBilling(world, people.vendor, { vat_payer: false }, { vat_id: null });
  expect(ok(await shown(vest))).toMatchObject({ price: 100_00, vat_rate: null, vat_included: true });
});

describe('the VAT of a cart and of its order', () => {
  it('is by rate, and is the same in both', async () => {
    const hash = await fillCart(people.buyer, { [tea]: 2, [vest]: 1 });
    const cart = await cartOf(people.buyer);
    expect(cart).toMatchObject({ order_summ: 224_00 + 121_00, delivery_cost: 99_00 });
    expect(ratesOf(cart.items)).toEqual([
      ['12', true],
      ['21', false],
    ]);
    expect(cart.vat).toEqual([sum('21', 181_82, 38_18), sum('12', 200_00, 24_00)]);
    const { id } = ok(await invoke(checkOut, people.buyer, { params: { hash }, body: checkedOut } as never));
    const order = await read(String(id));
    expect(order).toMatchObject({ sum: 345_00, total: cart.payable, vat: cart.vat });
    expect(ratesOf(order.items)).toEqual(ratesOf(cart.items));
  });

  it('is that of the day of the order', async () => {
    const { id } = await placeOrder(people.buyer, { [vest]: 1 });
    const { version } = ok(await invoke(getProduct, people.vendor, { params: { id: vest } }));
    const change = (body: object) => invoke(updateProduct, people.vendor, { params: { id: vest }, body });
    ok(await change({ version, vat_rate: '0', vat_included: true }));
    expect(await read(id)).toMatchObject({ sum: 121_00, items: [{ vat_rate: '21', vat_included: false }] });
    ok(await change({ version: version + 1, vat_rate: '21', vat_included: false }));
  });

  it('is the reverse charge for a company that is a payer, and 21 % for others', async () => {
    const charged = [{ vat_rate: '21', vat_included: false }];
    expect(await placeOrder(people.buyer, { [phone]: 1 })).toMatchObject({ sum: 121_00, items: charged });
    expect(await placeOrder(people.manager, { [phone]: 1 })).toMatchObject({ sum: 121_00, items: charged });
    await payers();
    expect(await placeOrder(people.buyer, { [phone]: 1 })).toMatchObject({
      sum: 100_00,
      items: [{ vat_rate: 'reverse', vat_included: false }],
      vat: [sum('21', 81_82, 17_18), sum('reverse', 100_00, 0)],
    });
  });

  it('is none of a seller that is no payer', async () => {
    await setBilling(world, people.vendor, { vat_payer: false }, { vat_id: null });
    const order = await placeOrder(people.buyer, { [vest]: 1, [phone]: 1 });
    expect(order).toMatchObject({ sum: 200_00, vat: [sum(null, 299_00, 0)] });
    expect(ratesOf(order.items)).toEqual([
      [null, true],
      [null, true],
    ]);
  });

  it('is that of the offered prices in quotation', async () => {
    const { id } = await placeOrder(people.buyer, { [vest]: 1 });
    const valid_until = new Date(Date.now() + 86_400_000).toISOString();
    const prices = [{ product_id: vest, price: 50_00 }];
    const quoted = await move(people.vendor, id, 'quotation', { prices, delivery_cost: 0, valid_until });
    expect(quoted).toMatchObject({ total: 60_50, quotation: { sum: 60_50 }, vat: [sum('21', 50_00, 10_50)] });
  });
});

it('an order, its returns and its invoice with the credit notes agree', async () => {
  const { id } = await placeOrder(people.buyer, { [pin]: 3, [tea]: 2 });
  const shipped = await sent(id);
  expect(shipped).toMatchObject({ sum: 120 + 224_00 });
  const row = ok(await invoke(issueInvoice, people.vendor, { body: { order_id: id } }));
  const invoice = ok(await invoke(getInvoice, people.vendor, { params: { id: row.id } }));
  expect(invoice).toMatchObject({ rates: shipped.vat, total: shipped.total });
  const first = await back(shipped, pin, 1);
  expect([first.returned, totalOf(first.vat)]).toEqual([40, first.total]);
  const after = await back(await back(first, tea, 1), pin, 2);
  expect(after).toMatchObject({ returned: 120 + 112_00, total: 112_00 + 99_00 });
  const body = { version: invoice.version, reason: 'Vráceno' };
  const note = ok(await invoke(creditInvoice, people.vendor, { params: { id: row.id }, body }));
  expect(note.total).toBe(after.total - shipped.total);
});

describe('the VAT of a supply', () => {
  it('is shown as for a payer, and is that of the customer in the order', async () => {
    const { own: store } = world.stores;
    await fillSupply(people.vendor, { [phone]: 1, [vest]: 1 });
    const cart = ok(await invoke(getSupplyCart, people.vendor, {}));
    expect(cart).toMatchObject({ order_summ: 221_00, vat: [sum('21', 100_00, 21_00), sum('reverse', 100_00, 0)] });
    const checkOut = (shown: number) => invoke(checkOutSupply, people.vendor, { body: { id: store.id, sum: shown } });
    expect(await checkOut(242_00)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(ok(await checkOut(221_00))).toMatchObject({ sum: 242_00 });
    await payers();
    await fillSupply(people.vendor, { [phone]: 1, [vest]: 1 });
    expect(ok(await checkOut(221_00))).toMatchObject({ sum: 221_00 });
  });

  it('is that of its delivery documents', async () => {
    const { id } = await agreedSupply(people.vendor, people.buyer, world.stores.own.id, { [tea]: 2, [vest]: 1 });
    expect(await issue(people.vendor, id, { [tea]: 1, [vest]: 1 })).toMatchObject({
      sum: 233_00,
      items: [
        { vat_rate: '12', vat_included: true },
        { vat_rate: '21', vat_included: false },
      ],
      vat: [sum('21', 100_00, 21_00), sum('12', 100_00, 12_00)],
    });
  });
});
