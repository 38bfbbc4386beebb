import type { listCompanies as contract } from '#shared/contracts/companies.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { listCompanies } from '../data/companies/companies.ts';
import { type PlanReader, plansOf } from './company-plans.ts';
import { toReplyCompany } from './to-reply.ts';

type Query = Input<typeof contract>['query'];

/** One page of the companies that the actor may list. Also the rows of an export. */
export const companiesPage = async ({ query, ...reader }: PlanReader & { query: Query }) => {
  const page = await listCompanies(reader.actor, query);
  const ids = page.data.map(({ id }) => id);
  const [checks, planOf] = await Promise.all([checksOf(ids), plansOf(ids, reader)]);
  return {
    ...page,
    data: page.data.map((company) => ({
      ...toReplyCompany(company, currentCheck(company, checks), reader.actor),
      plan: planOf(company.id),
    })),
  };
};
