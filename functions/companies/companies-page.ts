import type { listCompanies as contract } from '#shared/contracts/companies.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listCompanies } from '../data/companies/companies.ts';
import { presentCompany } from './present.ts';

type Query = Input<typeof contract>['query'];

/** One page of the companies that the actor may list. Also the rows of an export. */
export const companiesPage = async ({ actor, query }: { actor: Actor; query: Query }) => {
  const page = await listCompanies(actor, query);
  return { ...page, data: page.data.map((company) => presentCompany(company, actor)) };
};
