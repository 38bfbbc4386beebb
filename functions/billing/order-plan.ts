import type Stripe from 'stripe';
import type { Period, TariffId } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getTariff } from '../data/billing/tariffs.ts';
import { beginPlan } from '../stripe/begin-plan.ts';
import { ownCompanyOf } from './own-company.ts';
import { companyRoleOf } from './to-reply.ts';

type Ordered = { tariff_id: TariffId; days: Period; amount?: number | undefined };

/** Begins the payment of a plan of the actor's company (`beginPlan`). Throws not-found for a plan of the other side. */
export const orderPlan = async (
  actor: Actor,
  { tariff_id, days, amount }: Ordered,
  { now, click }: { now: string; click: string | null },
): Promise<{ payment: Stripe.PaymentIntent; customer: string }> => {
  const company = ownCompanyOf(actor);
  const tariff = await getTariff(tariff_id);
  if (tariff?.role !== companyRoleOf(actor))
    throw new Problem('not-found', { fields: { tariff_id: { key: 'not-found' } } });
  return beginPlan({ company, account_id: actor.id, tariff, days, seen: amount, click }, now);
};

/** The secret by which a browser finishes the payment. */
export const secretOf = ({ client_secret, id }: Stripe.PaymentIntent): string => {
  if (client_secret === null) throw new Error(`The payment ${id} has no secret`);
  return client_secret;
};
