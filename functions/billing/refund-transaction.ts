import { randomUUID } from 'node:crypto';
import { refundTransaction } from '#shared/contracts/billing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { findTransaction } from '../data/billing/transactions.ts';
import { serve } from '../http/serve.ts';
import { readPayment, refundPayment } from '../stripe/payments.ts';
import { recordIntent } from '../stripe/record-intent.ts';
import { toReplyTransaction } from './to-reply.ts';

export const handler = serve(refundTransaction, async (request) => {
  const { params, body, actor, now, idempotencyKey } = request;
  const transaction = await findTransaction(params.id);
  if (!transaction) throw new Problem('not-found');
  const { kind_of: kind, payment, company } = transaction;
  if (kind !== 'card' || payment === null) throw new Problem('refund-not-card');
  const by = { id: actor.id, fio: actor.fio };
  const refundId = await refundPayment({ payment, ...body, by, click: idempotencyKey ?? randomUUID() }, now);
  // As an event of Stripe is recorded, so that whichever comes first has the reason.
  await recordIntent(await readPayment(payment, now), now);
  const refund = await findTransaction(refundId);
  if (!refund) throw new Problem('payments-unavailable', { retryAfter: 30 });
  return {
    reply: { data: toReplyTransaction(refund, request) },
    writes: [auditEntryWrite({ action: 'payment-refunded', by: actor, at: now, company, about: company })],
  };
});
