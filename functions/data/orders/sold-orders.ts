import { addDays } from '#shared/domain/days.ts';
import { localHour } from '#shared/domain/local-time.ts';
import { salesZone } from '#shared/domain/orders/sales.ts';
import { orderScope } from '#shared/domain/orders/scope.ts';
import { inParts } from '#shared/domain/parts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { mapAtMost } from '../at-most.ts';
import { idsBetween } from '../counted/counted-page.ts';
import { getMany } from '../table.ts';
import { orderList, type OrderTenant } from './order-entries.ts';
import { type Order, orderKey, readOrder } from './orders.ts';

/** Orders that are read to be added up: 100 batch reads, some 30 MB. */
const most = 10_000;

/**
 * The orders that were placed between two days in Prague, both included, the oldest first: of the actor's own company
 * that sells, and for the platform of any one, or of all. Throws not-found for another company, and invalid-input at
 * `to` for more than 10,000.
 */
export const ordersBetween = async (
  actor: Actor,
  { from, to, company_id }: { from: string; to: string; company_id?: string | undefined },
): Promise<Order[]> => {
  const tenant = tenantFor(actor, company_id);
  const last = Date.parse(localHour(addDays(to, 1), 0, salesZone)) - 1;
  const ids = await idsBetween(orderList(tenant, null), {
    from: localHour(from, 0, salesZone),
    to: new Date(last).toISOString(),
    limit: most + 1,
  });
  if (ids.length > most)
    throw new Problem('invalid-input', { fields: { to: { key: 'too-many-to-list', params: { count: most } } } });
  const parts = await mapAtMost(inParts(ids, 100), async (part) => (await getMany(part.map(orderKey))).map(readOrder));
  return parts.flat();
};

const tenantFor = (actor: Actor, companyId: string | undefined): OrderTenant => {
  const [own] = listsOf(orderScope, actor);
  if (own?.list === 'all') return companyId === undefined ? 'all' : `seller#${companyId}`;
  if (own?.list === 'performer' && (companyId === undefined || companyId === own.company))
    return `seller#${own.company}`;
  throw new Problem('not-found');
};
