import { unpairBankPayment } from '#shared/contracts/invoices.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { Problem } from '#shared/domain/problem.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { bankPaymentWrites, getBankPaymentAt } from '../data/invoices/bank-payments.ts';
import { findInvoice, ofInvoice } from '../data/invoices/invoices.ts';
import { ofOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { paymentWrites } from './pay-invoice.ts';

export const handler = serve(unpairBankPayment, async ({ actor, params: { id }, body, now }) => {
  const before = await getBankPaymentAt(actor, id, body.version);
  const invoice = before.invoice && (await findInvoice(before.invoice.id));
  if (!invoice) throw new Problem('payment-not-paired');
  if (balanceOf(invoice).paid < before.amount)
    throw new Problem('payment-given-back', { params: { number: invoice.number } });
  const by = { id: actor.id, fio: actor.fio };
  const back = { day: dayInPrague(now), amount: -before.amount, by, payment: id };
  const { writes } = await paymentWrites(invoice, back, { actor, now });
  const after = { ...before, version: before.version + 1, state: 'open', invoice: null } as const;
  return {
    reply: { data: after },
    writes: [...writes, ...bankPaymentWrites(before, after)],
    retryOn: [ofInvoice, ofOrder, ofListEntry],
  };
});
