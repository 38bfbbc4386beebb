import { randomUUID } from 'node:crypto';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditInvoice, getInvoice, issueInvoice, recordInvoicePayment } from '#shared/contracts/invoices.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The deployed workers would send the letters first.
await takeOwnTable();
const { effectsRun } = await import('../../test/world/effects.ts');
const { lockedMonth, setBilling } = await import('../../test/world/invoice-fixtures.ts');
const { invoke } = await import('../../test/world/invoke.ts');
const { sentTo } = await import('../../test/world/sent.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { effectWrite } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');

const month = '2031-06';
/** On the day of the issue, ahead of the clock so that nothing has expired. */
const now = '2031-07-28T10:00:00.000Z';
let world: World;
let buyer: Account;
beforeEach(async () => {
  world = await createWorld();
  buyer = await reader({ locale: 'cz' });
  await setBilling(world, world.people.vendor);
  await lockedMonth(world, month);
});

const reader = (change: Partial<Account> = {}) =>
  world.person('Alena Hrubá', 'ROLE_BUYER', world.companies.customer, {
    email: `${randomUUID()}@smena.test`,
    ...change,
  });
const issue = async (at = now): Promise<any> => {
  const body = { company_id: world.companies.customer.id, month };
  return ok(await invoke(issueInvoice, world.people.vendor, { body, now: at }));
};
const read = async (id: string): Promise<any> => ok(await invoke(getInvoice, world.people.admin, { params: { id } }));
const lettersTo = async ({ email }: Account) => (await sentTo(email ?? '')).map(({ subject }) => subject);
const queue = (payload: { invoice_id: string; letter: 'invoiceIssued' | 'invoiceReminder' }) =>
  transact([effectWrite('send-invoice', payload, { now })]);
const plain = (text = '') => text.replaceAll('\u00A0', ' ');

it('goes to each buyer of the customer in their language, and the invoice is sent', async () => {
  const other = await reader({ locale: 'en' });
  const away = await reader({ active: false });
  const { id, number, total } = await issue();
  const [letter] = await sentTo(buyer.email ?? '');
  expect(letter?.subject).toBe(`Faktura ${number}`);
  const text = plain(letter?.text);
  for (const part of ['Dodavatel: performer', '19-2000145399/0800', `/invoices/view/${id}`])
    expect(text).toContain(part);
  expect(text.replaceAll(' ', '')).toContain((total / 100).toFixed(2).replace('.', ','));
  expect(await lettersTo(other)).toEqual([`Invoice ${number}`]);
  expect(await lettersTo(away)).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'sent', sent_at: now, version: 2 });
});

it('another letter about it leaves it as sent as before', async () => {
  const { id, number } = await issue();
  await effectsRun();
  await queue({ invoice_id: id, letter: 'invoiceIssued' });
  expect(await lettersTo(buyer)).toEqual([`Faktura ${number}`, `Faktura ${number}`]);
  expect(await read(id)).toMatchObject({ sent_at: now, version: 2 });
});

it('a payment at the same time is kept, or refused as changed', async () => {
  const { id, version } = await issue();
  const [answer] = await Promise.all([
    invoke(recordInvoicePayment, world.people.vendor, { params: { id }, body: { version }, now }),
    effectsRun(),
  ]);
  expect(await read(id)).toMatchObject({ sent_at: now, status: answer.status === 200 ? 'paid' : 'sent' });
});

it('nobody with an address: it stays issued', async () => {
  const rival = await createWorld();
  await setBilling(rival, rival.people.vendor);
  await lockedMonth(rival, month);
  const body = { company_id: rival.companies.customer.id, month };
  const { id } = ok(await invoke(issueInvoice, rival.people.vendor, { body, now }));
  await effectsRun();
  expect(await read(id)).toMatchObject({ status: 'issued', sent_at: null });
});

it('a credit note has a letter of its own', async () => {
  const { id } = await issue();
  await effectsRun();
  const { version } = await read(id);
  const body = { version, reason: 'Chybný odběratel', all: true };
  const note = ok(await invoke(creditInvoice, world.people.vendor, { params: { id }, body, now }));
  expect((await lettersTo(buyer))[0]).toBe(`Dobropis ${note.number}`);
  expect(await read(note.id)).toMatchObject({ status: 'sent' });
});

describe('is not sent', () => {
  it('about an invoice that does not exist, or to an account that no longer reads it', async () => {
    await queue({ invoice_id: 'none', letter: 'invoiceIssued' });
    const { id } = await issue();
    await effectsRun();
    const stranger = await world.person('Cizí', 'ROLE_BUYER', world.companies.stranger, {
      email: `${randomUUID()}@smena.test`,
    });
    const payload = { invoice_id: id, letter: 'invoiceIssued', account_id: stranger.id } as const;
    await transact([effectWrite('send-invoice', payload, { now })]);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it('as a reminder before the invoice is overdue, or after it was paid', async () => {
    const { id } = await issue();
    await effectsRun();
    const before = await lettersTo(buyer);
    await queue({ invoice_id: id, letter: 'invoiceReminder' });
    const { version } = await read(id);
    ok(await invoke(recordInvoicePayment, world.people.vendor, { params: { id }, body: { version }, now }));
    await queue({ invoice_id: id, letter: 'invoiceReminder' });
    expect(await lettersTo(buyer)).toEqual(before);
  });
});

describe('the PDF', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is attached, with the number of the invoice', async () => {
    const sent = vi.spyOn(SESv2Client.prototype, 'send');
    const { number } = await issue();
    await effectsRun();
    const [file] = sent.mock.calls.flatMap(([command]) =>
      command instanceof SendEmailCommand ? (command.input.Content?.Simple?.Attachments ?? []) : [],
    );
    expect(file).toMatchObject({ FileName: `${number}.pdf`, ContentType: 'application/pdf' });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file?.RawContent ?? [])));
    expect(text.join(' ')).toContain(number);
  });
});
