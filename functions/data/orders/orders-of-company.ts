import { openOrderStatuses } from '#shared/domain/orders/transitions.ts';
import type { Company } from '../companies/company.ts';
import { countOf } from '../counted/counted-page.ts';
import { orderList, type OrderTenant } from './order-entries.ts';

type Party = Pick<Company, 'id' | 'role'>;
const tenantOf = ({ id, role }: Party): OrderTenant => (role === 'vendor' ? `seller#${id}` : `customer#${id}`);

/** The number of all orders that a company ever sold, or bought. */
export const countCompanyOrders = (company: Party): Promise<number> => countOf(orderList(tenantOf(company), null));

/** The number of those that are neither completed nor canceled. */
export const countOpenOrders = async (company: Party): Promise<number> => {
  const counts = openOrderStatuses.map((status) => countOf(orderList(tenantOf(company), status)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
