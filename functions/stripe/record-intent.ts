import type Stripe from 'stripe';
import { disputeWrites, refundWrites } from '../data/billing/record-money-back.ts';
import { paymentRecord } from '../data/billing/record-payment.ts';
import type { Transaction } from '../data/billing/transactions.ts';
import { decideAgain } from '../data/decide-again.ts';
import { ConditionFailed, transact, type Write } from '../data/table.ts';
import { disputesOf, readPayment, refundPayment, refundsOf, toPayment } from './payments.ts';

/**
 * Records a payment by card as Stripe has it: that it was paid, what of it went back, and its disputes. However often
 * and in whatever order it is called, each has one transaction. What did not extend the plan, because it was not as
 * agreed, is given back. Null for what is not paid, and for what is not a payment of Smena. `now` is ISO 8601 UTC.
 */
export const recordIntent = async (found: Stripe.PaymentIntent, now: string): Promise<Transaction | null> => {
  const payment = toPayment(found);
  if (!payment) return null;
  let transaction: Transaction | undefined;
  await committed(async () => {
    const decided = await paymentRecord(payment, now);
    transaction = decided.transaction;
    return decided.writes;
  });
  if (!transaction) throw new Error(`The payment ${found.id} was not recorded`);
  const isRefused = transaction.days === null;
  const kept = found.amount_received - refundedOf(found);
  if (isRefused && kept > 0)
    await refundPayment({ payment: found.id, amount: kept, click: `not agreed ${found.id} ${kept}` }, now);
  const intent = isRefused ? await readPayment(found.id, now) : found;
  if (refundedOf(intent) > 0 || transaction.returned > 0)
    for (const refund of await refundsOf(intent, now)) await committed(() => refundWrites(refund, now));
  if (chargeOf(intent)?.disputed)
    for (const dispute of await disputesOf(intent, now)) {
      // One that is over when it is heard of was open before.
      await committed(() => disputeWrites({ ...dispute, state: 'open' }, now));
      await committed(() => disputeWrites(dispute, now));
    }
  return transaction;
};

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) => (typeof charge === 'object' ? charge : null);
const refundedOf = (intent: Stripe.PaymentIntent): number => chargeOf(intent)?.amount_refunded ?? 0;

/** Another event, or the person's own request, may record the same at once: then nothing is left to write. */
const committed = (decide: () => Promise<Write[]>): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => transact(await decide()),
  );
