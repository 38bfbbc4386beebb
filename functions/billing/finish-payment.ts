import { finishPayment } from '#shared/contracts/billing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { ofPayment, paymentWrites } from '../data/billing/record-payment.ts';
import { serve } from '../http/serve.ts';
import { readPayment, stateOfPayment, toPayment } from '../stripe/payments.ts';
import { ownCompanyOf } from './own-company.ts';

export const handler = serve(finishPayment, async ({ params, actor, now }) => {
  const company = ownCompanyOf(actor);
  const payment = await readPayment(params.id, now);
  if (payment.metadata['company_id'] !== company.id) throw new Problem('not-found');
  const state = stateOfPayment(payment);
  const paid = toPayment(payment);
  if (!paid) return { reply: { data: { state, until: null } } };
  const { writes, transaction } = await paymentWrites(paid, now);
  return { reply: { data: { state, until: transaction.until } }, writes, retryOn: ofPayment };
});
