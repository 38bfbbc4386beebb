import { acceptedByLimit, acceptedByLimitAt, isWithinLimit, supplyMonth } from '#shared/domain/supply/monthly-limit.ts';
import { getCooperation } from '../clients/cooperations.ts';
import { cooperationKey } from '../companies/companies.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import type { Order } from '../orders/orders.ts';
import { part } from '../part.ts';
import { get, type Write } from '../table.ts';

/** A handler runs again when the limit, or what it has accepted in the month, has changed meanwhile. */
export const ofSupplyLimit = part('supply-limit');

const yearSeconds = 366 * 86_400;

/** The goods of supplies (haléř) that the limit of a customer has accepted of a performer in a month. */
const supplyMonthKey = (customerId: string, vendorId: string, month: string): Key => ({
  pk: `SUPPLY_MONTHS#${customerId}#${vendorId}`,
  sk: `MONTH#${month}`,
});

const acceptedIn = async (customerId: string, { company }: Order, at: string): Promise<number> =>
  Number((await get(supplyMonthKey(customerId, company.id, supplyMonth(at))))?.['accepted'] ?? 0);

const monthSumWrite = (customerId: string, { company }: Order, { sum, at }: { sum: number; at: string }) => ({
  part: ofSupplyLimit,
  update: supplyMonthKey(customerId, company.id, supplyMonth(at)),
  set: `SET ${expiry} = :expiry ADD accepted :sum`,
  values: { ':sum': sum, ':expiry': Math.floor(Date.parse(at) / 1000) + yearSeconds },
});

/**
 * A supply that has come to placement. If the limit of its customer accepts it, it goes on at once, by the writes of
 * which two supplies together never exceed the limit. `now`: ISO 8601 UTC.
 */
export const acceptanceWithinLimit = async (order: Order, now: string): Promise<{ order: Order; writes: Write[] }> => {
  const { customer, company, supply_store, sum } = order;
  const cooperation = customer && supply_store ? await getCooperation(company.id, customer.id) : undefined;
  if (!cooperation || cooperation.supply_limit === null) return { order, writes: [] };
  const { supply_limit: limit } = cooperation;
  const accepted = await acceptedIn(cooperation.customer.id, order, now);
  if (!isWithinLimit(sum, { limit, accepted })) return { order, writes: [] };
  return {
    order: acceptedByLimit(order, now),
    writes: [
      {
        part: ofSupplyLimit,
        check: cooperationKey(cooperation.customer.id, company.id),
        if: { expression: 'supply_limit = :limit', values: { ':limit': limit } },
      },
      {
        ...monthSumWrite(cooperation.customer.id, order, { sum, at: now }),
        if: { expression: 'attribute_not_exists(accepted) OR accepted <= :room', values: { ':room': limit - sum } },
      },
    ],
  };
};

/** The write by which a supply that the limit accepted counts in its month. */
export const monthSumWrites = (order: Order, sum = order.sum): Write[] => {
  const at = acceptedByLimitAt(order);
  return at !== undefined && order.customer ? [monthSumWrite(order.customer.id, order, { sum, at })] : [];
};

/** The writes by which a canceled supply that the limit had accepted gives its sum back to its month. */
export const limitReturnWrites = (before: Order, after: Order): Write[] =>
  after.status === 'canceled' && before.status !== 'canceled' ? monthSumWrites(after, -after.sum) : [];
