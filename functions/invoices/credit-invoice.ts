import { creditInvoice } from '#shared/contracts/invoices.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { contentOf, creditContent } from '#shared/domain/invoices/credit.ts';
import type { InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { invoiceLimits } from '#shared/domain/invoices/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import {
  documentOf,
  getIssuedInvoiceAt,
  invoiceChangeWrites,
  invoicedRemovalWrite,
  invoicesById,
  ofSeries,
  type StoredInvoice,
} from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { findOrder, ofOrder, unchangedOrderCheck } from '../data/orders/orders.ts';
import type { Write } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { chargedShifts, linesOfMonth, linesOfOrder, requireShort } from './invoiced.ts';
import { newInvoice } from './new-invoice.ts';
import { issuerFor } from './parties.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(creditInvoice, async ({ actor, params: { id }, body, now }) => {
  const before = await getIssuedInvoiceAt(actor, id, body.version);
  if (before.kind_of === 'credit-note' || before.notes.length >= invoiceLimits.notes)
    throw new Problem('credit-nothing');
  const { lines, checks } = body.all ? { lines: [], checks: [] } : await owedNow(before);
  const notes = await invoicesById(before.notes.map((note) => note.id));
  const issued = await Promise.all([before, ...notes].map(documentOf));
  const content = creditContent(contentOf(lines), issued);
  if (!content) throw new Problem('credit-nothing');
  requireShort(content);
  const { seller, source, buyer, account_id, locale, number } = before;
  const { prefix } = await issuerFor(seller.id);
  const note = await newInvoice(
    {
      source,
      buyer,
      account_id,
      locale,
      issuer: { seller, prefix, due_days: 0 },
      supplied_on: dayInPrague(now),
      ...content,
      corrects: { id, number },
      reason: body.reason,
    },
    { by: actor, now },
  );
  const { invoice } = note;
  const credited = { id: invoice.id, number: invoice.number, total: invoice.total, day: invoice.issued_on };
  const after = withStatus({ ...before, notes: [...before.notes, credited] }, now);
  return {
    reply: { data: toReplyRow(invoice) },
    writes: [
      ...note.writes,
      ...invoiceChangeWrites(before, after),
      ...(after.status === 'credited' ? [invoicedRemovalWrite(before)] : []),
      ...checks,
    ],
    retryOn: [ofSeries, ofOrder],
  };
});

/** What is owed now for what an invoice was issued. */
const owedNow = async ({
  source,
  seller,
  buyer,
  locale,
}: StoredInvoice): Promise<{ lines: InvoiceLine[]; checks: Write[] }> => {
  if (source.kind === 'month') {
    const shifts = await chargedShifts({ sellerId: seller.id ?? '', customerId: buyer.id ?? '', month: source.month });
    return { lines: linesOfMonth(shifts, seller, locale), checks: [] };
  }
  const order = source.kind === 'order' ? await findOrder(source.id) : undefined;
  return order
    ? { lines: linesOfOrder(order, seller, locale), checks: [unchangedOrderCheck(order)] }
    : { lines: [], checks: [] };
};
