import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { declineProblemOf } from '#shared/domain/billing/decline.ts';
import { type Period, periods, type TariffId, tariffIds } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Dispute, Refund } from '../data/billing/record-money-back.ts';
import type { Payment } from '../data/billing/record-payment.ts';
import { askStripe, stripeAt } from './client.ts';

/** What a PaymentIntent of Smena says about itself. Only the secret key can write it. */
const Metadata = z.object({
  company_id: z.string(),
  account_id: z.string(),
  tariff_id: z.enum(tariffIds),
  days: z.pipe(z.pipe(z.string(), z.transform(Number)), z.literal(periods)),
  promo_id: z.optional(z.string()),
  /** Without a discount, haléř. */
  price: z.optional(z.pipe(z.pipe(z.string(), z.transform(Number)), z.int())),
});

export type Ordered = {
  customer: string;
  company_id: string;
  account_id: string;
  tariff_id: TariffId;
  days: Period;
  /** Haléř: with the discount, and without it. */
  amount: number;
  price: number;
  promo_id: string | null;
  /** The Idempotency-Key of a click, which pays once; without one, `turn` tells it from the next one of the same plan. */
  click: string | null;
  turn: string;
};

/** A header may have no letters beyond Latin ones. */
const keyOf = (parts: readonly unknown[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** What an order is known by: a repetition of it has the same name, and another one has another. */
const nameOf = ({ company_id, account_id, tariff_id, days, amount, promo_id, click, turn }: Ordered): string =>
  click === null
    ? keyOf([company_id, account_id, tariff_id, days, amount, promo_id ?? '', turn])
    : keyOf([company_id, account_id, click]);

/** Whether a payment was begun by this order. */
export const isOfOrder = ({ metadata }: Stripe.PaymentIntent, order: Ordered): boolean =>
  metadata['order'] === nameOf(order);

/**
 * The payment that an order begins. The same order, however often it comes, has the same payment until it is paid.
 * `nth` tells it from one that was canceled. Throws `changed` if a click comes again with another price: it may have
 * been paid.
 */
export const beginPayment = async (order: Ordered, nth: number, now: string): Promise<Stripe.PaymentIntent> => {
  const stripe = await stripeAt(now);
  const { customer, company_id, account_id, tariff_id, days, amount, price, promo_id, click } = order;
  const name = nameOf(order);
  return askStripe(() =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: 'czk',
        customer,
        setup_future_usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { company_id, account_id, tariff_id, days, price, order: name, ...(promo_id && { promo_id }) },
      },
      { idempotencyKey: click === null && nth > 0 ? keyOf([name, nth]) : name },
    ),
  );
};

/** Cancels a payment that is not paid. False if it is, or is just being paid, so that it cannot be canceled. */
export const cancelPayment = async (paymentId: string, now: string): Promise<boolean> => {
  const stripe = await stripeAt(now);
  try {
    const { status } = await askStripe(() => stripe.paymentIntents.cancel(paymentId));
    return status === 'canceled';
  } catch (error) {
    if (isUnexpectedState(error)) return (await readPayment(paymentId, now)).status === 'canceled';
    throw error;
  }
};

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

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
    if (isUnexpectedState(error)) return readPayment(paymentId, now);
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
  const charged = typeof charge === 'object' ? charge : null;
  const card = charged?.payment_method_details?.card;
  return {
    ...about.data,
    promo_id: about.data.promo_id ?? null,
    price: about.data.price ?? null,
    charged_at: charged && new Date(charged.created * 1000).toISOString(),
    id,
    kind_of: 'card',
    book: 'card-payments',
    amount,
    reason: null,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
  };
};

export type PaymentState = 'paid' | 'action-needed' | 'processing';

/** Throws why the card was refused, and payment-canceled for one that another payment has replaced. */
export const stateOfPayment = ({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentState => {
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') throw new Problem('payment-canceled');
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

/**
 * Gives back a part of a payment (haléř). The same click gives it back once. `by` is the admin who does it. Throws
 * refund-above-paid.
 */
export const refundPayment = async (
  {
    payment,
    amount,
    click,
    by,
    reason,
    keep_time,
  }: {
    payment: string;
    amount: number;
    click: string;
    by?: { id: string; fio: string };
    reason?: string;
    keep_time?: boolean | undefined;
  },
  now: string,
): Promise<string> => {
  const stripe = await stripeAt(now);
  const metadata = by && {
    account_id: by.id,
    fio: by.fio,
    reason: reason ?? '',
    ...(keep_time && { keep_time: 'true' as const }),
  };
  try {
    const { id } = await askStripe(() =>
      stripe.refunds.create(
        { payment_intent: payment, amount, ...(metadata && { metadata }) },
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
const RefundMetadata = z.object({
  account_id: z.string(),
  fio: z.string(),
  reason: z.string(),
  keep_time: z.optional(z.literal('true')),
});

/** What of a payment went back, or was to go back and did not, the oldest first. */
export const refundsOf = async (payment: Stripe.PaymentIntent, now: string): Promise<Refund[]> => {
  const stripe = await stripeAt(now);
  const { data } = await askStripe(() => stripe.refunds.list({ payment_intent: payment.id, limit: 100 }));
  return data
    .filter(({ status }) => status === 'succeeded' || status === 'failed' || status === 'canceled')
    .toReversed()
    .map(({ id, amount, metadata, status }) => {
      const about = RefundMetadata.safeParse(metadata);
      const given = about.success
        ? { by: { id: about.data.account_id, fio: about.data.fio }, reason: about.data.reason }
        : { by: null, reason: null };
      return {
        id,
        amount,
        payment_id: payment.id,
        state: status === 'succeeded' ? 'done' : 'failed',
        keep_time: about.data?.keep_time === 'true',
        ...given,
      };
    });
};

const closed = ['won', 'lost'] as const;

/** The disputes of a payment by which the bank took money back; a mere question of the bank moves none. */
export const disputesOf = async (payment: Stripe.PaymentIntent, now: string): Promise<Dispute[]> => {
  const stripe = await stripeAt(now);
  const { data } = await askStripe(() => stripe.disputes.list({ payment_intent: payment.id, limit: 100 }));
  return data
    .filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
    .map(({ id, amount, status }) => ({
      id,
      amount,
      payment_id: payment.id,
      state: closed.find((each) => each === status) ?? 'open',
    }));
};

/** The payments that began, went back or were disputed since a moment (ISO 8601 UTC), all pages. */
export const paymentsSince = async (since: string, now: string): Promise<Stripe.PaymentIntent[]> => {
  const stripe = await stripeAt(now);
  const created = { gte: Math.floor(Date.parse(since) / 1000) };
  const found = new Map<string, Stripe.PaymentIntent>();
  for await (const payment of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
    found.set(payment.id, payment);
  for (const events of [stripe.refunds.list({ created, limit: 100 }), stripe.disputes.list({ created, limit: 100 })])
    for await (const { payment_intent: about } of events) {
      const id = typeof about === 'string' ? about : about?.id;
      if (id && !found.has(id)) found.set(id, await readPayment(id, now));
    }
  return [...found.values()];
};
