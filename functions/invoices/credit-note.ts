import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { contentOf, creditContent } from '#shared/domain/invoices/credit.ts';
import type { InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { invoiceLimits } from '#shared/domain/invoices/limits.ts';
import { documentOf, invoicesById, type StoredInvoice } from '../data/invoices/invoices.ts';
import type { Write } from '../data/table.ts';
import { requireShort } from './invoiced.ts';
import { type By, newInvoice } from './new-invoice.ts';
import { issuerFor } from './parties.ts';

/**
 * The credit note of an invoice for what is owed now, the writes that issue it, and the invoice with it, in its old
 * status and version. Null if nothing differs, or there are too many credit notes. Throws invoice-too-long.
 */
export const creditNote = async (
  before: StoredInvoice,
  { lines, reason }: { lines: readonly InvoiceLine[]; reason: string },
  { by, now }: { by: By | null; now: string },
): Promise<{ note: StoredInvoice; writes: Write[]; credited: StoredInvoice } | null> => {
  if (before.notes.length >= invoiceLimits.notes) return null;
  const notes = await invoicesById(before.notes.map(({ id }) => id));
  const issued = await Promise.all([before, ...notes].map(documentOf));
  const content = creditContent(contentOf(lines), issued);
  if (!content) return null;
  requireShort(content);
  const { id, number, variable_symbol, seller, source, buyer, account_id, locale } = before;
  const { prefix } = await issuerFor(seller.id);
  const { invoice: note, writes } = await newInvoice(
    {
      source,
      buyer,
      account_id,
      locale,
      issuer: { seller, prefix, due_days: 0 },
      supplied_on: dayInPrague(now),
      ...content,
      corrects: { id, number, variable_symbol },
      reason,
    },
    { by, now },
  );
  const { total, issued_on: day } = note;
  return {
    note,
    writes,
    credited: { ...before, notes: [...before.notes, { id: note.id, number: note.number, total, day }] },
  };
};
