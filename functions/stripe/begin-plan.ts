import type Stripe from 'stripe';
import { newTrial } from '#shared/domain/billing/subscription.ts';
import { type Period, priceOf, type Tariff } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { changed, getSubscription, type StoredSubscription, subscriptionWrite } from '../data/billing/subscriptions.ts';
import { decideAgain } from '../data/decide-again.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { beginPayment, cancelPayment, createCustomer, isOfOrder, type Ordered, readPayment } from './payments.ts';
import { recordIntent } from './record-intent.ts';

type Wanted = {
  company: { id: string; name: string };
  account_id: string;
  tariff: Tariff;
  days: Period;
  /** Haléř, as the person saw it. */
  seen: number | undefined;
  /** The Idempotency-Key of a click, which pays once. */
  click: string | null;
  /** Without a click: what tells this payment from the next one of the same plan. By default the end of the plan. */
  turn?: string;
};

/**
 * Begins the payment of a plan at Stripe, at the price of now. A discount counts for one payment: this one reserves it
 * and replaces the one that had, which is canceled; while that one is being charged, this one has the full price.
 * Remembers the company's customer at Stripe. The same click, or without one the same plan until it is paid, has the
 * same payment. Throws amount-changed if the price is not the one that the person saw, and tariff-free for a plan
 * without a price. `now` is ISO 8601 UTC.
 */
export const beginPlan = (wanted: Wanted, now: string): Promise<{ payment: Stripe.PaymentIntent; customer: string }> =>
  decideAgain(
    (error) => error instanceof ConditionFailed || error instanceof DiscountUsed,
    () => begin(wanted, now),
  );

/** The discount was used meanwhile, by the payment that had reserved it. */
class DiscountUsed extends Error {}

const begin = async ({ company, account_id, tariff, days, seen, click, turn }: Wanted, now: string) => {
  const price = priceOf(tariff, days);
  if (price === null) throw new Problem('tariff-free');
  const subscription = await getSubscription(company.id);
  const holder = await holderOf(subscription, now);
  const discount = holder?.status === 'processing' ? null : (subscription?.discount ?? null);
  const amount = discounted(price, discount);
  if (seen !== undefined && seen !== amount) throw new Problem('amount-changed', { params: { amount: amount / 100 } });
  const customer = subscription?.customer ?? (await createCustomer(company, now));
  const order: Ordered = {
    customer,
    company_id: company.id,
    account_id,
    tariff_id: tariff.id,
    days,
    amount,
    price,
    promo_id: discount?.promo_id ?? null,
    click,
    turn: turn ?? subscription?.until ?? '',
  };
  if (discount && holder && holder.status !== 'canceled') {
    if (isOfOrder(holder, order)) return { payment: holder, customer };
    if (!(await cancelPayment(holder.id, now))) throw new DiscountUsed();
  }
  const begun = discount ? discount.begun + 1 : 0;
  const payment = await beginPayment(order, begun, now);
  if (discount || subscription?.customer !== customer)
    await transact([
      subscriptionWrite(
        changed(subscription, company.id, {
          ...(subscription ?? newTrial(now)),
          customer,
          discount: discount ? { ...discount, payment: payment.id, begun } : (subscription?.discount ?? null),
        }),
      ),
    ]);
  return { payment, customer };
};

/** The payment that has reserved the discount of a company. One that is paid uses it up, and is recorded. */
const holderOf = async (
  subscription: StoredSubscription | null,
  now: string,
): Promise<Stripe.PaymentIntent | undefined> => {
  const id = subscription?.discount?.payment;
  if (!id) return undefined;
  const holder = await readPayment(id, now).catch((error: unknown) => {
    // Of another key of Stripe.
    if (error instanceof Problem && error.message === 'not-found') return undefined;
    throw error;
  });
  if (holder?.status !== 'succeeded') return holder;
  await recordIntent(holder, now);
  throw new DiscountUsed();
};
