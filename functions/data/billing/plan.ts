import { countsAs, stateOf } from '#shared/domain/billing/subscription.ts';
import type { CompanyRole, PlanFeature, Tariff } from '#shared/domain/billing/tariffs.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { Problem, type ProblemCode } from '#shared/domain/problem.ts';
import type { Role } from '#shared/domain/roles.ts';
import { countOf } from '../counted/counted-page.ts';
import { decideAgain } from '../decide-again.ts';
import { peopleList } from '../people/account-entries.ts';
import { storeList } from '../stores/store-entries.ts';
import { ConditionFailed, type Write } from '../table.ts';
import { ofPlanUses, planUseWrite, planUsesVersion } from './plan-uses.ts';
import { getSubscription, type StoredSubscription } from './subscriptions.ts';
import { getTariff } from './tariffs.ts';

/** The plan whose limits count at a moment (ISO 8601 UTC). Null before a trial: no limits. */
export const planOf = async (
  subscription: StoredSubscription | null,
  role: CompanyRole,
  now: string,
): Promise<Tariff | null> => (subscription ? ((await getTariff(countsAs(subscription, role, now))) ?? null) : null);

/** How many contacts of performers a plan shows to a customer per day. Null: no limit. */
export const contactsPerDay = async (customerId: string, now: string): Promise<number | null> =>
  (await planOf(await getSubscription(customerId), 'customer', now))?.limits.contacts_per_day ?? null;

/** What a plan limits in number, with the refusal and the list that counts it: of the active ones. */
const counted = {
  workers: {
    role: 'vendor',
    refusal: 'plan-workers-limit',
    list: (companyId: string) => peopleList(companyId, 'ROLE_VENDOR_STAFF', 'created_at'),
  },
  stores: { role: 'customer', refusal: 'plan-stores-limit', list: (companyId: string) => storeList(companyId, 'name') },
} as const;
export type CountedLimit = keyof typeof counted;
const limitOf: Record<CompanyRole, CountedLimit> = { vendor: 'workers', customer: 'stores' };

/** How many of what its plan limits a company has. */
export const usesOf = async (companyId: string, role: CompanyRole, plan: Tariff | null) => {
  const limit = limitOf[role];
  return [{ limit, used: await countOf(counted[limit].list(companyId)), of: plan?.limits[limit] ?? null }];
};

type Adding = {
  /** Who adds them. An admin may go beyond a plan, as the platform's support does. */
  by: Role | undefined;
  /** ISO 8601 UTC. */
  now: string;
  adding?: number;
  /** Instead of the one that speaks to the company. */
  refusal?: ProblemCode;
};

/**
 * Throws the refusal of a limit if the company would have more than its plan allows; what it has already stays. The one
 * place where plans limit what a company has. Returns what the transaction that adds them writes, with the part `ofPlanUses`
 * for `retryOn`, so that two requests at once do not pass together.
 */
export const planUseWrites = async (
  { id, name }: { id: string; name: string },
  limit: CountedLimit,
  { by, now, adding = 1, refusal = counted[limit].refusal }: Adding,
): Promise<Write[]> => {
  if (by === 'ROLE_ADMIN' || adding === 0) return [];
  const { role, list } = counted[limit];
  const plan = await planOf(await getSubscription(id), role, now);
  const most = plan?.limits[limit] ?? null;
  if (most === null) return [];
  // First, so that the count has all that were added before this version.
  const seen = await planUsesVersion(id);
  const used = (await countOf(list(id))) + adding;
  if (used > most) throw new Problem(refusal, { params: { limit: most, company: name } });
  return [planUseWrite(id, { [limit]: used }, seen)];
};

/** The same for people with a membership, of whom only workers take a place. */
export const workerPlanUseWrites = async (
  { role, company }: Pick<AccountScope, 'role' | 'company'>,
  adding: Adding,
): Promise<Write[]> => (company && role === 'ROLE_VENDOR_STAFF' ? planUseWrites(company, 'workers', adding) : []);

/** Throws as `workerPlanUseWrites`, for a request that adds nobody yet. */
export const requireWorkersWithinPlan = async (...place: Parameters<typeof workerPlanUseWrites>): Promise<void> =>
  void (await workerPlanUseWrites(...place));

/** What `retryOn` of `ofPlanUses` is for a transaction that the handler sends itself. */
export const whilePlanUsesChange = <T>(run: () => Promise<T>): Promise<T> =>
  decideAgain((error) => error instanceof ConditionFailed && error.parts.every((part) => part === ofPlanUses), run);

/** Throws plan-without-exports unless the plan has exports. An expired company may still take its data along. */
export const requireExports = async (company: { id: string; role: CompanyRole }, now: string): Promise<void> => {
  const subscription = await getSubscription(company.id);
  const plan = await planOf(subscription, company.role, now);
  const feature: PlanFeature = 'exports';
  if (plan && stateOf(subscription, now) !== 'expired' && !plan.features.includes(feature))
    throw new Problem('plan-without-exports');
};
