import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  deleteOrder,
  getOrder,
  getYearlyOrderSum,
  listOrders,
  returnItems,
  setOrderPayment,
  setOrderStatus,
  shipPart,
  updateOrder,
} from '#shared/contracts/orders.ts';
import { type OrderStatus, orderStatuses } from '#shared/domain/orders/transitions.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { orderKey } from '../data/orders/orders.ts';
import type { Account } from '../data/people/accounts.ts';
import { getStock } from '../data/products/stock.ts';
import { get, transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
let people: World['people'];
let soap: any;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  shelf = await productFixtures(world);
  soap = await shelf.product({ name: 'Mýdlo', price: 10_000, weight: 500, stock: 10_000 });
});

const order = (who: Account = people.buyer, count = 3): Promise<any> => placeOrder(who, { [soap.id]: count });
const read = (who: Account, id: string) => invoke(getOrder, who, { params: { id } });
const idsOf = async (who: Account, query: object = {}): Promise<string[]> => {
  const { status, body } = await invoke(listOrders, who, { query: { per_page: 100, ...query } });
  expect([status, body]).toEqual([200, expect.objectContaining({ total: body.data?.length })]);
  return body.data.map(({ id }: any) => id);
};
const quotation = (price: number, valid_until: string) => ({
  prices: [{ product_id: soap.id, price }],
  delivery_cost: 0,
  valid_until,
  note: 'Od tří kusů levněji.',
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('an order', () => {
  it('is read by who placed it, the buyer of their company, the vendor of its products and the platform', async () => {
    const { id } = await order(people.storeManager);
    const readers = Object.values(people).filter(({ roles: [role] }) => role !== 'ROLE_USER');
    const found = await Promise.all(
      readers.map(async (who) => ((await read(who, id)).status === 200 ? [who.fio] : [])),
    );
    const { admin, manager, vendor, buyer, storeManager } = people;
    expect(found.flat().toSorted()).toEqual(
      [admin, manager, vendor, buyer, storeManager].map(({ fio }) => fio).toSorted(),
    );
    expect(await read(people.newcomer, id)).toMatchObject({ status: 403 });
    const { body } = await read(people.vendor, id);
    expect(body.data).toMatchObject({
      status: 'new',
      payment_status: 'not_paid',
      company: world.companies.performer,
      customer: world.companies.customer,
      user: { id: storeManager.id },
      fio: 'Alena Hrubá',
      phone: '+420603114872',
      address: { postcode: '140 00', city: 'Praha 4' },
      goods_num: 3,
      sum: 30_000,
      delivery_cost: 9900,
      payable: 39_900,
      total_weight: 1500,
      items: [{ product_id: soap.id, name: 'Mýdlo', count: 3, price: 10_000, available: expect.any(Number) }],
      actions: ['quote', 'form', 'process', 'cancel'],
      history: [{ what: 'ordered', by: { id: storeManager.id } }],
    });
    expect((await read(storeManager, id)).body.data).toMatchObject({
      actions: ['cancel'],
      items: [{ available: null }],
    });
  });

  it('goes from new to completed, and its pieces leave the stock with the parcel', async () => {
    const product = await shelf.product({ stock: 5 });
    const { id } = await placeOrder(people.buyer, { [product.id]: 2 });
    const { vendor, buyer, admin } = people;
    await move(vendor, id, 'processing');
    const { version } = ok(await read(admin, id));
    const paid = ok(
      await invoke(setOrderPayment, admin, { params: { id }, body: { version, payment_status: 'paid' } }),
    );
    expect(paid).toMatchObject({ status: 'paid', payment_status: 'paid' });
    await move(vendor, id, 'ready_to_ship', { track_number: '40281770365', parcel_id: 'P-1' });
    expect(await getStock(product.id)).toMatchObject({ available: 3, reserved: 2 });
    await move(vendor, id, 'in_progress');
    expect(await getStock(product.id)).toMatchObject({ available: 3, reserved: 0 });
    expect(await move(buyer, id, 'completed')).toMatchObject({
      status: 'completed',
      track_number: '40281770365',
      actions: [],
      history: ['ordered', 'process', 'pay', 'ready', 'ship', 'complete'].map((what) => ({ what })),
    });
  });

  it('is priced by the vendor, and the prices count once the customer accepts them in time', async () => {
    const { id } = await order();
    await move(people.vendor, id, 'quotation', quotation(8000, inDays(3)));
    const waiting = ok(await read(people.buyer, id));
    expect(waiting).toMatchObject({
      sum: 30_000,
      total: 24_000,
      payable: 24_000,
      has_invoice: false,
      quotation: { sum: 24_000, payable: 24_000 },
      actions: ['accept', 'cancel'],
    });
    const accepted = (at: string) =>
      invoke(setOrderStatus, people.buyer, {
        params: { id },
        now: at,
        body: { version: waiting.version, status: 'new' },
      });
    expect(await accepted(inDays(4))).toMatchObject({ status: 409, body: { code: 'quotation-expired' } });
    expect(ok(await accepted(inDays(2)))).toMatchObject({
      status: 'new',
      sum: 24_000,
      delivery_cost: 0,
      payable: 24_000,
    });
  });

  it('refuses a status by a role that may not, of another status, of a stale version, and what is missing', async () => {
    const { id, version } = await order();
    const to = (who: Account, status: string, details: object = {}) =>
      invoke(setOrderStatus, who, { params: { id }, body: { version, status, ...details } });
    expect(await to(people.buyer, 'processing')).toMatchObject({ status: 403 });
    expect(await to(people.vendor, 'in_progress')).toMatchObject({ status: 409, body: { code: 'order-not-allowed' } });
    expect(await to(people.rivalVendor, 'processing')).toMatchObject({ status: 404 });
    expect(await to(people.vendor, 'canceled')).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await to(people.vendor, 'shipped')).toMatchObject({ status: 400 });
    expect(await to(people.vendor, 'quotation', { ...quotation(1, inDays(1)), prices: [] })).toMatchObject({
      status: 400,
      body: { fields: { prices: expect.any(String) } },
    });
    await move(people.vendor, id, 'processing');
    expect(await to(people.vendor, 'canceled', { reason: 'Pozdě' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
  });

  it('canceled and processed at once is one of them', async () => {
    const { id, version } = await order();
    const set = (who: Account, status: string) => () =>
      invoke(setOrderStatus, who, { params: { id }, body: { version, status, reason: 'Omyl' } });
    const answers = await racing(writes('ORDER#'), [set(people.buyer, 'canceled'), set(people.vendor, 'processing')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is edited by the customer until it is processed; the vendor sets the numbers of the parcel', async () => {
    const { id, version } = await order();
    const edit = (who: Account, fields: object, seen: number) =>
      invoke(updateOrder, who, { params: { id }, body: { version: seen, ...fields } });
    expect(await edit(people.vendor, { fio: 'Jiný' }, version)).toMatchObject({
      status: 403,
      body: { fields: { fio: expect.any(String) } },
    });
    expect(await edit(people.foreignBuyer, { fio: 'Jiný' }, version)).toMatchObject({ status: 404 });
    expect(await edit(people.buyer, { phone: 'x' }, version)).toMatchObject({ status: 400 });
    expect(ok(await edit(people.buyer, { fio: 'Petr Nový' }, version))).toMatchObject({
      fio: 'Petr Nový',
      version: version + 1,
    });
    expect(await edit(people.buyer, { comment: 'Pozdě' }, version)).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    await move(people.vendor, id, 'processing');
    expect(await edit(people.buyer, { fio: 'Pozdě' }, version + 2)).toMatchObject({ status: 403 });
    expect(ok(await edit(people.vendor, { track_number: 'T-1' }, version + 2))).toMatchObject({ track_number: 'T-1' });
  });

  it('is deleted by an admin only when it is canceled', async () => {
    const { id, version } = await order();
    const remove = (who: Account, seen: number) =>
      invoke(deleteOrder, who, { params: { id }, query: { version: seen } });
    expect(await remove(people.vendor, version)).toMatchObject({ status: 403 });
    expect(await remove(people.admin, version)).toMatchObject({ status: 409, body: { code: 'order-not-canceled' } });
    await move(people.manager, id, 'canceled', { reason: 'Zkouška' });
    expect(await remove(people.admin, version)).toMatchObject({ status: 409, body: { code: 'changed' } });
    ok(await remove(people.admin, version + 1));
    expect(await read(people.admin, id)).toMatchObject({ status: 404 });
    expect(await idsOf(people.buyer)).not.toContain(id);
  });

  it('is marked as paid by an admin only', async () => {
    const { id, version } = await order();
    const pay = (who: Account, payment_status: string, seen = version) =>
      invoke(setOrderPayment, who, { params: { id }, body: { version: seen, payment_status } });
    expect(await pay(people.vendor, 'paid')).toMatchObject({ status: 403 });
    expect(ok(await pay(people.admin, 'paid'))).toMatchObject({ status: 'new', payment_status: 'paid' });
    expect(await pay(people.admin, 'not_paid')).toMatchObject({ status: 409, body: { code: 'changed' } });
  });
});

describe('the list', () => {
  it('has the orders of the reader, by status, person and company, each exactly once', async () => {
    const own = await world.person('Karel Pokladní', 'ROLE_STORE_MANAGER', world.companies.customer);
    const first = await order(own);
    const second = await order(own);
    await move(people.vendor, second.id, 'processing');
    expect(await idsOf(own)).toEqual([second.id, first.id]);
    expect(await idsOf(own, { order: 'asc' })).toEqual([first.id, second.id]);
    expect(await idsOf(own, { statuses: 'new' })).toEqual([first.id]);
    expect(await idsOf(own, { statuses: ['new', 'processing', 'canceled'] })).toEqual([second.id, first.id]);
    for (const who of [people.admin, people.vendor, people.buyer])
      expect(await idsOf(who, { userId: own.id })).toEqual([second.id, first.id]);
    expect(await idsOf(people.rivalVendor, { userId: own.id })).toEqual([]);
    expect(await idsOf(people.foreignBuyer, { userId: own.id })).toEqual([]);
    const { performer, customer, rival } = world.companies;
    expect(await idsOf(people.admin, { userId: own.id, company_id: performer.id })).toEqual([second.id, first.id]);
    expect(await idsOf(people.admin, { userId: own.id, company_id: rival.id })).toEqual([]);
    expect(await idsOf(people.admin, { company_id: customer.id, statuses: 'processing' })).toContain(second.id);
    expect(await idsOf(people.vendor, { id: [first.id, 'none'] })).toEqual([first.id]);
    expect(await invoke(listOrders, own, { query: { statuses: 'cart' } })).toMatchObject({ status: 400 });
  });

  it('finds an order by its number, and by words of the recipient, for those who read it', async () => {
    const { id, number } = await placeOrder(people.buyer, { [soap.id]: 1 }, { details: { fio: 'Zbyněk Šťovíček' } });
    await vi.waitFor(async () => expect(await idsOf(people.vendor, { text: number })).toEqual([id]), following);
    expect(await idsOf(people.buyer, { text: number.slice(0, 8) })).toContain(id);
    expect(await idsOf(people.admin, { text: 'stovicek zbyn' })).toContain(id);
    expect(await idsOf(people.vendor, { text: number, statuses: 'canceled' })).toEqual([]);
    for (const who of [people.rivalVendor, people.foreignBuyer, people.storeManager])
      expect(await idsOf(who, { text: number })).toEqual([]);
  });
});

it('the sum of a year has the orders of 365 days, without canceled ones, at accepted prices', async () => {
  const who = await world.person('Eva Roční', 'ROLE_BUYER_MANAGER', world.companies.customer);
  const sum = async (query: Record<string, string> = {}, reader = who, now = new Date().toISOString()) =>
    (await invoke(getYearlyOrderSum, reader, { query, now })).body.data;
  const first = await order(who, 1);
  const second = await order(who, 2);
  expect(await sum()).toMatchObject({ sum: 30_000, orders: 2 });
  await move(people.vendor, first.id, 'quotation', quotation(4000, inDays(3)));
  await move(who, first.id, 'new');
  await move(people.vendor, second.id, 'canceled', { reason: 'Není' });
  expect(await sum()).toMatchObject({ sum: 4000, orders: 1 });
  expect(await sum({ userId: who.id }, people.admin)).toMatchObject({ sum: 4000, orders: 1 });
  expect(await sum({ userId: who.id }, people.admin, inDays(364))).toMatchObject({ sum: 4000 });
  expect(await sum({ userId: who.id }, people.admin, inDays(366))).toMatchObject({ sum: 0, orders: 0 });
  expect(await invoke(getYearlyOrderSum, people.foreignBuyer, { query: { userId: who.id } })).toMatchObject({
    status: 404,
  });
});

it('over any history of orders the stock, what customers have and what came back add up', async () => {
  const { id: product } = await shelf.product({ stock: 30, weight: 10 });
  const { vendor, buyer, admin } = people;
  const step = fc.record({
    nth: fc.nat(5),
    who: fc.constantFrom(vendor, buyer, admin),
    to: fc.constantFrom<OrderStatus>(...orderStatuses),
  });
  const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), 1);
  const orders: any[] = [];
  for (let nth = 0; nth < 6; nth++) orders.push(await placeOrder(buyer, { [product]: nth + 1 }));
  for (const { nth, who, to } of steps) {
    const { id, version } = orders[nth];
    const details = {
      reason: 'Náhoda',
      track_number: 'T',
      valid_until: inDays(1),
      prices: [{ product_id: product, price: 100 }],
    };
    const { status, body } = await invoke(setOrderStatus, who, {
      params: { id },
      body: { version, status: to, ...details },
    });
    expect([200, 403, 409]).toContain(status);
    if (status === 200) orders[nth] = body.data;
    const piecesIn = (...statuses: string[]) =>
      orders.filter((one) => statuses.includes(one.status)).reduce((sum, one) => sum + Number(one.goods_num), 0);
    const [gone, canceled] = [piecesIn('in_progress', 'completed'), piecesIn('canceled')];
    expect(await getStock(product)).toMatchObject({ available: 30 - 21 + canceled, reserved: 21 - gone - canceled });
  }
});

it('pieces sent in parts leave the stock once, and those that come back are on sale again', async () => {
  const { id: product } = await shelf.product({ stock: 5, price: 10_000, weight: 10 });
  const { vendor, buyer, rivalVendor } = people;
  const { id } = await placeOrder(buyer, { [product]: 4 });
  await move(vendor, id, 'processing');
  const ready = await move(vendor, id, 'ready_to_ship', { track_number: 'T-1' });
  const part = (who: Account, count: number, version: number) =>
    invoke(shipPart, who, {
      params: { id },
      body: { version, items: [{ product_id: product, count }], track_number: 'T-0' },
    });
  expect(await part(buyer, 1, ready.version)).toMatchObject({ status: 403 });
  expect(await part(rivalVendor, 1, ready.version)).toMatchObject({ status: 404 });
  expect(await part(vendor, 5, ready.version)).toMatchObject({ status: 400 });
  const partly = ok(await part(vendor, 1, ready.version));
  expect(partly).toMatchObject({
    status: 'ready_to_ship',
    actions: ['ship'],
    parcels: [{ track_number: 'T-0' }],
    items: [{ shipped: 1 }],
  });
  expect(await getStock(product)).toMatchObject({ available: 1, reserved: 3 });
  expect(await part(vendor, 1, ready.version)).toMatchObject({ status: 409, body: { code: 'changed' } });
  const sent = ok(await part(vendor, 3, partly.version));
  expect(sent).toMatchObject({ status: 'in_progress', items: [{ shipped: 4 }], may_return: true });
  expect(await getStock(product)).toMatchObject({ available: 1, reserved: 0 });
  const back = (who: Account, count: number, restock: boolean, version: number) =>
    invoke(returnItems, who, {
      params: { id },
      body: { version, items: [{ product_id: product, count }], restock, reason: 'Špatná velikost' },
    });
  expect(await back(buyer, 1, true, sent.version)).toMatchObject({ status: 403 });
  expect(await back(rivalVendor, 1, true, sent.version)).toMatchObject({ status: 404 });
  const first = ok(await back(vendor, 2, true, sent.version));
  // It was never paid: less is payable, and nothing is refunded.
  expect(sent).toMatchObject({ total: 49_900, payable: 49_900, paid: 0, refunded: 0 });
  expect(first).toMatchObject({ total: 29_900, payable: 29_900, paid: 0, refunded: 0, returned: 20_000 });
  expect(first.items).toMatchObject([{ returned: 2 }]);
  const pay = (payment_status: string, version: number) =>
    invoke(setOrderPayment, people.admin, { params: { id }, body: { version, payment_status } });
  const paid = ok(await pay('paid', first.version));
  expect(paid).toMatchObject({ total: 29_900, payable: 0, paid: 29_900, refunded: 0 });
  const second = ok(await back(vendor, 1, false, paid.version));
  expect(second).toMatchObject({ total: 19_900, payable: 0, paid: 29_900, refunded: 10_000, items: [{ returned: 3 }] });
  expect(await getStock(product)).toMatchObject({ available: 3, reserved: 0 });
  expect(await back(vendor, 2, true, second.version)).toMatchObject({ status: 400 });
  const { data } = (await invoke(listOrders, vendor, { query: { id } })).body;
  expect(data).toMatchObject([{ id, total: 19_900, payable: 0 }]);
  expect(ok(await pay('not_paid', second.version))).toMatchObject({ payable: 19_900, paid: 0, refunded: 0 });
});

it('a paid order that an older release stored was paid in full', async () => {
  const { id } = await order();
  const { paid_amount: _, ...item } = (await get(orderKey(id))) ?? {};
  // An item of a newer schema cannot be overwritten, only removed.
  await transact([{ part: 'newer', remove: orderKey(id) }]);
  await transact([{ part: 'older', put: { ...item, ...orderKey(id), schema: 2, payment_status: 'paid' } }]);
  expect(ok(await read(people.buyer, id))).toMatchObject({ payable: 0, paid: 39_900, refunded: 0 });
  expect(await move(people.vendor, id, 'canceled', { reason: 'Není' })).toMatchObject({
    total: 0,
    payable: 0,
    paid: 39_900,
    refunded: 39_900,
  });
});
