import type { Input } from '#shared/contracts/endpoint.ts';
import type { listOrders } from '#shared/contracts/orders.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';
import { emptyPage } from '../data/list.ts';
import { listOrders as ordersOf } from '../data/orders/order-lists.ts';
import { toReplyRow } from './to-reply.ts';

type Request = { actor: Actor; query: Input<typeof listOrders>['query'] };

/** One page of the orders that the actor reads, as they see them. Also the rows of an export. */
export const ordersPage = async ({ actor, query: { company_id, ...filter } }: Request) => {
  const company = company_id === undefined ? undefined : await getCompany(company_id);
  if (company_id !== undefined && !company) return emptyPage(filter);
  const page = await ordersOf(actor, { ...filter, company });
  return { ...page, data: page.data.map((order) => toReplyRow(actor, order)) };
};
