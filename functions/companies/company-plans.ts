import type { CompanyPlan } from '#shared/contracts/companies.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { transactionScope } from '#shared/domain/billing/scope.ts';
import { stateOf } from '#shared/domain/billing/subscription.ts';
import { tariffNames } from '#shared/domain/billing/tariffs.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { type StoredSubscription, subscriptionsOf } from '../data/billing/subscriptions.ts';
import { nameIn } from '../http/translate.ts';

export type PlanReader = { actor: Actor; locale: Locale; now: string };

/** Those who read what a company pays also see its plan, its managers and the companies that it works with. */
export const seesPlan = ({ actor }: Pick<PlanReader, 'actor'>, companyId: string): boolean =>
  isInScope(transactionScope, actor, { company_id: companyId });

/** The plans of companies, by one read; null of those whose plan the actor does not see. */
export const plansOf = async (
  companyIds: readonly string[],
  reader: PlanReader,
): Promise<(companyId: string) => CompanyPlan | null> => {
  const subscriptions = await subscriptionsOf(companyIds.filter((id) => seesPlan(reader, id)));
  return (companyId) => (seesPlan(reader, companyId) ? toPlan(subscriptions.get(companyId) ?? null, reader) : null);
};

const toPlan = (subscription: StoredSubscription | null, { locale, now }: PlanReader): CompanyPlan => {
  const state = stateOf(subscription, now);
  const id = subscription?.tariff_id ?? null;
  return {
    state,
    tariff: id && { id, name: nameIn(locale, tariffNames[id]) },
    active_until: state === 'free' ? null : (subscription?.until ?? null),
  };
};
