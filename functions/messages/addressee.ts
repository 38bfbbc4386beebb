import type { Actor } from '#shared/domain/roles.ts';
import { type Order, readsOrder } from '../data/orders/orders.ts';
import { type Account, actorOf } from '../data/people/accounts.ts';

/** Whether the actor can write to the account about the order: another active account that reads the order. */
export const isAddressee = (actor: Actor, order: Order, account: Account): boolean =>
  account.id !== actor.id && account.active && readsOrder(actorOf(account), order);
