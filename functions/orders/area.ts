import { findOrder } from '../data/orders/orders.ts';
import { derivedEntryId, effectWrite, queueOnce } from '../data/outbox.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { getAccount } from '../data/people/accounts.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { orderLetter } from '../mail/order-letter.ts';
import { ordersPage } from './orders-page.ts';
import { salesPage } from './sales-page.ts';

export const exportPages = { orders: ordersPage, sales: salesPage };

type OrderLetter = 'orderPlaced' | 'orderQuoted' | 'orderReady' | 'orderShipped' | 'orderCanceled';
const aboutOrder: LoadLetter<OrderLetter> = async ({ letter, order_id }) => {
  const order = await findOrder(order_id);
  if (!order) return null;
  const account = await getAccount(order.user.id);
  if (!account?.active || !account.email) return null;
  return orderLetter(letter, order, { to: account.email, locale: account.locale });
};

const orderReceived: LoadLetter<'orderReceived'> = async ({ letter, order_id, account_id }, at) => {
  const order = await findOrder(order_id);
  if (!order) return null;
  if (account_id === undefined) {
    const vendors = await listActiveAccountsByRole('ROLE_VENDOR', order.company.id);
    for (const { id } of vendors.slice(0, maxLetters)) {
      const entryId = derivedEntryId(letter, order_id, id);
      await queueOnce(effectWrite('send-letter', { letter, order_id, account_id: id }, { now: at, entryId }));
    }
    return null;
  }
  const account = await getAccount(account_id);
  if (!account?.active || !account.email) return null;
  return orderLetter(letter, order, { to: account.email, locale: account.locale });
};

/** To the people of one company about one order; everybody has a notification. */
const maxLetters = 20;

export const letters = {
  orderPlaced: aboutOrder,
  orderQuoted: aboutOrder,
  orderReady: aboutOrder,
  orderShipped: aboutOrder,
  orderCanceled: aboutOrder,
  orderReceived,
};
