import type Stripe from 'stripe';
import { priceOf } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { getTariff } from '../data/billing/tariffs.ts';
import type { Transaction } from '../data/billing/transactions.ts';
import { toPayment } from '../stripe/payments.ts';

/** Throws amount-changed, with the price of now, for a payment that was not as agreed and was given back. */
export const requireCounted = async (transaction: Transaction | null, payment: Stripe.PaymentIntent): Promise<void> => {
  const paid = toPayment(payment);
  if (!paid || !transaction || transaction.days !== null) return;
  const [tariff, subscription] = await Promise.all([getTariff(paid.tariff_id), getSubscription(paid.company_id)]);
  const full = tariff ? priceOf(tariff, paid.days) : null;
  const amount = discounted(full ?? paid.amount, subscription?.discount ?? null);
  throw new Problem('amount-changed', { params: { amount: amount / 100 } });
};
