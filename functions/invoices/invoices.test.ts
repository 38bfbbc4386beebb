import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import * as invoices from '#shared/contracts/invoices.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getOrder, returnItems, setOrderPayment } from '#shared/contracts/orders.ts';
import { whileHeld, writes } from '../../test/world/faults.ts';
import { afterMonth, lockedMonth, monthInvoice, setBilling } from '../../test/world/invoice-fixtures.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { paidShift } from '../../test/world/paid-shifts.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let gloves: string;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  await setBilling(world, people.vendor);
  gloves = String((await (await productFixtures(world)).product({ name: 'Rukavice', price: 121_00, stock: 5000 })).id);
});

const now = '2031-11-20T10:00:00.000Z';
const read = async (who: Account, id: string) => ok(await invoke(invoices.getInvoice, who, { params: { id } }));
const agreed = async (count = 3): Promise<any> => {
  const { id } = await placeOrder(people.buyer, { [gloves]: count });
  return move(people.vendor, id, 'processing');
};
const issue = (who: Account, body: object, time = now) =>
  invoke(invoices.issueInvoice, who, { body, now: time } as never);
const pay = (who: Account, { id, version }: any, body: object = {}) =>
  invoke(invoices.recordInvoicePayment, who, { params: { id }, body: { version, ...body }, now });
const credit = (who: Account, { id, version }: any, body: object = {}) =>
  invoke(invoices.creditInvoice, who, { params: { id }, body: { version, reason: 'Vráceno', ...body }, now });
/** An admin marks an order as paid, or not. */
const mark = async ({ id }: any, payment_status: string) => {
  const { version } = ok(await invoke(getOrder, people.admin, { params: { id } }));
  return invoke(setOrderPayment, people.admin, { params: { id }, body: { version, payment_status }, now } as never);
};
const orderOf = async ({ id }: any) => ok(await invoke(getOrder, people.buyer, { params: { id } }));
/** One of the pieces of an order comes back. */
const returnOne = async ({ id }: any) => {
  await move(people.vendor, id, 'ready_to_ship', { track_number: 'T1' });
  const { version } = await move(people.vendor, id, 'in_progress');
  const body = { version, items: [{ product_id: gloves, count: 1 }], restock: true, reason: 'Díra' };
  return ok(await invoke(returnItems, people.vendor, { params: { id }, body }));
};
/** What is printed of an invoice. */
const printed = ({ number, seller, buyer, lines, rates, total, issued_on, due_on }: any) => ({
  number,
  seller,
  buyer,
  lines,
  rates,
  total,
  issued_on,
  due_on,
});
const codeOf = ({ body }: { body: any }): string => String(body.code);

describe('an invoice of an order', () => {
  it('says what the order costs, by whom and for whom, and is read by both sides', async () => {
    const order = await agreed();
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    expect(row).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^FV2031\d{6}$/),
      status: 'issued',
      source: { kind: 'order', id: order.id, number: order.number },
      issued_on: '2031-11-20',
      due_on: '2031-12-04',
      total: order.total,
      remaining: order.total,
    });
    const invoice = await read(people.buyer, row.id);
    const delivery = order.delivery_cost;
    expect(invoice).toMatchObject({
      variable_symbol: order.number,
      seller: { name: 'performer', vat_payer: true, iban: 'CZ6508000000192000145399' },
      buyer: { name: 'customer', office: { country: 'CZ' } },
      lines: [
        { text: 'Rukavice', quantity: 3, unit_price: 121_00, amount: 363_00, vat_rate: '21', vat_included: true },
        { quantity: 1, amount: delivery },
      ],
      total: 363_00 + delivery,
      may_record: false,
      may_credit: false,
    });
    expect(invoice.rates[0].base + invoice.rates[0].vat).toBe(invoice.total);
    expect(invoice.spayd).toContain(`*X-VS:${order.number}`);
    expect(ok(await invoke(getOrder, people.buyer, { params: { id: order.id } })).invoice).toEqual({
      id: row.id,
      number: row.number,
      status: 'issued',
    });
    const notified = ok(await invoke(listNotifications, people.buyer, { query: { per_page: 100 } }));
    expect(notified.filter(({ about }: any) => about === row.id)).toMatchObject([{ kind: 'invoice-issued' }]);
    const audited = ok(await invoke(listAudit, people.vendor, { query: { kind: 'invoice' }, now }));
    expect(audited).toContainEqual(
      expect.objectContaining({ action: 'invoice-issued', about: { id: row.id, name: row.number } }),
    );
    for (const who of [people.foreignBuyer, people.rivalVendor, people.worker, people.buyerManager])
      expect((await invoke(invoices.getInvoice, who, { params: { id: row.id } })).status).toBe(404);
    expect((await invoke(invoices.getInvoice, people.newcomer, { params: { id: row.id } })).status).toBe(403);
  });

  it('is refused before the order is agreed, twice, to others, and without an account', async () => {
    const { id: fresh } = await placeOrder(people.buyer, { [gloves]: 1 });
    expect(codeOf(await issue(people.vendor, { order_id: fresh }))).toBe('order-not-invoiced');
    const { id } = await agreed(1);
    expect((await issue(people.buyer, { order_id: id })).status).toBe(403);
    expect((await issue(people.rivalVendor, { order_id: id })).status).toBe(404);
    ok(await issue(people.vendor, { order_id: id }));
    expect(codeOf(await issue(people.vendor, { order_id: id }))).toBe('invoice-issued');
    const both = { order_id: id, company_id: world.companies.customer.id, month: '2031-06' };
    for (const body of [{}, both, { company_id: 'x' }, { month: '2031-06' }, { order_id: id, month: '2031-13' }])
      expect((await issue(people.vendor, body)).status).toBe(400);
    const other = await createWorld();
    const { product } = await productFixtures(other);
    const soap = String((await product({ price: 100 })).id);
    const order = await placeOrder(other.people.buyer, { [soap]: 1 });
    await move(other.people.vendor, order.id, 'processing');
    expect(codeOf(await issue(other.people.vendor, { order_id: order.id }))).toBe('invoice-seller-incomplete');
    await setBilling(other, other.people.vendor, { vat_payer: false }, { vat_id: null });
    await setBilling(other, other.people.buyer, {
      office: { street: 'Main 1', city: 'Wien', postcode: '1010', country: 'AT' },
    });
    expect(codeOf(await issue(other.people.vendor, { order_id: order.id }))).toBe('invoice-customer-abroad');
    await setBilling(other, other.people.buyer);
    const { id: invoiceId } = ok(await issue(other.people.vendor, { order_id: order.id }));
    expect((await read(other.people.vendor, invoiceId)).rates).toEqual([
      { vat_rate: null, base: order.total, vat: 0, total: order.total },
    ]);
  });

  it('has VAT in the price if its seller has become a payer, and its credit note, too', async () => {
    const own = await createWorld();
    await setBilling(own, own.people.vendor, { vat_payer: false }, { vat_id: null });
    const { product } = await productFixtures(own);
    const soap = String((await product({ price: 121_00 })).id);
    const { id } = await placeOrder(own.people.buyer, { [soap]: 1 });
    const { total } = await move(own.people.vendor, id, 'processing');
    await setBilling(own, own.people.vendor);
    const row = ok(await issue(own.people.vendor, { order_id: id }));
    const { rates } = await read(own.people.vendor, row.id);
    expect(rates).toMatchObject([{ vat_rate: '21', total }]);
    expect(rates[0].base + rates[0].vat).toBe(total);
    await setBilling(own, own.people.vendor, { vat_payer: false }, { vat_id: null });
    expect(codeOf(await credit(own.people.vendor, row))).toBe('credit-nothing');
    const note = ok(await credit(own.people.vendor, row, { all: true }));
    expect((await read(own.people.vendor, note.id)).rates).toMatchObject([{ vat_rate: '21', total: -total }]);
  });

  it('never changes, whatever becomes of the company; a return becomes a credit note', async () => {
    const order = await agreed(3);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    const before = await read(people.vendor, row.id);
    expect(codeOf(await credit(people.vendor, before))).toBe('credit-nothing');
    await setBilling(world, people.vendor, { prefix: 'X', note: 'Jiná' });
    await returnOne(order);
    expect((await credit(people.buyer, before)).status).toBe(403);
    expect((await credit(people.rivalVendor, before)).status).toBe(404);
    expect(codeOf(await credit(people.vendor, { ...before, version: 7 }))).toBe('changed');
    expect((await credit(people.vendor, before, { reason: ' ' })).status).toBe(400);
    const note = ok(await credit(people.vendor, before));
    expect(note).toMatchObject({ kind: 'credit-note', total: -121_00, corrects: { id: row.id, number: row.number } });
    expect((await read(people.buyer, note.id)).lines).toMatchObject([
      { text: 'Rukavice', quantity: -1, amount: -121_00 },
    ]);
    const after = await read(people.vendor, row.id);
    const { version: _, notes: __, owed, remaining, spayd, ...rest } = after;
    expect(rest).toEqual({ ...rest, ...printed(before) });
    expect([owed, remaining]).toEqual([before.total - 121_00, before.total - 121_00]);
    expect(spayd).not.toBe(before.spayd);
    const all = ok(await credit(people.vendor, after, { all: true, reason: 'Chybný odběratel' }));
    expect(all.total).toBe(121_00 - before.total);
    const credited = await read(people.vendor, row.id);
    expect(credited.status).toBe('credited');
    for (const body of [{}, { all: true }])
      expect(codeOf(await credit(people.vendor, credited, body))).toBe('credit-nothing');
    const again = ok(await issue(people.vendor, { order_id: order.id }));
    expect(again.total).toBe(before.total - 121_00);
    await setBilling(world, people.vendor);
  });

  it('is paid in parts, too much and given back; its order with it', async () => {
    const order = await agreed(2);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    expect((await pay(people.buyer, row)).status).toBe(403);
    expect((await pay(people.rivalVendor, row)).status).toBe(404);
    expect(codeOf(await pay(people.vendor, { ...row, version: 9 }))).toBe('changed');
    expect((await pay(people.vendor, row, { day: '2031-02-30' })).status).toBe(400);
    expect((await pay(people.vendor, row, { day: '2031-11-21' })).body.fields).toEqual({ day: expect.anything() });
    const part = ok(await pay(people.vendor, row, { amount: 100_00, day: '2031-11-18' }));
    expect(part).toMatchObject({ status: 'issued', paid: 100_00, remaining: row.total - 100_00 });
    expect(codeOf(await pay(people.vendor, row, { amount: 100_00 }))).toBe('changed');
    const paid = ok(await pay(people.vendor, part, { amount: row.total }));
    expect(paid).toMatchObject({ status: 'paid', remaining: -100_00 });
    expect(ok(await invoke(getOrder, people.buyer, { params: { id: order.id } }))).toMatchObject({
      payment_status: 'paid',
    });
    expect((await pay(people.vendor, paid, { amount: -row.total - 100_01 })).body).toMatchObject({
      fields: { amount: expect.anything() },
    });
    const even = ok(await pay(people.vendor, paid));
    expect(even).toMatchObject({ status: 'paid', remaining: 0 });
    expect(codeOf(await pay(people.vendor, even))).toBe('invoice-settled');
    expect((await read(people.buyer, row.id)).payments.map(({ amount }: any) => amount)).toEqual([
      100_00,
      row.total,
      -100_00,
    ]);
  });

  it('is paid when an admin marks its order as paid, and the reverse', async () => {
    const order = await agreed(1);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    for (const [marked, status] of [
      ['paid', 'paid'],
      ['not_paid', 'issued'],
    ] as const) {
      ok(await mark(order, marked));
      expect((await read(people.vendor, row.id)).status).toBe(status);
    }
  });

  it('is paid if its order was paid before, also the next one after it was credited', async () => {
    const order = await agreed(2);
    ok(await mark(order, 'paid'));
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    expect(row).toMatchObject({ status: 'paid', paid: order.total, remaining: 0 });
    const first = await read(people.vendor, row.id);
    expect(first).toMatchObject({
      spayd: null,
      payments: [{ day: '2031-11-20', amount: order.total, by: { id: people.admin.id } }],
    });
    ok(await credit(people.vendor, first, { all: true }));
    expect(await read(people.vendor, row.id)).toMatchObject({ status: 'credited', paid: 0, remaining: 0 });
    expect(await orderOf(order)).toMatchObject({ payment_status: 'paid' });
    const again = ok(await issue(people.vendor, { order_id: order.id }));
    expect(again).toMatchObject({ status: 'paid', paid: order.total, remaining: 0 });
  });

  it('leaves what returned pieces cost to be given back once, also when it is issued again', async () => {
    const order = await agreed(3);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    ok(await mark(order, 'paid'));
    const { total } = await returnOne(order);
    expect(total).toBe(row.total - 121_00);
    ok(await credit(people.vendor, await read(people.vendor, row.id)));
    const credited = await read(people.vendor, row.id);
    expect(credited).toMatchObject({ status: 'paid', remaining: -121_00 });
    ok(await credit(people.vendor, credited, { all: true }));
    expect(await read(people.vendor, row.id)).toMatchObject({ status: 'credited', remaining: -121_00 });
    const again = ok(await issue(people.vendor, { order_id: order.id }));
    expect(again).toMatchObject({ status: 'paid', total, paid: total, remaining: 0 });
  });

  it('that is issued while its order is marked as paid has the payment once it is marked again', async () => {
    const order = await agreed(1);
    const [marked, issued] = await whileHeld(
      writes('ORDER#'),
      () => mark(order, 'paid'),
      () => issue(people.vendor, { order_id: order.id }),
    );
    expect([marked.status, codeOf(marked)]).toEqual([409, 'changed']);
    const { id } = ok(issued);
    expect(await read(people.vendor, id)).toMatchObject({ status: 'issued', payments: [] });
    ok(await mark(order, 'paid'));
    expect(await read(people.vendor, id)).toMatchObject({ status: 'paid', remaining: 0 });
  });

  it('of which a credit note leaves nothing to pay pays its order', async () => {
    const order = await agreed(3);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    const part = ok(await pay(people.vendor, row, { amount: row.total - 121_00 }));
    await returnOne(order);
    ok(await credit(people.vendor, part));
    expect(await read(people.vendor, row.id)).toMatchObject({ status: 'paid', remaining: 0 });
    expect(await orderOf(order)).toMatchObject({ payment_status: 'paid', payable: 0, paid: row.total - 121_00 });
  });

  it('of a canceled order is credited, and its order is not paid once the money is given back', async () => {
    const order = await agreed(1);
    const row = ok(await issue(people.vendor, { order_id: order.id }));
    ok(await pay(people.vendor, row));
    await move(people.vendor, order.id, 'canceled', { reason: 'Vyprodáno' });
    ok(await credit(people.vendor, await read(people.vendor, row.id)));
    const credited = await read(people.vendor, row.id);
    expect(credited).toMatchObject({ status: 'credited', remaining: -row.total });
    expect(await orderOf(order)).toMatchObject({ payment_status: 'paid', refunded: row.total });
    expect(ok(await pay(people.vendor, credited))).toMatchObject({ status: 'credited', remaining: 0 });
    expect(await orderOf(order)).toMatchObject({ payment_status: 'not_paid', refunded: 0 });
  });

  it('is not credited while its company has no bank account', async () => {
    const row = ok(await issue(people.vendor, { order_id: (await agreed(1)).id }));
    await setBilling(world, people.vendor, { bank_account: null });
    expect(codeOf(await credit(people.vendor, row, { all: true }))).toBe('invoice-seller-incomplete');
    await setBilling(world, people.vendor);
    const note = ok(await credit(people.vendor, row, { all: true }));
    expect(note.variable_symbol).toBe(row.variable_symbol);
  });
});

describe('an invoice of a month', () => {
  it('has the hours of each store, of the customer, once the month is locked and approved', async () => {
    const month = '2031-06';
    const { id: company_id } = world.companies.customer;
    const body = { company_id, month };
    const months = (who: Account, query: object = { month }) =>
      invoke(invoices.listInvoiceable, who, { query } as never);
    expect(ok(await months(people.vendor))).toEqual({ locked: false, customers: [] });
    expect(codeOf(await issue(people.vendor, body))).toBe('invoice-month-open');
    const shifts = await lockedMonth(world, month);
    const charge = shifts.reduce((sum, { pay: paid }) => sum + (paid?.charge ?? 0), 0);
    const customer = { id: company_id, name: 'customer' };
    expect(ok(await months(people.vendor))).toMatchObject({
      locked: true,
      customers: [{ customer, shifts: 2, minutes: 926, charge, open: 0, invoice: null }],
    });
    expect((await months(people.buyer)).status).toBe(403);
    expect(ok(await months(people.rivalVendor))).toMatchObject({ customers: [] });
    expect(ok(await months(people.admin, { month, seller_id: world.companies.performer.id })).customers).toHaveLength(
      1,
    );
    expect((await months(people.admin)).status).toBe(404);
    const preview = ok(await invoke(invoices.previewInvoice, people.vendor, { query: body }));
    expect(preview.shifts.map(({ id }: any) => id).toSorted()).toEqual(shifts.map(({ id }) => id).toSorted());
    expect((await invoke(invoices.previewInvoice, people.rivalVendor, { query: body })).status).not.toBe(200);
    const row = await monthInvoice(world, month);
    expect(row).toMatchObject({ source: { kind: 'month', month }, total: preview.total, due_on: '2031-08-11' });
    const invoice = await read(people.buyer, row.id);
    expect(invoice).toMatchObject({ supplied_on: '2031-06-30', rates: [{ vat_rate: '21', base: charge }] });
    expect(
      invoice.lines.map(({ group, quantity, unit, unit_price }: any) => [group, quantity, unit, unit_price]),
    ).toEqual(
      expect.arrayContaining([
        [world.stores.own.name, 445, 'minute', 200_00],
        [world.stores.large.name, 481, 'minute', 200_00],
      ]),
    );
    expect(codeOf(await issue(people.vendor, body))).toBe('invoice-issued');
    expect(ok(await months(people.vendor)).customers).toMatchObject([{ invoice: { id: row.id, difference: 0 } }]);
    expect((await issue(people.vendor, { company_id: 'none', month })).status).toBe(404);
  });

  it('waits for hours that were reopened, and what they change becomes a credit note', async () => {
    const month = '2031-05';
    const { saveShifts } = await import('../../test/world/paid-shifts.ts');
    const [first] = await lockedMonth(world, month);
    if (!first?.pay || !first.hours) throw new Error('No shift');
    const row = await monthInvoice(world, month);
    const reopened = { ...first, hours: { ...first.hours, state: 'reopened' as const, month: '2031-06' } };
    await saveShifts(reopened);
    expect(codeOf(await credit(people.vendor, row))).toBe('invoice-hours-open');
    const shorter = paidShift({
      store: world.stores.own,
      day: first.day,
      staff: people.worker,
      minutes: { weekday: 385 },
    });
    await saveShifts({ ...shorter, id: first.id, hours: { ...first.hours, month: '2031-07' } });
    const difference = async (): Promise<number> => {
      const { customers } = ok(await invoke(invoices.listInvoiceable, people.vendor, { query: { month } } as never));
      return customers[0].invoice.difference;
    };
    const announced = await difference();
    const note = ok(await credit(people.vendor, row));
    expect([announced, await difference()]).toEqual([note.total, 0]);
    const correction = await read(people.buyer, note.id);
    expect(correction.rates).toMatchObject([{ base: (shorter.pay?.charge ?? 0) - first.pay.charge }]);
    expect(correction.total).toBe(correction.rates[0].base + correction.rates[0].vat);
    const owed = (await read(people.vendor, row.id)).owed;
    expect(owed).toBe(row.total + note.total);
  });
});

it('is listed for each side, by status, days and text, the newest first', async () => {
  const own = await createWorld();
  await setBilling(own, own.people.vendor);
  const [june, july] = ['2031-06', '2031-07'];
  const rows: any[] = [];
  for (const month of [june, july]) {
    await lockedMonth(own, month);
    rows.push(await monthInvoice(own, month));
  }
  const [one, two] = rows.map(({ id }) => String(id));
  ok(
    await invoke(invoices.recordInvoicePayment, own.people.vendor, {
      params: { id: one ?? '' },
      body: { version: 1 },
      now: afterMonth(july),
    }),
  );
  const list = async (who: Account, query: object = {}) => {
    const { status, body } = await invoke(invoices.listInvoices, who, { query } as never);
    return status === 200 ? body.data.map(({ id }: any) => id) : status;
  };
  expect(await list(own.people.vendor)).toEqual([two, one]);
  expect(await list(own.people.buyer)).toEqual([two, one]);
  expect(await list(own.people.vendor, { role: 'buyer' })).toEqual([]);
  expect(await list(own.people.vendor, { role: 'seller', status: 'paid' })).toEqual([one]);
  expect(await list(own.people.buyer, { status: ['issued', 'sent'] })).toEqual([two]);
  expect(await list(own.people.buyer, { from: '2031-08-01', to: '2031-08-31' })).toEqual([two]);
  expect(await list(own.people.buyer, { from: '2031-08-31', to: '2031-08-01' })).toBe(400);
  await expect.poll(() => list(own.people.vendor, { text: rows[0].number, status: 'paid' }), following).toEqual([one]);
  expect(await list(own.people.vendor, { text: rows[0].number, status: 'issued' })).toEqual([]);
  for (const who of [own.people.rivalVendor, own.people.foreignBuyer, own.people.storeManager, own.people.worker])
    expect(await list(who)).toEqual([]);
  expect(await list(own.people.newcomer)).toBe(403);
});

it('has a number without a gap and none twice, also of fifty at once', async () => {
  const own = await createWorld();
  await setBilling(own, own.people.vendor);
  const { product } = await productFixtures(own);
  const soap = String((await product({ price: 100_00, stock: 1000 })).id);
  const orders: string[] = [];
  for (let nth = 0; nth < 50; nth++) orders.push((await placeOrder(own.people.buyer, { [soap]: 1 })).id);
  for (const id of orders) await move(own.people.vendor, id, 'processing');
  const answers = await Promise.all(orders.map((order_id) => issue(own.people.vendor, { order_id })));
  expect(answers.map((answer) => ok(answer).number).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, nth) => `FV2031${String(nth + 1).padStart(6, '0')}`),
  );
});

it('of one order at once is issued once', async () => {
  const { id } = await agreed(1);
  const answers = await Promise.all([1, 2, 3].map(() => issue(people.vendor, { order_id: id })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
