import { beforeAll, describe, expect, it } from 'vitest';
import { getSales, listSales, returnItems } from '#shared/contracts/orders.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

const now = '2031-06-15T10:00:00.000Z';
const days = { from: '2031-06-13', to: '2031-06-15' };
const row = (id: string, orders: number, pieces: number, sum: number) => ({ id, orders, pieces, sum });

let world: World;
let people: World['people'];
let soap: any;
let brush: any;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  const { vendor, rivalVendor, buyer, storeManager, manager, foreignBuyer } = people;
  const { product } = await productFixtures(world);
  soap = await product({ name: 'Mýdlo', price: 10_000, weight: 500, stock: 1000 });
  brush = await product({ name: 'Kartáč', price: 50_000, weight: 500, stock: 1000 });
  const theirs = await product({ name: 'Cizí', price: 70_000, weight: 500 }, rivalVendor);
  const place = (who: Account, products: Readonly<Record<string, number>>, at: string) =>
    placeOrder(who, products, { now: at });
  // 00:30 of the 14th in Prague.
  const sent = await place(buyer, { [soap.id]: 5, [brush.id]: 1 }, '2031-06-13T22:30:00.000Z');
  await place(storeManager, { [soap.id]: 2 }, '2031-06-14T08:00:00.000Z');
  await place(manager, { [soap.id]: 1 }, '2031-06-15T08:00:00.000Z');
  const canceled = await place(buyer, { [soap.id]: 20 }, '2031-06-14T09:00:00.000Z');
  await place(buyer, { [soap.id]: 40 }, '2031-06-12T21:59:59.999Z');
  await place(foreignBuyer, { [theirs.id]: 3 }, '2031-06-14T10:00:00.000Z');
  await move(buyer, canceled.id, 'canceled', { reason: 'Omylem' });
  await move(vendor, sent.id, 'processing');
  await move(vendor, sent.id, 'ready_to_ship', { track_number: '40281770365' });
  const { version } = await move(vendor, sent.id, 'in_progress');
  const body = { version, items: [{ product_id: soap.id, count: 2 }], restock: true, reason: 'Poškozené' };
  ok(await invoke(returnItems, vendor, { params: { id: sent.id }, body }));
});

const ask = (who: Account, query: object = {}) => invoke(getSales, who, { query: { ...days, ...query }, now });
const sales = async (who: Account, query: object = {}): Promise<any> => ok(await ask(who, query));

describe('the sales of a vendor', () => {
  it('by day have every day, without canceled orders and returned pieces', async () => {
    expect(await sales(people.vendor)).toMatchObject({
      ...days,
      total: { orders: 3, pieces: 7, sum: 110_000, canceled: 1, returned: 2 },
      rows: [row('2031-06-13', 0, 0, 0), row('2031-06-14', 2, 6, 100_000), row('2031-06-15', 1, 1, 10_000)],
    });
  });

  it('by product and by customer begin with the greatest sum', async () => {
    const byProduct = await sales(people.vendor, { by: 'product' });
    expect(byProduct.rows).toEqual([
      { ...row(soap.id, 3, 6, 60_000), name: 'Mýdlo' },
      { ...row(brush.id, 1, 1, 50_000), name: 'Kartáč' },
    ]);
    const { customer } = world.companies;
    const byCustomer = await sales(people.vendor, { by: 'customer' });
    expect(byCustomer.rows).toEqual([
      { ...row(customer.id, 2, 6, 100_000), name: customer.name },
      { ...row(people.manager.id, 1, 1, 10_000), name: people.manager.fio },
    ]);
  });

  it('are of the last 30 days by default', async () => {
    const body = ok(await invoke(getSales, people.vendor, { now }));
    expect(body).toMatchObject({ from: '2031-05-17', to: '2031-06-15', total: { orders: 4, canceled: 1 } });
    expect(body.rows).toHaveLength(30);
  });

  it('are read by the vendor and the admin only', async () => {
    const { performer, rival } = world.companies;
    const own = await sales(people.vendor);
    expect(await sales(people.vendor, { company_id: performer.id })).toEqual(own);
    expect(await sales(people.admin, { company_id: performer.id })).toEqual(own);
    expect(await sales(people.admin, { company_id: rival.id })).toMatchObject({ total: { orders: 1, sum: 210_000 } });
    expect(await sales(people.rivalVendor)).toMatchObject({ total: { orders: 1, sum: 210_000 } });
    const all = await sales(people.admin);
    expect(all.total.orders).toBeGreaterThanOrEqual(4);
    for (const who of [people.manager, people.worker, people.buyer, people.buyerManager, people.storeManager])
      expect(await ask(who)).toMatchObject({ status: 403 });
  });

  it('are a list with pages, too', async () => {
    const list = (who: Account, query: object = {}) =>
      invoke(listSales, who, { query: { ...days, by: 'product', ...query }, now });
    expect(ok(await list(people.vendor))).toEqual((await sales(people.vendor, { by: 'product' })).rows);
    expect(await list(people.vendor, { per_page: 1, page: 2 })).toMatchObject({
      body: { data: [{ id: brush.id }], total: 2 },
    });
    expect(ok(await list(people.rivalVendor))).toMatchObject([{ name: 'Cizí' }]);
    expect(await list(people.rivalVendor, { company_id: world.companies.performer.id })).toMatchObject({ status: 404 });
    expect(await list(people.buyer)).toMatchObject({ status: 403 });
  });

  it('are not found of another company, of a customer and of a company that does not exist', async () => {
    const { rival, customer } = world.companies;
    expect(await ask(people.vendor, { company_id: rival.id })).toMatchObject({ status: 404 });
    expect(await ask(people.admin, { company_id: customer.id })).toMatchObject({ status: 404 });
    expect(await ask(people.admin, { company_id: 'nobody' })).toMatchObject({ status: 404 });
  });

  it('are of at most 366 days', async () => {
    expect(await ask(people.vendor, { from: '2030-06-15' })).toMatchObject({ status: 200 });
    expect(await ask(people.vendor, { from: '2030-06-14' })).toMatchObject({
      status: 400,
      body: { fields: { to: expect.any(String) } },
    });
    expect(await ask(people.vendor, { from: '2031-06-16' })).toMatchObject({ status: 400 });
  });
});
