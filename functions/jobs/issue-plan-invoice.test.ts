import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addTransaction, listTransactions } from '#shared/contracts/billing.ts';
import { creditInvoice, getInvoice, getInvoiceFile, listInvoices } from '#shared/contracts/invoices.ts';
import { setIssuer } from '#shared/contracts/system.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Payment } from '../data/billing/record-payment.ts';
import type { Account } from '../data/people/accounts.ts';

// The platform of this file has an issuer of its own, and the deployed workers do not issue its invoices.
await takeOwnTable();
const { effectsRun } = await import('../../test/world/effects.ts');
const { billing, setBilling } = await import('../../test/world/invoice-fixtures.ts');
const { invoke } = await import('../../test/world/invoke.ts');
const { createWorld } = await import('../../test/world/world.ts');
const moneyBack = await import('../data/billing/record-money-back.ts');
const { paymentRecord } = await import('../data/billing/record-payment.ts');
const { settings } = await import('../data/system/system-settings.ts');
const { transact } = await import('../data/table.ts');
const { issuePlanInvoice } = await import('../invoices/plan-invoice.ts');

const now = new Date().toISOString();
const today = dayInPrague(now);
const price = 2_490_00;
let world: World;
let vendor: Account;
beforeEach(async () => {
  world = await createWorld();
  vendor = await world.person('Věra Nová', 'ROLE_VENDOR', world.companies.rival, { locale: 'cz' });
  await setIssuerTo({});
});

const setIssuerTo = async (changes: object, vat_id: string | null = 'CZ27082440') => {
  const { version } = await settings.issuer.read();
  const body = {
    version,
    name: 'Smena s.r.o.',
    inn: '27082440',
    vat_id,
    billing: { ...billing, prefix: 'SM', ...changes },
  };
  ok(await invoke(setIssuer, world.people.admin, { body } as never));
};
/** A payment by card, with its invoice. */
const pay = async (change: Partial<Payment> = {}): Promise<string> => {
  const id = `pi_${randomUUID()}`;
  const { writes } = await paymentRecord(
    {
      id,
      company_id: world.companies.rival.id,
      kind_of: 'card',
      book: 'card-payments',
      tariff_id: 'vendor-professional',
      days: 30,
      amount: price,
      price,
      charged_at: now,
      account_id: vendor.id,
      reason: null,
      card: { brand: 'visa', last4: '4242' },
      promo_id: null,
      ...change,
    },
    now,
  );
  await transact(writes);
  await effectsRun();
  return id;
};
const refund = async (
  payment_id: string,
  amount: number,
  change: Partial<{ id: string; state: 'done' | 'failed' }> = {},
) => {
  const of = { id: `re_${randomUUID()}`, payment_id, amount, by: null, reason: null, keep_time: true };
  await transact(await moneyBack.refundWrites({ ...of, state: 'done', ...change }, now));
  await effectsRun();
};
const read = async (id: string): Promise<any> => ok(await invoke(getInvoice, vendor, { params: { id } }));
/** The invoices and credit notes of the company, the oldest first. */
const documents = async (): Promise<any[]> => {
  const rows = ok(await invoke(listInvoices, vendor, { query: { role: 'buyer', order: 'asc' } } as never));
  return Promise.all(rows.map(({ id }: { id: string }) => read(id)));
};
const transaction = async (id: string): Promise<any> => {
  const { body } = await invoke(listTransactions, vendor, { query: { per_page: 100 } } as never);
  return body.data.find((row: { id: string }) => row.id === id);
};

describe('the invoice of a plan', () => {
  it('is paid, of the platform, in the language of who paid, and linked to its payment', async () => {
    const id = await pay();
    const [invoice, ...others] = await documents();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      status: 'paid',
      number: expect.stringMatching(/^SM\d{10}$/),
      source: { kind: 'payment', id },
      seller: { id: null, name: 'Smena s.r.o.', vat_payer: true },
      buyer: { id: world.companies.rival.id, name: 'rival' },
      issued_by: null,
      supplied_on: today,
      due_on: today,
      payments: [{ day: today, amount: price, by: null }],
      rates: [{ vat_rate: '21', total: price }],
      total: price,
      remaining: 0,
      spayd: null,
      may_record: false,
      may_credit: false,
    });
    expect(invoice.lines).toMatchObject([{ text: 'Smena, tarif Profesionální', quantity: 1, amount: price }]);
    expect(invoice.lines[0].detail).toMatch(/^30 dní, do \d+\. \p{L}+ 20\d\d$/u);
    expect((await transaction(id)).invoice).toEqual({ id: invoice.id, number: invoice.number });
    ok(await invoke(getInvoiceFile, vendor, { params: { id: invoice.id }, query: { format: 'pdf' } }));
  });

  it('is issued once, however often and by however many', async () => {
    const id = await pay();
    await Promise.all([1, 2, 3].map(() => issuePlanInvoice(id, now)));
    expect(await documents()).toHaveLength(1);
  });

  it('of several at once has each number once, without a gap', async () => {
    await setIssuerTo({ bank_account: null });
    const ids = [await pay(), await pay(), await pay(), await pay()];
    expect(await documents()).toEqual([]);
    await setIssuerTo({});
    await Promise.all(ids.map((id) => issuePlanInvoice(id, now)));
    const numbers = (await documents()).map(({ number }) => Number(number.slice('SM'.length))).toSorted();
    expect(numbers).toEqual([0, 1, 2, 3].map((nth) => (numbers[0] ?? 0) + nth));
  });

  it('has no VAT of an issuer that is no payer, and is issued to a customer abroad', async () => {
    await setIssuerTo({ vat_payer: false }, null);
    await setBilling(world, vendor, { office: { street: 'Main 1', city: 'Wien', postcode: '1010', country: 'AT' } });
    await pay();
    const [invoice] = await documents();
    expect(invoice).toMatchObject({ rates: [{ vat_rate: null, vat: 0 }], buyer: { office: { country: 'AT' } } });
  });

  it('of a transfer is in the language of who pays for the company', async () => {
    const body = {
      company_id: world.companies.rival.id,
      kind: 'transfer',
      amount: price,
      tariff_id: 'vendor-professional',
      days: 30,
      reason: 'Převod',
    };
    const { id } = ok(await invoke(addTransaction, world.people.admin, { body } as never));
    await effectsRun();
    const [invoice] = await documents();
    const locales = [vendor, world.people.rivalVendor].map(({ locale }) => locale);
    expect(locales).toContain(invoice.locale);
    expect(invoice.source).toEqual({ kind: 'payment', id });
  });

  it('is not issued of what is not as agreed, of 0 Kč, without an issuer, of a correction, and of nothing', async () => {
    await pay({ amount: price - 1 });
    await pay({ kind_of: 'transfer', book: 'bank-transfers', amount: 0 });
    const body = { company_id: world.companies.rival.id, kind: 'correction', amount: 100_00, reason: 'Oprava' };
    const { id } = ok(await invoke(addTransaction, world.people.admin, { body } as never));
    await issuePlanInvoice(id, now);
    await issuePlanInvoice('none', now);
    await setIssuerTo({ bank_account: null });
    const unissued = await pay();
    expect(await documents()).toEqual([]);
    expect((await transaction(unissued)).invoice).toBeNull();
  });

  it('is issued later for what has not gone back', async () => {
    await setIssuerTo({ bank_account: null });
    const [part, all] = [await pay(), await pay()];
    await refund(part, 490_00);
    await refund(all, price);
    await setIssuerTo({});
    await issuePlanInvoice(part, now);
    await issuePlanInvoice(all, now);
    expect(await documents()).toMatchObject([{ source: { id: part }, total: 2_000_00, paid: 2_000_00 }]);
  });
});

describe('money that goes back', () => {
  it('is a credit note of what differs, however often it runs', async () => {
    const id = await pay();
    await refund(id, 490_00);
    await issuePlanInvoice(id, now);
    const [invoice, note, ...others] = await documents();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ status: 'paid', owed: 2_000_00, paid: 2_000_00, remaining: 0 });
    expect(note).toMatchObject({
      kind: 'credit-note',
      total: -490_00,
      reason: 'Platba byla vrácena.',
      corrects: { id: invoice.id },
    });
    expect(note.lines.map(({ quantity, amount }: any) => [quantity, amount])).toEqual(
      expect.arrayContaining([
        [-1, -price],
        [1, 2_000_00],
      ]),
    );
    await refund(id, 2_000_00);
    expect((await documents())[0]).toMatchObject({ status: 'credited', owed: 0, paid: 0 });
    expect((await transaction(id)).invoice).toMatchObject({ id: invoice.id });
  });

  it('and comes again is charged again', async () => {
    const id = await pay();
    const failing = `re_${randomUUID()}`;
    await refund(id, price, { id: failing });
    await refund(id, price, { id: failing, state: 'failed' });
    const [invoice, back, again] = await documents();
    expect(invoice).toMatchObject({ status: 'paid', owed: price, paid: price, remaining: 0 });
    expect([back.total, again.total]).toEqual([-price, price]);
    expect(again.reason).toBe('Vrácení platby se neuskutečnilo.');
  });

  it('by a dispute is credited when it is lost', async () => {
    const id = await pay();
    const dispute = { id: `dp_${randomUUID()}`, payment_id: id, amount: price };
    await transact(await moneyBack.disputeWrites({ ...dispute, state: 'open' }, now));
    await effectsRun();
    expect(await documents()).toHaveLength(1);
    await transact(await moneyBack.disputeWrites({ ...dispute, state: 'lost' }, now));
    await effectsRun();
    expect((await documents()).map(({ status }) => status)).toEqual(['credited', expect.anything()]);
  });

  it('goes to the next invoice with all of one that an admin credits', async () => {
    const id = await pay();
    const [first] = await documents();
    const body = { version: first.version, reason: 'Chybné sídlo', all: true };
    ok(await invoke(creditInvoice, world.people.admin, { params: { id: first.id }, body, now }));
    expect(await read(first.id)).toMatchObject({ status: 'credited', paid: 0, remaining: 0 });
    await issuePlanInvoice(id, now);
    const next = (await documents()).find(({ kind, status }) => kind === 'invoice' && status === 'paid');
    expect(next).toMatchObject({ source: { id }, paid: price, remaining: 0 });
    expect(next.id).not.toBe(first.id);
  });

  it('an admin credits nothing that has not changed, and the company credits nothing', async () => {
    await pay();
    const [{ id, version }] = await documents();
    const request = { params: { id }, body: { version, reason: 'Oprava' }, now };
    expect((await invoke(creditInvoice, world.people.admin, request)).body).toMatchObject({ code: 'credit-nothing' });
    expect((await invoke(creditInvoice, vendor, request)).status).toBe(404);
  });
});
