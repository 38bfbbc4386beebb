import { may } from '#shared/domain/access.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { ordersAt } from './orders.ts';
import { accounts } from './people.ts';
import { suppliesAt } from './supplies.ts';

/** `since`: when the first order of the product was completed. */
export type Buyer = { account: Account; since: string };

/** Those who may review products, by product. */
export const buyersAt = (now: string): ReadonlyMap<string, Buyer[]> => {
  const found = new Map<string, Map<string, Buyer>>();
  for (const { order, since } of completedAt(now))
    for (const account of accounts.filter((each) => isCustomer(each, order) && !sellsFor(each, order.company.id)))
      for (const { product_id } of order.items) {
        const ofProduct = found.get(product_id) ?? new Map<string, Buyer>();
        found.set(product_id, ofProduct);
        if (!ofProduct.has(account.id)) ofProduct.set(account.id, { account, since });
      }
  return new Map([...found].map(([id, buyers]) => [id, [...buyers.values()]]));
};

const completedAt = (now: string) =>
  [...ordersAt(now).map(({ order }) => order), ...suppliesAt(now)]
    .flatMap((order) => {
      const since = order.history.find(({ status }) => status === 'completed')?.at;
      return since === undefined ? [] : [{ order, since }];
    })
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));

const isCustomer = ({ id, roles, company }: Account, { user, customer, supply_store }: Order): boolean =>
  roles.some((role) => may(role, 'review.write')) &&
  ((id === user.id && !supply_store) ||
    (customer !== null && company?.id === customer.id && roles.includes('ROLE_BUYER')));

/** With any account of the same login. */
const sellsFor = ({ login_id }: Account, companyId: string): boolean =>
  accounts.some((other) => other.login_id === login_id && other.company?.id === companyId);
