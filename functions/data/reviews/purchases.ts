import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import type { Order } from '../orders/orders.ts';
import { getMany, type StoredWrite } from '../table.ts';

/** The account that ordered, or the company for which it did: its buyers are customers too. */
type Customer = `account#${string}` | `company#${string}`;

/** A customer has completed an order of a product. It names no order, so any number of them write the same. */
const Purchase = z.object({ customer: z.string(), product_id: id });
const purchases = entity('purchase', Purchase);
const purchaseKey = (productId: string, customer: string): Key => ({ pk: `PURCHASES#${customer}`, sk: productId });

/** The purchases of an order: none until it is completed, then at most two per product. */
export const purchaseWrites = (order: Order): StoredWrite[] =>
  order.status === 'completed'
    ? customersOf(order).flatMap((customer) =>
        order.items.map(({ product_id }) => ({
          part: 'purchase',
          put: { ...purchaseKey(product_id, customer), ...purchases.store({ customer, product_id }) },
        })),
      )
    : [];

/** A supply is ordered by the vendor. */
const customersOf = ({ user, customer, supply_store }: Order): Customer[] => [
  ...(supply_store ? [] : [`account#${user.id}` as const]),
  ...(customer ? [`company#${customer.id}` as const] : []),
];

/** Whether the account has completed an order of a product, or is a buyer of a company that has. Strongly consistent. */
export const hasBought = async ({ id: accountId, role, company }: Actor, productId: string): Promise<boolean> => {
  const customers: Customer[] = [
    `account#${accountId}`,
    ...(role === 'ROLE_BUYER' && company ? [`company#${company.id}` as const] : []),
  ];
  return (
    (
      await getMany(
        customers.map((customer) => purchaseKey(productId, customer)),
        true,
      )
    ).length > 0
  );
};
