import { getYearlyOrderSum } from '#shared/contracts/orders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';
import { type SumOwner, yearlySum, yearUntil } from '../data/orders/year-sums.ts';
import { getAccount } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getYearlyOrderSum, async ({ query, actor, now }) => {
  const owner = await ownerOf(query, actor);
  return { data: { ...(await yearlySum(owner, now)), ...yearUntil(now) } };
});

type Query = { company_id?: string | undefined; userId?: string | undefined };

/** Throws not-found for those whose orders the actor does not read. A person is narrower than a company. */
const ownerOf = async ({ company_id, userId }: Query, actor: Actor): Promise<SumOwner> => {
  if (userId !== undefined) {
    if (userId === actor.id || (await readsAccount(actor, userId))) return { account: userId };
    throw new Problem('not-found');
  }
  if (company_id !== undefined) {
    if (await readsCompany(actor, company_id)) return { company: company_id };
    throw new Problem('not-found');
  }
  return actor.role === 'ROLE_BUYER' && actor.company ? { company: actor.company.id } : { account: actor.id };
};

const readsAccount = async (actor: Actor, accountId: string): Promise<boolean> => {
  if (!readsAll(actor) && !isBuyer(actor)) return false;
  const account = await getAccount(accountId);
  return account !== undefined && (readsAll(actor) || account.company?.id === actor.company?.id);
};

const readsCompany = async (actor: Actor, companyId: string): Promise<boolean> =>
  readsAll(actor) ? (await getCompany(companyId)) !== undefined : isBuyer(actor) && actor.company?.id === companyId;

const readsAll = ({ role }: Actor): boolean => sideOf(role) === 'platform';
const isBuyer = ({ role, company }: Actor): boolean => role === 'ROLE_BUYER' && company !== null;
