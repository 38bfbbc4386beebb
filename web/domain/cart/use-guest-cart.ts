import { remember } from '../../ui/remember.ts';
import { createListeners, useStore } from '../../ui/store.ts';
import type { GuestCart } from './guest-cart.ts';
import { parseGuestCart } from './guest-cart.ts';

/** On this device. */
const key = 'smena.cart';
const { notify, subscribe } = createListeners((changed) => {
  // Of other tabs.
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
});
const stored = { read: () => localStorage.getItem(key), subscribe };

export const readGuestCart = (): GuestCart | null => parseGuestCart(stored.read());

/** Returns whether the device could keep it. */
export const keepGuestCart = (cart: GuestCart | null): boolean => {
  const text = cart && JSON.stringify(cart);
  if (text === null) localStorage.removeItem(key);
  else remember(key, text);
  notify();
  return stored.read() === text;
};

export const useGuestCart = (): GuestCart | null => parseGuestCart(useStore(stored, null));
