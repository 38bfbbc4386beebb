import { may } from '#shared/domain/access.ts';
import { useRole } from '../../api/me.ts';
import type { CartOfReader } from './cart-of-reader.ts';
import { useAccountCart, useCartOfAccount } from './use-account-cart.ts';
import { useCartOfGuest, useGuestCart } from './use-guest-cart.ts';

/** Pieces of all products. Null for the roles that have no cart. */
export const useGoodsNum = (): number | null => {
  const role = useRole();
  const guest = useGuestCart();
  const mayBuy = role !== null && may(role, 'cart.write');
  const account = useAccountCart(mayBuy).data?.data;
  if (role === null) return guest?.goods_num ?? 0;
  return mayBuy ? (account?.goods_num ?? 0) : null;
};

/** Null for the roles that have no cart. Its screen has the messages of `cart`. */
export const useCart = (): CartOfReader | null => {
  const role = useRole();
  const ofGuest = useCartOfGuest();
  const mayBuy = role !== null && may(role, 'cart.write');
  const ofAccount = useCartOfAccount(mayBuy);
  if (role === null) return ofGuest;
  return mayBuy ? ofAccount : null;
};
