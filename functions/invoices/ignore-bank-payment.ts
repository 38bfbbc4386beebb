import { ignoreBankPayment } from '#shared/contracts/invoices.ts';
import { Problem } from '#shared/domain/problem.ts';
import { bankPaymentWrites, getBankPaymentAt } from '../data/invoices/bank-payments.ts';
import { serve } from '../http/serve.ts';

/** Does nothing for a payment that is in the state. */
export const handler = serve(ignoreBankPayment, async ({ actor, params: { id }, body }) => {
  const before = await getBankPaymentAt(actor, id, body.version);
  if (before.state === 'paired') throw new Problem('payment-not-open');
  const state = body.ignored ? 'ignored' : 'open';
  if (before.state === state) return { reply: { data: before }, writes: [] };
  const after = { ...before, version: before.version + 1, state } as const;
  return { reply: { data: after }, writes: bankPaymentWrites(before, after) };
});
