import { pairBankPayment } from '#shared/contracts/invoices.ts';
import { Problem } from '#shared/domain/problem.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { bankPaymentWrites, getBankPaymentAt } from '../data/invoices/bank-payments.ts';
import { findInvoice, ofInvoice } from '../data/invoices/invoices.ts';
import { ofOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { paymentWrites } from './pay-invoice.ts';

export const handler = serve(pairBankPayment, async ({ actor, params: { id }, body, now }) => {
  const before = await getBankPaymentAt(actor, id, body.version);
  if (before.state !== 'open') throw new Problem('payment-not-open');
  const invoice = await findInvoice(body.invoice_id);
  if (invoice?.seller.id !== before.company_id)
    throw new Problem('not-found', { fields: { invoice_id: { key: 'not-found' } } });
  const { day, amount } = before;
  const payment = { day, amount, by: { id: actor.id, fio: actor.fio }, payment: id };
  const paid = await paymentWrites(invoice, payment, { actor, now });
  const { number } = invoice;
  const after = {
    ...before,
    version: before.version + 1,
    state: 'paired',
    invoice: { id: invoice.id, number },
  } as const;
  return {
    reply: { data: after },
    writes: [...paid.writes, ...bankPaymentWrites(before, after)],
    retryOn: [ofInvoice, ofOrder, ofListEntry],
  };
});
