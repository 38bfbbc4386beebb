import { listOrders } from '#shared/contracts/orders.ts';
import { getCompany } from '../data/companies/companies.ts';
import { emptyPage } from '../data/list.ts';
import { listOrders as ordersOf } from '../data/orders/order-lists.ts';
import { serve } from '../http/serve.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(listOrders, async ({ actor, query: { company_id, ...filter } }) => {
  const company = company_id === undefined ? undefined : await getCompany(company_id);
  if (company_id !== undefined && !company) return emptyPage(filter);
  const page = await ordersOf(actor, { ...filter, company });
  return { ...page, data: page.data.map((order) => toReplyRow(actor, order)) };
});
