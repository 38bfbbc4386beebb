import { beforeAll, expect, it } from 'vitest';
import { exportInvoices, issueInvoice } from '#shared/contracts/invoices.ts';
import { lockedMonth, monthInvoice, setBilling } from '../../test/world/invoice-fixtures.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let people: World['people'];
let numbers: { hours: string; order: string };
beforeAll(async () => {
  const world = await createWorld();
  ({ people } = world);
  await setBilling(world, people.vendor);
  await lockedMonth(world, '2031-06');
  // Issued on 28 July.
  const hours = await monthInvoice(world, '2031-06');
  const { product } = await productFixtures(world);
  const { id } = await placeOrder(people.buyer, { [String((await product({ price: 100_00, stock: 5 })).id)]: 1 });
  await move(people.vendor, id, 'processing');
  const now = '2031-08-31T21:59:00.000Z';
  const order = ok(await invoke(issueInvoice, people.vendor, { body: { order_id: id }, now } as never));
  numbers = { hours: hours.number, order: order.number };
});

const ask = (who: Account, query: Record<string, string>, now = '2031-08-20T10:00:00.000Z') =>
  invoke(exportInvoices, who, { query, now });
const xmlOf = async (who: Account, query: Record<string, string>): Promise<string> =>
  Buffer.from(String(ok(await ask(who, query)).content), 'base64').toString();
const numbersIn = (xml: string) =>
  [...xml.matchAll(/<(?:typ:numberRequested|inv:originalDocument)>([^<]*)</g)].map(([, number]) => number);

it('has the documents of the days, the oldest first, in a file with their name', async () => {
  const query = { from: '2031-07-01', to: '2031-08-31' };
  expect(ok(await ask(people.vendor, query))).toMatchObject({
    name: 'pohoda-2031-07-01-2031-08-31.xml',
    type: 'application/xml',
  });
  const xml = await xmlOf(people.vendor, query);
  expect(numbersIn(xml)).toEqual([numbers.hours, numbers.order]);
  expect(xml).toContain('<inv:invoiceType>issuedInvoice<');
  expect(xml).toContain('<inv:text>Odpracované hodiny 6/2031<');
  expect(numbersIn(await xmlOf(people.vendor, { from: '2031-08-31', to: '2031-08-31' }))).toEqual([numbers.order]);
});

it('has the present month without days', async () => {
  expect(ok(await ask(people.vendor, {})).name).toBe('pohoda-2031-08-01-2031-08-31.xml');
});

it('has the received documents of a customer, with the seller as their partner', async () => {
  const xml = await xmlOf(people.buyer, { role: 'buyer', from: '2031-07-01', to: '2031-08-31' });
  expect(numbersIn(xml)).toEqual([numbers.hours, numbers.order]);
  expect(xml).toContain('<inv:invoiceType>receivedInvoice<');
  expect(xml).toContain('<typ:company>performer<');
});

it('is refused without documents, for too many days, and for others', async () => {
  const none = await ask(people.vendor, { from: '2031-01-01', to: '2031-02-28' });
  expect([none.status, none.body.code]).toEqual([409, 'invoices-none']);
  const received = await ask(people.vendor, { role: 'buyer', from: '2031-07-01', to: '2031-08-31' });
  expect(received.body.code).toBe('invoices-none');
  const rival = await ask(people.rivalVendor, { from: '2031-07-01', to: '2031-08-31' });
  expect(rival.body.code).toBe('invoices-none');
  expect((await ask(people.vendor, { from: '2031-01-01', to: '2031-12-31' })).status).toBe(200);
  const wide = await ask(people.vendor, { from: '2031-01-01', to: '2032-02-01' });
  expect([wide.status, wide.body.fields]).toEqual([400, { to: expect.anything() }]);
  const wrong = await ask(people.vendor, { from: '2031-08-02', to: '2031-08-01' });
  expect([wrong.status, wrong.body.fields]).toEqual([400, { to: expect.anything() }]);
  for (const who of [people.admin, people.manager, people.storeManager, people.worker, people.newcomer])
    expect((await ask(who, {})).status).toBe(403);
});
