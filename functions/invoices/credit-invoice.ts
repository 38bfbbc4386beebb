import { creditInvoice } from '#shared/contracts/invoices.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import type { InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
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
import { findOrder, ofOrder, type Order, unchangedOrderCheck } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { creditNote } from './credit-note.ts';
import { chargedShifts, linesOfMonth, linesOfOrder, linesOfPayment, paidOf } from './invoiced.ts';
import { orderPaymentWrites } from './pay-invoice.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(creditInvoice, async ({ actor, params: { id }, body, now }) => {
  const before = await getIssuedInvoiceAt(actor, id, body.version);
  // What a credited one was for may have another invoice.
  if (before.kind_of === 'credit-note' || before.status === 'credited') throw new Problem('credit-nothing');
  const order = before.source.kind === 'order' ? await findOrder(before.source.id) : undefined;
  const lines = body.all ? [] : await linesOwed(before, order);
  const credit = await creditNote(before, { lines, reason: body.reason }, { by: actor, now });
  if (!credit) throw new Problem('credit-nothing');
  const { note, credited, writes } = credit;
  const amount = before.source.kind === 'payment' ? note.total : body.all ? 0 - paidOfOrder(before, order) : 0;
  const moved = { day: dayInPrague(now), amount, by: { id: actor.id, fio: actor.fio }, payment: null };
  const after = withStatus({ ...credited, payments: [...before.payments, ...(amount === 0 ? [] : [moved])] }, now);
  const marks = after.status === 'paid' ? orderPaymentWrites(before, after, { order, actor, now }) : [];
  return {
    reply: { data: toReplyRow(note) },
    writes: [
      ...writes,
      ...invoiceChangeWrites(before, after),
      ...(after.status === 'credited' ? [invoicedRemovalWrite(before)] : []),
      ...(order && marks.length === 0 ? [unchangedOrderCheck(order)] : marks),
    ],
    retryOn: [ofSeries, ofOrder],
  };
});

/** Haléř that an order has paid of its invoice, and that pay the next one: all but what is to be given back. */
const paidOfOrder = (invoice: StoredInvoice, order: Order | undefined): number =>
  order ? Math.min(paidOf(order), balanceOf(invoice).paid) : 0;

/** What is owed now for what an invoice was issued. */
const linesOwed = async (
  { source, seller, buyer, locale }: StoredInvoice,
  order: Order | undefined,
): Promise<InvoiceLine[]> => {
  switch (source.kind) {
    case 'month': {
      const of = { sellerId: seller.id ?? '', customerId: buyer.id ?? '', month: source.month };
      return linesOfMonth(await chargedShifts(of), seller, locale);
    }
    case 'payment': {
      const payment = await findTransaction(source.id);
      return payment ? linesOfPayment(payment, seller, locale) : [];
    }
    case 'order':
      return order ? linesOfOrder(order, seller, locale) : [];
  }
};
