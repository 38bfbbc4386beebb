import type { Input } from '#shared/contracts/endpoint.ts';
import type { getSales } from '#shared/contracts/orders.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { salesOf } from '#shared/domain/orders/sales.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';
import { ordersBetween } from '../data/orders/sold-orders.ts';

const usualDays = 30;
/** Between the first and the last day of a leap year. */
const maxDistance = 365;

type Request = { actor: Actor; now: string; query: Input<typeof getSales>['query'] };

/** The sales of the requested days with all their rows. Throws not-found for a company that does not sell. */
export const readSales = async ({ actor, query: { by, company_id, ...requested }, now }: Request) => {
  const days = boundedDays(requested, now, { usual: usualDays, most: maxDistance });
  const [orders, company] = await Promise.all([
    ordersBetween(actor, { ...days, company_id }),
    company_id === undefined ? undefined : getCompany(company_id),
  ]);
  if (company_id !== undefined && company?.role !== 'vendor') throw new Problem('not-found');
  return { ...days, ...salesOf(orders, { by, ...days }) };
};
