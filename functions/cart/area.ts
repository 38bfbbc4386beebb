import { findCart } from '../data/cart/carts.ts';
import { reminderCode } from '../data/cart/reminders.ts';
import { getAccount } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';
import type { LoadLetter } from '../mail/load-letter.ts';

/** Nothing is sent if the cart was ordered, emptied or changed meanwhile, or its owner has stopped these letters. */
const cartReminder: LoadLetter<'cartReminder'> = async ({ letter, account_id, cart_hash }) => {
  const [cart, account] = await Promise.all([findCart(account_id), getAccount(account_id)]);
  if (cart?.hash !== cart_hash || !cart.company || !account?.active || !account.email) return null;
  const stop = await reminderCode(account_id);
  if (!stop) return null;
  await transact(stop.writes);
  const { email: to, locale } = account;
  return { letter, to, locale, seller: cart.company.name, stop: stop.code, page: '/products/cart' };
};

export const letters = { cartReminder };
