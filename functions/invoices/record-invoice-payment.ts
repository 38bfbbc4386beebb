import { recordInvoicePayment } from '#shared/contracts/invoices.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { amountToPay } from '#shared/domain/invoices/state.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getIssuedInvoiceAt } from '../data/invoices/invoices.ts';
import { ofOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { paymentWrites } from './pay-invoice.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(recordInvoicePayment, async ({ actor, params: { id }, body, now }) => {
  const today = dayInPrague(now);
  const { day = today } = body;
  if (day > today) throw new Problem('invalid-input', { fields: { day: { key: 'paid-later' } } });
  const before = await getIssuedInvoiceAt(actor, id, body.version);
  const amount = body.amount ?? amountToPay({ ...before, kind: before.kind_of });
  const payment = { day, amount, by: { id: actor.id, fio: actor.fio }, payment: null };
  const { after, writes } = await paymentWrites(before, payment, { actor, now });
  return { reply: { data: toReplyRow(after) }, writes, retryOn: [ofOrder] };
});
