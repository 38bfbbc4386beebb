import { creditInvoice } from '#shared/contracts/invoices.ts';
import type { InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findTransaction } from '../data/billing/transactions.ts';
import {
  getIssuedInvoiceAt,
  invoiceChangeWrites,
  invoicedRemovalWrite,
  ofSeries,
  type StoredInvoice,
} from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { findOrder, ofOrder, unchangedOrderCheck } from '../data/orders/orders.ts';
import type { Write } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { creditNote } from './credit-note.ts';
import { chargedShifts, linesOfMonth, linesOfOrder, linesOfPayment } from './invoiced.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(creditInvoice, async ({ actor, params: { id }, body, now }) => {
  const before = await getIssuedInvoiceAt(actor, id, body.version);
  if (before.kind_of === 'credit-note') throw new Problem('credit-nothing');
  const { lines, checks } = body.all ? { lines: [], checks: [] } : await owedNow(before);
  const credit = await creditNote(before, { lines, reason: body.reason }, { by: actor, now });
  if (!credit) throw new Problem('credit-nothing');
  const after = withStatus(credit.credited, now);
  return {
    reply: { data: toReplyRow(credit.note) },
    writes: [
      ...credit.writes,
      ...invoiceChangeWrites(before, after),
      ...(after.status === 'credited' ? [invoicedRemovalWrite(before)] : []),
      ...checks,
    ],
    retryOn: [ofSeries, ofOrder],
  };
});

type Owed = { lines: InvoiceLine[]; checks: Write[] };

/** What is owed now for what an invoice was issued. */
const owedNow = async ({ source, seller, buyer, locale }: StoredInvoice): Promise<Owed> => {
  switch (source.kind) {
    case 'month': {
      const of = { sellerId: seller.id ?? '', customerId: buyer.id ?? '', month: source.month };
      return { lines: linesOfMonth(await chargedShifts(of), seller, locale), checks: [] };
    }
    case 'payment': {
      const payment = await findTransaction(source.id);
      return { lines: payment ? linesOfPayment(payment, seller, locale) : [], checks: [] };
    }
    case 'order': {
      const order = await findOrder(source.id);
      return order
        ? { lines: linesOfOrder(order, seller, locale), checks: [unchangedOrderCheck(order)] }
        : { lines: [], checks: [] };
    }
  }
};
