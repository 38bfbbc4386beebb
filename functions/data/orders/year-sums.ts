import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { returnedSum } from '#shared/domain/orders/amounts.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { queryTable, type Write } from '../table.ts';
import type { Order } from './orders.ts';

/** What a company, or a person, ordered on each day (Prague), without canceled orders. */
const orderSumsPartition = (owner: string) => `ORDER_SUMS#${owner}`;
const orderSumKey = (owner: string, day: string): Key => ({ pk: orderSumsPartition(owner), sk: `DAY#${day}` });

export type SumOwner = { company: string } | { account: string };
const nameOf = (owner: SumOwner): string =>
  'company' in owner ? `company#${owner.company}` : `account#${owner.account}`;

const zone = 'Europe/Prague';
const days = 365;

/** The days that count at `now` (ISO 8601 UTC): today and the 364 before it. */
export const yearUntil = (now: string): { from: string; to: string } => {
  const to = localDay(now, zone);
  return { from: addDays(to, 1 - days), to };
};

/** The writes by which an order counts: its sum (haléř) without what was returned, less what it counted before. A canceled one counts nothing. */
export const orderSumWrites = (before: Order | undefined, after: Order): Write[] => {
  const [was, is] = [counted(before), counted(after)];
  const change = { sum: is.sum - was.sum, orders: is.orders - was.orders };
  if (change.sum === 0 && change.orders === 0) return [];
  const { customer, user, created_at } = after;
  const day = localDay(created_at, zone);
  const owners: SumOwner[] = [...(customer ? [{ company: customer.id }] : []), { account: user.id }];
  return owners.map((owner) => ({
    part: 'order-sum',
    update: orderSumKey(nameOf(owner), day),
    set: `SET ${expiry} = :expiry ADD #sum :sum, orders :orders`,
    names: { '#sum': 'sum' },
    values: {
      ':sum': change.sum,
      ':orders': change.orders,
      ':expiry': Math.floor(Date.parse(created_at) / 1000) + (days + 30) * 86_400,
    },
  }));
};

const counted = (order: Order | undefined) =>
  order && order.status !== 'canceled' ? { sum: order.sum - returnedSum(order), orders: 1 } : { sum: 0, orders: 0 };

/** Exact: strongly consistent, and changed in the transactions of the orders. Haléř. */
export const yearlySum = async (owner: SumOwner, now: string): Promise<{ sum: number; orders: number }> => {
  const { from, to } = yearUntil(now);
  const counts = await queryTable(orderSumsPartition(nameOf(owner)), { from: `DAY#${from}`, to: `DAY#${to}` });
  const total = (field: string) => counts.reduce((sum, item) => sum + Number(item[field] ?? 0), 0);
  return { sum: total('sum'), orders: total('orders') };
};
