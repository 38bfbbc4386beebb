import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addTransaction, listTransactions } from '#shared/contracts/billing.ts';
import {
  creditInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  recordInvoicePayment,
} from '#shared/contracts/invoices.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { setIssuer } from '#shared/contracts/system.ts';
import { dayLength } from '#shared/domain/days.ts';
import { money } from '#shared/domain/number-text.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The job looks at all invoices and payments of its table.
await takeOwnTable();
const { effectsRun } = await import('../../test/world/effects.ts');
const { billing, lockedMonth, setBilling } = await import('../../test/world/invoice-fixtures.ts');
const { invoke } = await import('../../test/world/invoke.ts');
const { sentTo } = await import('../../test/world/sent.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { refundWrites } = await import('../data/billing/record-money-back.ts');
const { transact } = await import('../data/table.ts');
const { handler: keepInvoices } = await import('./keep-invoices.ts');

const month = '2031-06';
const issuedAt = '2031-07-28T10:00:00.000Z';
/** The morning of a day of August. It is due on the 11th. */
const on = (day: number) => `2031-08-${String(day).padStart(2, '0')}T04:00:00.000Z`;
let world: World;
let vendor: Account;
let buyer: Account;
beforeEach(async () => {
  world = await createWorld();
  ({ vendor } = world.people);
  buyer = await world.person('Alena Hrubá', 'ROLE_BUYER', world.companies.customer, {
    email: `${randomUUID()}@smena.test`,
    locale: 'en',
  });
  await setBilling(world, vendor);
  await lockedMonth(world, month);
});

const issue = async (): Promise<any> => {
  const body = { company_id: world.companies.customer.id, month };
  const { id } = ok(await invoke(issueInvoice, vendor, { body, now: issuedAt }));
  await effectsRun();
  return read(id);
};
const read = async (id: string): Promise<any> => ok(await invoke(getInvoice, buyer, { params: { id } }));
const pay = (invoice: { id: string; version: number }, amount?: number, now = on(1)) =>
  invoke(recordInvoicePayment, vendor, {
    params: { id: invoice.id },
    body: { version: invoice.version, ...(amount !== undefined && { amount }) },
    now,
  });
const runOn = async (...days: number[]) => {
  for (const day of days) await keepInvoices({ time: on(day) });
};
/** The texts of the reminders, the newest first. */
const reminders = async (): Promise<string[]> =>
  (await sentTo(buyer.email ?? '')).filter(({ subject }) => subject?.startsWith('Reminder')).map(({ text }) => text);
const notified = async (id: string): Promise<string[]> =>
  ok(await invoke(listNotifications, buyer, { query: { per_page: 100 } }))
    .filter(({ about }: { about: string }) => about === id)
    .map(({ kind }: { kind: string }) => kind)
    .toSorted();

describe('an invoice', () => {
  it('is overdue from the day after its due day on', async () => {
    const { id } = await issue();
    await runOn(10, 11);
    expect(await read(id)).toMatchObject({ status: 'sent', due_on: '2031-08-11' });
    await runOn(12, 12, 13);
    expect(await read(id)).toMatchObject({ status: 'overdue', reminders: [] });
    const query = { role: 'buyer', status: 'overdue' } as const;
    expect(ok(await invoke(listInvoices, buyer, { query } as never)).map((row: any) => row.id)).toEqual([id]);
  });

  it('is reminded twice, 3 and 14 days after it, by a letter and a notification each', async () => {
    const { id, total } = await issue();
    await runOn(12, 13);
    expect(await reminders()).toEqual([]);
    await runOn(14, 14, 15, 24);
    expect(await reminders()).toHaveLength(1);
    await runOn(25, 25, 26, 30);
    const texts = await reminders();
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(money(total));
    expect(await read(id)).toMatchObject({ status: 'overdue', reminders: [on(14), on(25)] });
    expect(await notified(id)).toEqual(['invoice-issued', 'invoice-overdue', 'invoice-overdue']);
  });

  it('that a late run sees first is overdue and reminded at once, and again only after days', async () => {
    const { id } = await issue();
    await runOn(20, 21, 25);
    expect(await read(id)).toMatchObject({ status: 'overdue', reminders: [on(20)] });
    await runOn(31);
    expect(await read(id)).toMatchObject({ reminders: [on(20), on(31)] });
  });

  it('is reminded once by two runs at once', async () => {
    const { id } = await issue();
    await Promise.all([runOn(14), runOn(14)]);
    expect(await reminders()).toHaveLength(1);
    expect((await read(id)).reminders).toHaveLength(1);
  });

  it('is reminded of what is left after payments and credit notes', async () => {
    const invoice = await issue();
    ok(await pay(invoice, 100_00));
    await runOn(14);
    const [text] = await reminders();
    expect(text).toContain(money(invoice.total - 100_00));
    expect(text).not.toContain(money(invoice.total));
  });

  it('that is paid or credited is not overdue and not reminded', async () => {
    const paid = await issue();
    ok(await pay(paid));
    await runOn(14, 25);
    expect(await read(paid.id)).toMatchObject({ status: 'paid', reminders: [] });
    expect(await reminders()).toEqual([]);
  });

  it('that is credited is not reminded again, nor is its credit note', async () => {
    const { id } = await issue();
    await runOn(14);
    expect(await reminders()).toHaveLength(1);
    const { version } = await read(id);
    const body = { version, reason: 'Chybný odběratel', all: true };
    const note = ok(await invoke(creditInvoice, vendor, { params: { id }, body, now: on(15) }));
    await runOn(25, 30);
    expect(await reminders()).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: 'credited', reminders: [on(14)] });
    expect(await read(note.id)).toMatchObject({ kind: 'credit-note', reminders: [] });
  });

  it('a payment at the same time is kept, or refused as changed', async () => {
    const invoice = await issue();
    const [answer] = await Promise.all([pay(invoice, undefined, on(14)), runOn(14)]);
    expect((await read(invoice.id)).status).toBe(answer.status === 200 ? 'paid' : 'overdue');
  });
});

describe('payments for plans', () => {
  const time = new Date().toISOString();
  const setPlatform = async (version: number, bank_account: string | null) => {
    const body = {
      version,
      name: 'Smena s.r.o.',
      inn: '27082440',
      vat_id: 'CZ27082440',
      billing: { ...billing, prefix: 'SM', bank_account },
    };
    ok(await invoke(setIssuer, world.people.admin, { body } as never));
  };

  it('get their missing invoices and credit notes once the platform has an issuer, each once', async () => {
    const body = {
      company_id: world.companies.performer.id,
      kind: 'transfer',
      amount: 2_490_00,
      tariff_id: 'vendor-professional',
      days: 30,
      reason: 'Převod',
    };
    const { id } = ok(await invoke(addTransaction, world.people.admin, { body } as never));
    const invoiceOf = async (): Promise<any> => {
      await effectsRun();
      const { data } = (await invoke(listTransactions, vendor, { query: {} } as never)).body;
      return data.find((row: { id: string }) => row.id === id).invoice;
    };
    await keepInvoices({ time });
    expect(await invoiceOf()).toBeNull();
    await setPlatform(0, null);
    await keepInvoices({ time });
    expect(await invoiceOf()).toBeNull();
    await setPlatform(1, billing.bank_account);
    await keepInvoices({ time });
    const invoice = await invoiceOf();
    expect(invoice.number).toMatch(/^SM\d{10}$/);
    await keepInvoices({ time });
    expect(await invoiceOf()).toEqual(invoice);

    await setPlatform(2, null);
    const refund = {
      id: `re_${randomUUID()}`,
      payment_id: id,
      amount: 490_00,
      by: null,
      reason: null,
      keep_time: true,
    };
    await transact(await refundWrites({ ...refund, state: 'done' }, time));
    const owed = async (): Promise<number> => {
      await effectsRun();
      return ok(await invoke(getInvoice, vendor, { params: { id: invoice.id } })).owed;
    };
    expect(await owed()).toBe(2_490_00);
    await setPlatform(3, billing.bank_account);
    const tomorrow = new Date(Date.parse(time) + dayLength).toISOString();
    await keepInvoices({ time: tomorrow });
    expect(await owed()).toBe(2_000_00);
    await keepInvoices({ time: tomorrow });
    expect(await owed()).toBe(2_000_00);
  });
});
