import { may } from '#shared/domain/access.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { GuestCart } from '../../domain/cart/guest-cart.ts';
import { useGuestCart } from '../../domain/cart/use-guest-cart.ts';
import { createStore, useStore } from '../../ui/store.ts';

/** `later`: the cart of the device is not sent before the next load of the page. */
export const mergeState = createStore<'coming' | 'later'>('coming');

/** The cart of the device that is coming into the account's. */
export const useComingCart = (): GuestCart | null => {
  const me = useMe();
  const guest = useGuestCart();
  const state = useStore(mergeState, 'coming');
  return state === 'coming' && may(roleOf(me), 'cart.write') && !me.needs_company ? guest : null;
};
