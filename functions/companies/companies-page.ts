import type { listCompanies as contract } from '#shared/contracts/companies.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { listCompanies } from '../data/companies/companies.ts';
import { toReplyCompany } from './to-reply.ts';

type Query = Input<typeof contract>['query'];

/** One page of the companies that the actor may list. Also the rows of an export. */
export const companiesPage = async ({ actor, query }: { actor: Actor; query: Query }) => {
  const page = await listCompanies(actor, query);
  const checks = await checksOf(page.data.map(({ id }) => id));
  return { ...page, data: page.data.map((company) => toReplyCompany(company, currentCheck(company, checks), actor)) };
};
