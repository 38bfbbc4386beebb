import { randomUUID } from 'node:crypto';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { documentNumber } from '#shared/domain/companies/billing.ts';
import { addDays } from '#shared/domain/days.ts';
import type { notifications } from '#shared/domain/invoices/area.ts';
import type { InvoiceDocument } from '#shared/domain/invoices/invoice.ts';
import { symbolOf } from '#shared/domain/invoices/numbers.ts';
import { statusOf } from '#shared/domain/invoices/state.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { invoiceInsertionWrites, linePartsOf, nextOf, type StoredInvoice } from '../data/invoices/invoices.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';
import type { Invoiced } from './invoiced.ts';

export type By = Pick<Actor, 'id' | 'fio' | 'company'>;
type New = Pick<Invoiced, 'source' | 'issuer' | 'buyer' | 'account_id' | 'locale' | 'supplied_on'> &
  Pick<InvoiceDocument, 'lines' | 'rates' | 'total'> & {
    /** Of a credit note, which has the symbol of its invoice: what it adds is paid as a part of that. */
    corrects?: { id: string; number: string; variable_symbol: string };
    reason?: string;
    payments?: StoredInvoice['payments'];
    due_on?: string;
  };

/**
 * A new document with the next number of its seller, and the writes that issue it, with its notification and its letter.
 * `by` is null for the platform itself.
 */
export const newInvoice = async (
  { issuer, account_id, lines, corrects, reason, payments = [], ...of }: New,
  { by, now }: { by: By | null; now: string },
): Promise<{ document: InvoiceDocument; invoice: StoredInvoice; writes: Write[] }> => {
  const { seller, prefix, due_days } = issuer;
  const issued_on = dayInPrague(now);
  const year = issued_on.slice(0, 4);
  const nth = await nextOf(seller.id, year);
  const kind = corrects ? 'credit-note' : 'invoice';
  const document: InvoiceDocument = {
    due_on: corrects ? issued_on : addDays(issued_on, due_days),
    ...of,
    id: randomUUID(),
    kind,
    number: documentNumber(prefix, year, nth),
    variable_symbol: corrects?.variable_symbol ?? (of.source.kind === 'order' ? of.source.number : symbolOf(year, nth)),
    corrects: corrects ? { id: corrects.id, number: corrects.number } : null,
    reason: reason ?? null,
    seller,
    issued_on,
    lines,
  };
  const state = { sent_at: null, payments: [...payments], notes: [], reminders: [] };
  const invoice: StoredInvoice = {
    ...document,
    rates: [...document.rates],
    version: 1,
    kind_of: kind,
    account_id,
    status: statusOf({ ...document, ...state }, issued_on),
    issued_at: now,
    issued_by: by && { id: by.id, fio: by.fio },
    line_parts: linePartsOf(document),
    ...state,
  };
  return {
    document,
    invoice,
    writes: [
      ...invoiceInsertionWrites(document, invoice, nth),
      ...buyerNotificationWrites(corrects ? 'invoice-credited' : 'invoice-issued', invoice, {
        amount: invoice.total,
        now,
      }),
      effectWrite(
        'send-invoice',
        { invoice_id: invoice.id, letter: corrects ? 'invoiceCredited' : 'invoiceIssued' },
        { now },
      ),
      ...(by
        ? [
            auditEntryWrite({
              action: corrects ? 'invoice-credited' : 'invoice-issued',
              by,
              at: now,
              company: seller.id === null ? null : { id: seller.id, name: seller.name },
              about: { id: invoice.id, name: invoice.number },
            }),
          ]
        : []),
    ],
  };
};

/** To the company that got a document, or to who ordered for nobody else. `amount` in haléř. */
export const buyerNotificationWrites = (
  kind: keyof typeof notifications,
  { id, number, seller, buyer, account_id }: StoredInvoice,
  { amount, now: at }: { amount: number; now: string },
): Write[] => {
  const to = buyer.id !== null ? { company: buyer.id } : account_id === null ? null : { account: account_id };
  const params = { number, company: seller.name, amount: String(amount) };
  return to ? [notificationWrite({ kind, to, at, about: id, params })] : [];
};
