import { finishPayment } from '#shared/contracts/billing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { serve } from '../http/serve.ts';
import { readPayment, stateOfPayment } from '../stripe/payments.ts';
import { recordIntent } from '../stripe/record-intent.ts';
import { ownCompanyOf } from './own-company.ts';
import { requireCounted } from './require-counted.ts';

export const handler = serve(finishPayment, async ({ params, actor, now }) => {
  const company = ownCompanyOf(actor);
  const payment = await readPayment(params.id, now);
  if (payment.metadata['company_id'] !== company.id) throw new Problem('not-found');
  const state = stateOfPayment(payment);
  const transaction = await recordIntent(payment, now);
  await requireCounted(transaction, payment);
  return { reply: { data: { state, until: transaction?.until ?? null } } };
});
