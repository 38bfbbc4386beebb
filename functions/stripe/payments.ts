import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { declineProblemOf } from '#shared/domain/billing/decline.ts';
import type { Period, TariffId } from '#shared/domain/billing/tariffs.ts';
import { periods, tariffIds } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Payment, Refund } from '../data/billing/record-payment.ts';
import { askStripe, stripeAt } from './client.ts';

/** What a PaymentIntent of Smena says about itself. Only the secret key can write it. */
const Metadata = z.object({
  company_id: z.string(),
  account_id: z.string(),
  tariff_id: z.enum(tariffIds),
  days: z.pipe(z.pipe(z.string(), z.transform(Number)), z.literal(periods)),
  promo_id: z.optional(z.string()),
});

type Ordered = {
  customer: string;
  company_id: string;
  account_id: string;
  tariff_id: TariffId;
  days: Period;
  /** Haléř. */
  amount: number;
  promo_id: string | null;
  /** What tells this payment from the next one of the same plan. */
  click: string;
};

/** A header may have no letters beyond Latin ones. */
const keyOf = (parts: readonly unknown[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** The payment that a click begins. The same click, however often it comes, has the same payment until it is paid. */
export const beginPayment = async (
  { customer, amount, click, ...about }: Ordered,
  now: string,
): Promise<Stripe.PaymentIntent> => {
  const stripe = await stripeAt(now);
  const { company_id, account_id, tariff_id, days, promo_id } = about;
  const parts = [company_id, account_id, tariff_id, days, amount, promo_id ?? '', click];
  return askStripe(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: 'czk',
        customer,
        setup_future_usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { company_id, account_id, tariff_id, days, ...(promo_id && { promo_id }) },
      },
      { idempotencyKey: keyOf(parts) },
    ),
  );
};

/** The customer of a company at Stripe. A repetition finds the same one. */
export const createCustomer = async (company: { id: string; name: string }, now: string): Promise<string> => {
  const stripe = await stripeAt(now);
  const { id } = await askStripe(() =>
    stripe.customers.create(
      { name: company.name, metadata: { company_id: company.id } },
      { idempotencyKey: keyOf(['customer', company.id]) },
    ),
  );
  return id;
};

const withCard = { expand: ['latest_charge'] };

/** Strongly consistent at Stripe. Throws not-found for an unknown payment. */
export const readPayment = async (paymentId: string, now: string): Promise<Stripe.PaymentIntent> => {
  if (!/^pi_\w+$/.test(paymentId)) throw new Problem('not-found');
  const stripe = await stripeAt(now);
  return askStripe(() => stripe.paymentIntents.retrieve(paymentId, withCard));
};

/**
 * Pays by a saved card. A payment that is paid already, by a click before, is answered as it is. Throws why the card
 * was refused.
 */
export const confirmPayment = async (
  paymentId: string,
  payment_method: string,
  now: string,
): Promise<Stripe.PaymentIntent> => {
  const stripe = await stripeAt(now);
  try {
    return await askStripe(() =>
      stripe.paymentIntents.confirm(paymentId, { payment_method, use_stripe_sdk: true, ...withCard }),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state')
      return readPayment(paymentId, now);
    throw error;
  }
};

/** A paid PaymentIntent of Smena; undefined for another one. */
export const toPayment = ({
  id,
  status,
  amount_received: amount,
  latest_charge: charge,
  metadata,
}: Stripe.PaymentIntent): Payment | undefined => {
  const about = Metadata.safeParse(metadata);
  if (status !== 'succeeded' || !about.success) return undefined;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return {
    ...about.data,
    promo_id: about.data.promo_id ?? null,
    id,
    kind_of: 'card',
    book: 'card-payments',
    amount,
    reason: null,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
  };
};

export type PaymentState = 'paid' | 'action-needed' | 'processing';

/** Throws why the card was refused. */
export const stateOfPayment = ({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentState => {
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'requires_payment_method' && error)
    throw new Problem(declineProblemOf({ code: error.code, decline_code: error.decline_code }));
  return 'action-needed';
};

/** Charges a saved card without the person. Throws why it was refused, also if the bank would ask. */
export const chargeCard = async (
  paymentId: string,
  payment_method: string,
  now: string,
): Promise<Stripe.PaymentIntent> => {
  const stripe = await stripeAt(now);
  const earlier = await readPayment(paymentId, now);
  if (earlier.status === 'succeeded') return earlier;
  return askStripe(() => stripe.paymentIntents.confirm(paymentId, { payment_method, off_session: true, ...withCard }));
};

/** Gives back a part of a payment (haléř). The same click gives it back once. Throws refund-above-paid. */
export const refundPayment = async (
  {
    payment,
    amount,
    by,
    reason,
    click,
  }: {
    payment: string;
    amount: number;
    by: { id: string; fio: string };
    reason: string;
    click: string;
  },
  now: string,
): Promise<string> => {
  const stripe = await stripeAt(now);
  const metadata = { account_id: by.id, fio: by.fio, reason };
  try {
    const { id } = await askStripe(() =>
      stripe.refunds.create(
        { payment_intent: payment, amount, metadata },
        { idempotencyKey: keyOf(['refund', click]) },
      ),
    );
    return id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new Problem('refund-above-paid');
    throw error;
  }
};

/** Who gave money back in Smena, and why. */
const RefundMetadata = z.object({ account_id: z.string(), fio: z.string(), reason: z.string() });

/** What of a payment went back. */
export const refundsOf = async (payment: Stripe.PaymentIntent, now: string): Promise<Refund[]> => {
  const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
  if (!charge || charge.amount_refunded === 0) return [];
  const stripe = await stripeAt(now);
  const { data } = await askStripe(() => stripe.refunds.list({ payment_intent: payment.id, limit: 100 }));
  return data
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, metadata }) => {
      const about = RefundMetadata.safeParse(metadata);
      const given = about.success
        ? { by: { id: about.data.account_id, fio: about.data.fio }, reason: about.data.reason }
        : { by: null, reason: null };
      return { id, amount, payment_id: payment.id, ...given };
    });
};

/** The payments that began since a moment (ISO 8601 UTC), all pages. */
export const paymentsSince = async (since: string, now: string): Promise<Stripe.PaymentIntent[]> => {
  const stripe = await stripeAt(now);
  const created = { gte: Math.floor(Date.parse(since) / 1000) };
  const found: Stripe.PaymentIntent[] = [];
  for await (const payment of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
    found.push(payment);
  return found;
};
