import type * as z from 'zod/mini';
import type { Invoice as WireInvoice, InvoiceRow } from '#shared/contracts/invoices.ts';
import { spaydOf } from '#shared/domain/invoices/spayd.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { documentOf, mayChange, type StoredInvoice } from '../data/invoices/invoices.ts';

export const toReplyRow = (invoice: StoredInvoice): z.input<typeof InvoiceRow> => ({
  ...invoice,
  kind: invoice.kind_of,
  ...balanceOf(invoice),
});

export const toReplyInvoice = async (actor: Actor, invoice: StoredInvoice): Promise<z.input<typeof WireInvoice>> => {
  const document = await documentOf(invoice);
  const { remaining } = balanceOf(invoice);
  const isInvoice = invoice.kind_of === 'invoice';
  const may = mayChange(actor, invoice) && isInvoice;
  return {
    ...toReplyRow(invoice),
    ...document,
    rates: [...document.rates],
    lines: [...document.lines],
    issued_by: invoice.issued_by,
    sent_at: invoice.sent_at,
    payments: invoice.payments,
    notes: invoice.notes,
    reminders: invoice.reminders,
    spayd: isInvoice && remaining > 0 ? spaydOf({ ...document, total: remaining }) : null,
    may_record: may && remaining !== 0,
    may_credit: may && invoice.status !== 'credited',
  };
};
