import { cartLimits } from '#shared/domain/cart/limits.ts';
import { translate } from '../../ui/i18n.ts';
import { remember } from '../../ui/remember.ts';
import { snack } from '../../ui/snackbars.tsx';
import { createListeners, useStore } from '../../ui/store.ts';
import type { CartOfReader } from './cart-of-reader.ts';
import { type GuestCart, guestCountOf, mostPieces, parseGuestCart, withGuestCount } from './guest-cart.ts';

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

export const useCartOfGuest = (): CartOfReader => {
  const cart = useGuestCart();
  const keep = (next: GuestCart | null): boolean => {
    const isKept = keepGuestCart(next);
    if (!isKept) snack({ tone: 'bad', text: translate('cart:notKept') });
    return isKept;
  };
  return {
    company: cart?.company ?? null,
    goodsNum: cart?.goods_num ?? 0,
    countOf: (id) => guestCountOf(cart, id),
    set: async (product, count, { replace = false } = {}) => {
      // As it is now, also when another tab changed it.
      const before = readGuestCart();
      if (before && before.company.id !== product.company.id && count > 0 && !replace) return before.company;
      const after = withGuestCount(before, product, count);
      const isFull = count > 0 && mostPieces(product.available) > 0 && guestCountOf(after, product.id) === 0;
      if (isFull) snack({ tone: 'bad', text: translate('cart:full', { limit: cartLimits.lines }) });
      else keep(after);
      return null;
    },
    clear: async () => {
      const before = readGuestCart();
      if (keep(null)) snack({ tone: 'good', text: translate('cart:cleared'), undo: () => keep(before) });
    },
  };
};
