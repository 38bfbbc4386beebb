import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as invoices from '#shared/contracts/invoices.ts';
import { getOrder } from '#shared/contracts/orders.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { billing, setBilling } from '../../test/world/invoice-fixtures.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let gloves: string;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  await setBilling(world, people.vendor);
  await setBilling(world, people.rivalVendor, { bank_account: '2000145399/0800' });
  gloves = String((await (await productFixtures(world)).product({ price: 121_00, stock: 5000 })).id);
});

const now = '2031-11-20T10:00:00.000Z';
const own = billing.bank_account;
const codeOf = ({ body }: { body: any }): string => String(body.code);
const read = async (id: string) => ok(await invoke(invoices.getInvoice, people.vendor, { params: { id } }));
const paymentStatus = async ({ source }: any): Promise<string> =>
  ok(await invoke(getOrder, people.buyer, { params: { id: source.id } })).payment_status;
/** An invoice of an order that nobody has paid. */
const invoiced = async (): Promise<any> => {
  const { id } = await placeOrder(people.buyer, { [gloves]: 1 });
  await move(people.vendor, id, 'processing');
  return read(ok(await invoke(invoices.issueInvoice, people.vendor, { body: { order_id: id }, now } as never)).id);
};

const received = (more: object = {}) => ({
  reference: randomUUID(),
  day: '2031-11-18',
  amount: 100_00,
  variable_symbol: null,
  counter_account: '2000145399/0100',
  name: 'Potraviny U Řeky',
  message: null,
  ...more,
});
const paying = ({ variable_symbol, total }: any, more: object = {}) =>
  received({ variable_symbol, amount: total, ...more });
const send = (payments: object[], { who = people.vendor, account = own, ...more }: any = {}) =>
  invoke(invoices.importBankPayments, who as Account, { body: { account, payments, ...more }, now });
const outcomes = async (...payments: object[]): Promise<string[]> =>
  ok(await send(payments)).map(({ outcome }: any) => outcome);
const list = (state: string, who = people.vendor) => invokeAll(invoices.listBankPayments, who, { query: { state } });
/** The payment with a message that only it has. */
const withMessage = async (message: string, state = 'open') =>
  (await list(state)).find((payment) => payment.message === message);
/** An imported payment that waits. */
const waiting = async (more: object = {}): Promise<any> => {
  const message = randomUUID();
  expect(await outcomes(received({ message, ...more }))).toEqual(['open']);
  return withMessage(message);
};
const pair = (payment: any, invoice: any, who = people.vendor) => {
  const { id, version } = payment;
  return invoke(invoices.pairBankPayment, who, { params: { id }, body: { version, invoice_id: invoice.id }, now });
};
const unpair = ({ id, version }: any, who = people.vendor) =>
  invoke(invoices.unpairBankPayment, who, { params: { id }, body: { version }, now });
const ignore = ({ id, version }: any, ignored = true, who = people.vendor) =>
  invoke(invoices.ignoreBankPayment, who, { params: { id }, body: { version, ignored }, now });

describe('an imported payment', () => {
  it('of exactly what is left is recorded on its invoice, and pays the order', async () => {
    const invoice = await invoiced();
    const { reference, ...shown } = paying(invoice);
    expect(ok(await send([{ reference, ...shown }]))).toEqual([
      { reference, outcome: 'paired', invoice: { id: invoice.id, number: invoice.number } },
    ]);
    expect(await read(invoice.id)).toMatchObject({
      status: 'paid',
      remaining: 0,
      payments: [{ day: '2031-11-18', amount: invoice.total, by: { id: people.vendor.id } }],
    });
    expect(await paymentStatus(invoice)).toBe('paid');
    const stored = (await list('paired')).find((each) => each.invoice.id === invoice.id);
    expect(stored).toMatchObject({ ...shown, state: 'paired', version: 1, imported_at: now });
  });

  it('of less, of more, without a symbol and with an unknown one waits', async () => {
    const invoice = await invoiced();
    expect(
      await outcomes(
        paying(invoice, { amount: invoice.total - 1 }),
        paying(invoice, { amount: invoice.total + 1 }),
        paying(invoice, { variable_symbol: null }),
        paying(invoice, { variable_symbol: '1' }),
      ),
    ).toEqual(['open', 'open', 'open', 'open']);
    expect(await read(invoice.id)).toMatchObject({ status: 'issued', payments: [] });
    expect(await paymentStatus(invoice)).toBe('not_paid');
  });

  it('of the rest of an invoice is paired, and a second one waits', async () => {
    const invoice = await invoiced();
    const { id, version, total } = invoice;
    ok(
      await invoke(invoices.recordInvoicePayment, people.vendor, { params: { id }, body: { version, amount: 1 }, now }),
    );
    expect(await outcomes(paying(invoice, { amount: total - 1 }), paying(invoice), paying(invoice))).toEqual([
      'paired',
      'open',
      'open',
    ]);
    expect(await read(id)).toMatchObject({ status: 'paid', remaining: 0 });
  });

  it('is stored once, however often statements have it', async () => {
    const invoice = await invoiced();
    const [payment, other] = [paying(invoice), received()];
    expect(await outcomes(payment, other, payment)).toEqual(['paired', 'open', 'known']);
    expect(await outcomes(other, payment, received())).toEqual(['known', 'known', 'open']);
    expect(ok(await send([payment], { account: '19-2000145399' }))).toMatchObject([
      { outcome: 'known', invoice: { id: invoice.id } },
    ]);
    expect((await read(invoice.id)).payments).toHaveLength(1);
  });

  it('in two requests at once pays once', async () => {
    const invoice = await invoiced();
    const payment = paying(invoice);
    const answers = await racing(
      writes('BANK_PAYMENT#'),
      [1, 2].map(() => () => send([payment])),
    );
    expect(answers.map((answer) => ok(answer)[0].outcome).toSorted()).toEqual(['known', 'paired']);
    expect(await read(invoice.id)).toMatchObject({ remaining: 0, payments: [{ amount: invoice.total }] });
  });

  it('and another one of the same invoice at once: one waits', async () => {
    const invoice = await invoiced();
    const answers = await racing(
      writes('BANK_PAYMENT#'),
      [1, 2].map(() => () => send([paying(invoice)])),
    );
    expect(answers.map((answer) => ok(answer)[0].outcome).toSorted()).toEqual(['open', 'paired']);
    expect(await read(invoice.id)).toMatchObject({ remaining: 0, payments: [{ amount: invoice.total }] });
  });

  it('is one of a hundred at most', async () => {
    const rows = Array.from({ length: 100 }, (_, nth) => received({ amount: nth + 1 }));
    const before = (await list('open')).length;
    expect(new Set(await outcomes(...rows))).toEqual(new Set(['open']));
    expect(await list('open')).toHaveLength(before + 100);
    expect(new Set(await outcomes(...rows))).toEqual(new Set(['known']));
    expect((await send([...rows, received()])).status).toBe(400);
  });

  it('is refused with all of its request if it is none', async () => {
    const before = (await list('open')).length;
    const wrong = [
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: '1' },
      { day: '2031-02-30' },
      { day: '' },
      { reference: '' },
      { reference: 'x'.repeat(601) },
      { message: 'x'.repeat(301) },
      { variable_symbol: '1'.repeat(21) },
      { other: 1 },
    ];
    for (const change of wrong) expect((await send([received(), received(change)])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect(await list('open')).toHaveLength(before);
  });
});

describe('a statement', () => {
  it('of another account is refused, with both accounts', async () => {
    for (const account of ['2000145399/0800', '19-2000145399/0100', '2000145399', 'CZ5508000000001234567899']) {
      const answer = await send([received()], { account });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'statement-other-account']);
      expect(answer.body.message).toContain(account);
      expect(answer.body.message).toContain(own);
    }
  });

  it('of the own account is taken, as an IBAN, without the bank, and without an account', async () => {
    for (const account of ['CZ6508000000192000145399', '19-2000145399', own, null])
      expect((await send([received()], { account })).status).toBe(200);
  });

  it('is refused for a company without an account', async () => {
    const other = await createWorld();
    const answer = await send([received()], { who: other.people.vendor, account: null });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'invoice-seller-incomplete']);
  });

  it('pays only invoices of the own company', async () => {
    const invoice = await invoiced();
    const rival = { who: people.rivalVendor, account: '2000145399/0800' };
    expect(ok(await send([paying(invoice)], rival))).toMatchObject([{ outcome: 'open', invoice: null }]);
    expect((await read(invoice.id)).payments).toEqual([]);
  });

  it('is imported by vendors, and by admins for a performer', async () => {
    const { id: seller_id } = world.companies.performer;
    for (const who of [people.manager, people.buyer, people.storeManager, people.worker, people.newcomer])
      expect((await send([received()], { who })).status).toBe(403);
    expect((await send([received()], { who: people.rivalVendor, seller_id })).status).toBe(404);
    expect((await send([received()], { who: people.admin })).status).toBe(404);
    const invoice = await invoiced();
    expect(ok(await send([paying(invoice)], { who: people.admin, seller_id }))).toMatchObject([{ outcome: 'paired' }]);
  });
});

describe('the payments', () => {
  it('are read by state, the newest first, by vendors of the company', async () => {
    const [early, late] = [await waiting({ day: '2031-01-02' }), await waiting({ day: '2031-12-31' })];
    const ids = (await list('open')).map(({ id }) => id);
    expect(ids.indexOf(late.id)).toBeLessThan(ids.indexOf(early.id));
    expect((await list('open', people.rivalVendor)).map(({ id }) => id)).not.toContain(early.id);
    expect((await invoke(invoices.listBankPayments, people.buyer, { query: {} })).status).toBe(403);
    expect((await invoke(invoices.listBankPayments, people.vendor, { query: { state: 'lost' } })).status).toBe(400);
    const page = await invoke(invoices.listBankPayments, people.vendor, { query: { per_page: 1 } });
    expect(page.body).toMatchObject({ total: ids.length, data: [{ id: ids[0], state: 'open' }] });
  });
});

describe('by hand', () => {
  it('a payment pays a part of an invoice, or more than is left', async () => {
    const invoice = await invoiced();
    const part = ok(await pair(await waiting({ amount: 50_00 }), invoice));
    expect(part).toMatchObject({ state: 'paired', version: 2, invoice: { id: invoice.id, number: invoice.number } });
    expect(await read(invoice.id)).toMatchObject({ status: 'issued', remaining: invoice.total - 50_00 });
    ok(await pair(await waiting({ amount: invoice.total }), invoice));
    expect(await read(invoice.id)).toMatchObject({ status: 'paid', remaining: -50_00 });
    expect(await paymentStatus(invoice)).toBe('paid');
    ok(await pair(await waiting({ amount: 1 }), invoice));
    expect((await read(invoice.id)).remaining).toBe(-50_01);
  });

  it('a payment is paired once, also by two at once', async () => {
    const [invoice, other] = [await invoiced(), await invoiced()];
    const payment = await waiting();
    const answers = await racing(
      writes('BANK_PAYMENT#'),
      [invoice, other].map((each) => () => pair(payment, each)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const paid = [await read(invoice.id), await read(other.id)].flatMap(({ payments }) => payments);
    expect(paid).toHaveLength(1);
    expect(codeOf(await pair(payment, invoice))).toBe('changed');
    expect(codeOf(await pair({ ...payment, version: 2 }, invoice))).toBe('payment-not-open');
  });

  it('a payment is paired with an invoice of its own company only', async () => {
    const invoice = await invoiced();
    const payment = await waiting();
    expect((await pair(payment, { id: 'nothing' })).body.fields).toEqual({ invoice_id: expect.anything() });
    expect((await pair(payment, invoice, people.rivalVendor)).status).toBe(404);
    expect((await pair(payment, invoice, people.buyer)).status).toBe(403);
    const message = randomUUID();
    ok(await send([received({ message })], { who: people.rivalVendor, account: null }));
    const rival = (await list('open', people.rivalVendor)).find((each) => each.message === message);
    expect((await pair(rival, invoice, people.rivalVendor)).status).toBe(404);
    expect((await pair(rival, invoice, people.admin)).status).toBe(404);
    expect((await pair({ ...payment, id: 'nothing' }, invoice)).status).toBe(404);
    const { id, version } = invoice;
    const body = { version, reason: 'Omyl', all: true };
    const note = ok(await invoke(invoices.creditInvoice, people.vendor, { params: { id }, body, now }));
    expect(codeOf(await pair(payment, note))).toBe('invoice-settled');
    expect(ok(await pair(payment, invoice, people.admin)).state).toBe('paired');
    expect((await read(id)).remaining).toBe(-100_00);
  });

  it('a pairing is taken back: the payment waits again, and the order is not paid', async () => {
    const invoice = await invoiced();
    const message = randomUUID();
    await outcomes(paying(invoice, { message }));
    const paired = await withMessage(message, 'paired');
    expect((await unpair(paired, people.rivalVendor)).status).toBe(404);
    expect(codeOf(await unpair({ ...paired, version: 7 }))).toBe('changed');
    const open = ok(await unpair(paired));
    expect(open).toMatchObject({ state: 'open', invoice: null, version: 2 });
    expect(await read(invoice.id)).toMatchObject({
      status: 'issued',
      remaining: invoice.total,
      payments: [
        { day: '2031-11-18', amount: invoice.total },
        { day: '2031-11-20', amount: -invoice.total },
      ],
    });
    expect(await paymentStatus(invoice)).toBe('not_paid');
    expect(codeOf(await unpair(open))).toBe('payment-not-paired');
    expect(await withMessage(message, 'paired')).toBeUndefined();
    ok(await pair(open, invoice));
    expect(await read(invoice.id)).toMatchObject({ status: 'paid', remaining: 0 });
    expect(await paymentStatus(invoice)).toBe('paid');
  });

  it('a pairing stays once its money was given back', async () => {
    const invoice = await invoiced();
    const paired = ok(await pair(await waiting({ amount: 50_00 }), invoice));
    const { id, version } = await read(invoice.id);
    const body = { version, amount: -1 };
    ok(await invoke(invoices.recordInvoicePayment, people.vendor, { params: { id }, body, now }));
    const answer = await unpair(paired);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'payment-given-back']);
    expect(answer.body.message).toContain(invoice.number);
  });

  it('a payment for no invoice is ignored, and opened again', async () => {
    const payment = await waiting();
    expect((await ignore(payment, true, people.rivalVendor)).status).toBe(404);
    const ignored = ok(await ignore(payment));
    expect(ignored).toMatchObject({ state: 'ignored', version: 2 });
    expect(await withMessage(payment.message, 'ignored')).toMatchObject({ id: payment.id });
    expect(codeOf(await ignore(payment))).toBe('changed');
    expect(ok(await ignore(ignored))).toEqual(ignored);
    const invoice = await invoiced();
    expect(codeOf(await pair(ignored, invoice))).toBe('payment-not-open');
    const open = ok(await ignore(ignored, false));
    expect(open).toMatchObject({ state: 'open', version: 3 });
    const paired = ok(await pair(open, invoice));
    expect(codeOf(await ignore(paired))).toBe('payment-not-open');
    expect(codeOf(await ignore(paired, false))).toBe('payment-not-open');
  });
});
