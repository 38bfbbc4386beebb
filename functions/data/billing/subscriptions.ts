import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { grounds, newTrial, type Subscription } from '#shared/domain/billing/subscription.ts';
import { tariffIds } from '#shared/domain/billing/tariffs.ts';
import { promoTypes } from '#shared/domain/promo/promo-code.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

export const planKey = (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'SUBSCRIPTION' });

const StoredSubscription = z.object({
  company_id: id,
  version: z.int(),
  ground: z.enum(grounds),
  tariff_id: z.nullable(z.enum(tariffIds)),
  until: z.nullable(z.string()),
  paid: z.nullable(z.object({ amount: z.int(), days: z.int() })),
  parts: z.array(z.object({ payment: id, from: z.string(), until: z.string(), amount: z.int() })),
  /** The customer at Stripe; null before its first payment by card. */
  customer: z.nullable(z.string()),
  /**
   * A promo code that makes the next payment cheaper: the one that reserved it (a PaymentIntent), which is the only one
   * that it counts for. `begun`: how many have reserved it.
   */
  discount: z.nullable(
    z.object({
      promo_id: id,
      code: z.string(),
      type: z.enum(promoTypes),
      value: z.int(),
      payment: z.nullable(id),
      begun: z.int(),
    }),
  ),
  /** A referral code that waits for the first payment: whose it is, and who used it. */
  referral: z.nullable(z.object({ promo_id: id, author_id: id, account_id: id })),
  /** The end and the days before it of the last reminder to the company (`reminderOf`). */
  reminded: z.nullable(z.string()),
  /** The card that pays the plan again; null without renewal. */
  renewal: z.nullable(
    z.object({
      card: z.object({ id, brand: z.string(), last4: z.string() }),
      account_id: id,
      tries: z.int(),
      tried_at: z.nullable(z.string()),
    }),
  ),
  /** Whether something was ever paid. */
  has_paid: z.boolean(),
});
export type StoredSubscription = z.infer<typeof StoredSubscription>;

const day = 86_400_000;

/**
 * Before the second schema, all that was left of a plan was worth what was paid last. Only the time of the last payment
 * keeps its worth, because nothing says what was paid for the time before it.
 */
const withParts = (old: Item): Item => {
  const { until, paid, discount, company_id } = old as Item & Pick<StoredSubscription, 'until' | 'paid' | 'discount'>;
  const from = until && paid ? new Date(Date.parse(until) - paid.days * day).toISOString() : '';
  return {
    ...old,
    parts: until && paid ? [{ payment: `before-${String(company_id)}`, from, until, amount: paid.amount }] : [],
    discount: discount && { ...discount, payment: null, begun: 0 },
  };
};
const subscriptions = entity('subscription', StoredSubscription, [withParts]);

export const readSubscription = (item: Item): StoredSubscription => subscriptions.read(item);

/** Strongly consistent; null for a company whose trial has not begun. */
export const getSubscription = async (companyId: string): Promise<StoredSubscription | null> => {
  const item = await get(planKey(companyId));
  return item ? subscriptions.read(item) : null;
};

/** Those of the given companies, by company. Eventually consistent; a company whose trial has not begun is missing. */
export const subscriptionsOf = async (
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSubscription>> => {
  const found = (await getMany(companyIds.map(planKey))).map(readSubscription);
  return new Map(found.map((subscription) => [subscription.company_id, subscription]));
};

/** The part of the writes of a subscription: it may be paid or changed meanwhile. */
export const ofSubscription = part('subscription');

/** Fails as part `subscription` if it was changed since the version before. */
export const subscriptionWrite = (after: StoredSubscription): Write => ({
  part: ofSubscription,
  put: { ...planKey(after.company_id), ...subscriptions.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});

export const subscriptionRemovalWrite = (companyId: string): Write => ({
  part: ofSubscription,
  remove: planKey(companyId),
});

/** A change of a subscription, or the first one of a company. */
export const changed = (
  before: StoredSubscription | null,
  companyId: string,
  change: Partial<StoredSubscription> & Subscription,
): StoredSubscription => ({
  ...(before ?? {
    company_id: companyId,
    customer: null,
    discount: null,
    referral: null,
    reminded: null,
    renewal: null,
    has_paid: false,
  }),
  ...change,
  version: (before?.version ?? 0) + 1,
});

/** The trial of a new company. Fails as part `subscription` if it has a subscription. `now` is ISO 8601 UTC. */
export const trialWrite = (companyId: string, now: string): Write =>
  subscriptionWrite(changed(null, companyId, newTrial(now)));
