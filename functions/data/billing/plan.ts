import { countsAs, stateOf } from '#shared/domain/billing/subscription.ts';
import type { CompanyRole, PlanFeature, Tariff } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { countOf } from '../counted/counted-page.ts';
import { peopleList } from '../people/account-entries.ts';
import { storeList } from '../stores/store-entries.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { getSubscription } from './subscriptions.ts';
import { getTariff } from './tariffs.ts';

/** The plan whose limits count at a moment (ISO 8601 UTC). Null before a trial: no limits. */
export const planOf = async (
  subscription: StoredSubscription | null,
  role: CompanyRole,
  now: string,
): Promise<Tariff | null> => (subscription ? ((await getTariff(countsAs(subscription, role, now))) ?? null) : null);

/** What a plan limits in number, with the refusal and the list that counts it. */
const counted = {
  workers: {
    role: 'vendor',
    refusal: 'plan-workers-limit',
    list: (companyId: string) => peopleList(companyId, 'ROLE_VENDOR_STAFF', 'created_at'),
  },
  stores: {
    role: 'customer',
    refusal: 'plan-stores-limit',
    list: (companyId: string) => storeList(companyId, 'name'),
  },
} as const;
export type CountedLimit = keyof typeof counted;
const limitOf: Record<CompanyRole, CountedLimit> = { vendor: 'workers', customer: 'stores' };

/** How many of what its plan limits a company has. */
export const usesOf = async (companyId: string, role: CompanyRole, plan: Tariff | null) => {
  const limit = limitOf[role];
  return [{ limit, used: await countOf(counted[limit].list(companyId)), of: plan?.limits[limit] ?? null }];
};

/**
 * Throws the refusal of a limit if the company would have more than its plan allows; what it has already stays. The one
 * place where plans limit numbers. Two requests at once may pass it together by one.
 */
export const requireWithinPlan = async (
  companyId: string,
  limit: CountedLimit,
  { now, adding = 1 }: { now: string; adding?: number },
): Promise<void> => {
  const { role, refusal, list } = counted[limit];
  const plan = await planOf(await getSubscription(companyId), role, now);
  const most = plan?.limits[limit] ?? null;
  if (most === null) return;
  if ((await countOf(list(companyId))) + adding > most) throw new Problem(refusal, { params: { limit: most } });
};

/** Throws plan-without-exports unless the plan has exports. An expired company may still take its data along. */
export const requireExports = async (company: { id: string; role: CompanyRole }, now: string): Promise<void> => {
  const subscription = await getSubscription(company.id);
  const plan = await planOf(subscription, company.role, now);
  const feature: PlanFeature = 'exports';
  if (plan && stateOf(subscription, now) !== 'expired' && !plan.features.includes(feature))
    throw new Problem('plan-without-exports');
};
