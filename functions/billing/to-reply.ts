import type { Locale } from '#shared/contracts/fields.ts';
import { nextTryOf } from '#shared/domain/billing/renewal.ts';
import { daysLeft, stateOf } from '#shared/domain/billing/subscription.ts';
import {
  type CompanyRole,
  type Period,
  priceOf,
  type Tariff,
  type TariffId,
  tariffNames,
  usualPrice,
} from '#shared/domain/billing/tariffs.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { planOf, usesOf } from '../data/billing/plan.ts';
import type { StoredSubscription } from '../data/billing/subscriptions.ts';
import type { StoredTariff } from '../data/billing/tariffs.ts';
import type { Transaction } from '../data/billing/transactions.ts';
import { nameIn } from '../http/translate.ts';

export const toReplyTariff = (stored: StoredTariff, locale: Locale) => {
  const { prices_since: _, ...tariff } = stored;
  return { ...tariff, ...usualPrice(tariff), name: nameIn(locale, tariffNames[tariff.id]) };
};

const named = (id: TariffId | null, locale: Locale) =>
  id === null ? null : { id, name: nameIn(locale, tariffNames[id]) };

/** The side of who acts for a company. */
export const companyRoleOf = ({ role }: Pick<Actor, 'role'>): CompanyRole =>
  sideOf(role) === 'performer' ? 'vendor' : 'customer';

/** The subscription as the actor's company sees it; without what it pays for those who do not pay. */
export const toReplySubscription = async (
  subscription: StoredSubscription | null,
  { actor, locale, now }: { actor: Actor; locale: Locale; now: string },
) => {
  const role = companyRoleOf(actor);
  const pays = actor.role === 'ROLE_VENDOR' || actor.role === 'ROLE_BUYER';
  const plan = await planOf(subscription, role, now);
  const state = stateOf(subscription, now);
  const ends = state !== 'free' && subscription !== null;
  return {
    version: subscription?.version ?? 0,
    state,
    tariff: named(subscription?.tariff_id ?? null, locale),
    counts_as: named(plan?.id ?? null, locale),
    until: ends ? subscription.until : null,
    days_left: ends ? daysLeft(subscription, now) : null,
    paid: pays ? (subscription?.paid ?? null) : null,
    parts: pays ? (subscription?.parts ?? []) : [],
    discount: pays ? (subscription?.discount ?? null) : null,
    renewal: pays && subscription ? renewalOf(subscription, plan) : null,
    uses: pays && actor.company ? await usesOf(actor.company.id, role, plan) : [],
  };
};

/** When and for how much the card pays next. */
const renewalOf = ({ renewal, paid, until, discount }: StoredSubscription, plan: Tariff | null) => {
  if (!renewal || !paid || until === null) return null;
  const price = plan && priceOf(plan, paid.days as Period);
  return {
    card: renewal.card,
    at: nextTryOf(renewal, until),
    days: paid.days,
    amount: price === null ? null : discounted(price, discount),
    tries: renewal.tries,
  };
};

/** Only an admin sees the payment's id at Stripe. */
export const toReplyTransaction = (
  { tariff_id, payment, kind_of: kind, ...transaction }: Transaction,
  { actor, locale }: { actor: Actor; locale: Locale },
  invoice: { id: string; number: string } | null = null,
) => ({
  ...transaction,
  kind,
  invoice,
  tariff: named(tariff_id, locale),
  payment: actor.role === 'ROLE_ADMIN' ? payment : null,
});
