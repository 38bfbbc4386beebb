import type Stripe from 'stripe';
import { newTrial } from '#shared/domain/billing/subscription.ts';
import type { Period, TariffId } from '#shared/domain/billing/tariffs.ts';
import { priceOf } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { changed, getSubscription, subscriptionSaved } from '../data/billing/subscriptions.ts';
import { getTariff } from '../data/billing/tariffs.ts';
import type { Write } from '../data/table.ts';
import { beginPayment, createCustomer } from '../stripe/payments.ts';
import { ownCompanyOf } from './own-company.ts';
import { companyRoleOf } from './to-reply.ts';

type Ordered = { tariff_id: TariffId; days: Period; amount?: number | undefined };

/**
 * Begins the payment of a plan at Stripe. The writes remember the company's customer there; they fail as part
 * `subscription`. The same click (an Idempotency-Key), or without one the same plan until it is paid, has the same
 * payment. Throws amount-changed if the price is not the one that the person saw, tariff-free for a plan without
 * a price, and not-found for a plan of the other side.
 */
export const orderPlan = async (
  actor: Actor,
  { tariff_id, days, amount }: Ordered,
  { now, click }: { now: string; click: string | null },
): Promise<{ payment: Stripe.PaymentIntent; customer: string; writes: Write[] }> => {
  const company = ownCompanyOf(actor);
  const [tariff, subscription] = await Promise.all([getTariff(tariff_id), getSubscription(company.id)]);
  if (tariff?.role !== companyRoleOf(actor))
    throw new Problem('not-found', { fields: { tariff_id: { key: 'not-found' } } });
  const full = priceOf(tariff, days);
  if (full === null) throw new Problem('tariff-free');
  const discount = subscription?.discount ?? null;
  const price = discounted(full, discount);
  if (amount !== undefined && amount !== price)
    throw new Problem('amount-changed', { params: { amount: price / 100 } });
  const customer = subscription?.customer ?? (await createCustomer(company, now));
  const payment = await beginPayment(
    {
      customer,
      company_id: company.id,
      account_id: actor.id,
      tariff_id,
      days,
      amount: price,
      promo_id: discount?.promo_id ?? null,
      click: click ?? subscription?.until ?? '',
    },
    now,
  );
  const remembered = changed(subscription, company.id, { ...(subscription ?? newTrial(now)), customer });
  return { payment, customer, writes: subscription?.customer ? [] : [subscriptionSaved(remembered)] };
};

/** The secret by which a browser finishes the payment. */
export const secretOf = ({ client_secret, id }: Stripe.PaymentIntent): string => {
  if (client_secret === null) throw new Error(`The payment ${id} has no secret`);
  return client_secret;
};
