import { getSales } from '#shared/contracts/orders.ts';
import { addDays } from '#shared/domain/days.ts';
import { mostSalesRows } from '#shared/domain/orders/limits.ts';
import { salesOf } from '#shared/domain/orders/sales.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCompany } from '../data/companies/companies.ts';
import { ordersBetween } from '../data/orders/sold-orders.ts';
import { boundedDays, dayInPrague } from '../http/bounded-days.ts';
import { serve } from '../http/serve.ts';

const usualDays = 30;
/** Between the first and the last day of a leap year. */
const maxDistance = 365;

export const handler = serve(getSales, async ({ actor, query: { by, company_id, ...asked }, now }) => {
  const to = asked.to ?? dayInPrague(now);
  const days = boundedDays({ to, from: asked.from ?? addDays(to, 1 - usualDays) }, now, maxDistance);
  const [orders, company] = await Promise.all([
    ordersBetween(actor, { ...days, company_id }),
    company_id === undefined ? undefined : getCompany(company_id),
  ]);
  if (company_id !== undefined && company?.role !== 'vendor') throw new Problem('not-found');
  const { total, rows } = salesOf(orders, { by, ...days });
  return { data: { ...days, total, rows: by === 'day' ? rows : rows.slice(0, mostSalesRows) } };
});
