import { useState } from 'react';
import { type CatalogueRow, listShownProducts } from '#shared/contracts/catalogue.ts';
import type { RateSum } from '#shared/contracts/vat-fields.ts';
import { may } from '#shared/domain/access.ts';
import { countedLines } from '#shared/domain/cart/cart.ts';
import { cartRates } from '#shared/domain/invoices/order-lines.ts';
import { sumOf } from '#shared/domain/orders/amounts.ts';
import { useRole } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { accountLines, pricedItems } from '../../domain/cart/account-cart.ts';
import { type CartLine, guestLines } from '../../domain/cart/guest-cart.ts';
import { useAccountCart } from '../../domain/cart/use-account-cart.ts';
import { useGuestCart } from '../../domain/cart/use-guest-cart.ts';

/** Amounts in haléř. */
export type Totals = {
  goods: number;
  /** Null if the goods are too heavy, undefined before the checkout of a guest. */
  delivery: number | null | undefined;
  isPickup: boolean;
  payable: number | null;
  rates: readonly RateSum[];
};
type Lines = {
  company: { id: string; name: string } | null;
  /** Pieces of all lines. */
  goodsNum: number;
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined;
  totals: Totals;
  error: unknown;
  retry: () => unknown;
};

/** The cart of the reader as it is shown. */
export const useLines = (): Lines => {
  const role = useRole();
  const ofGuest = useLinesOfGuest(role === null);
  const ofAccount = useLinesOfAccount(role !== null && may(role, 'cart.write'));
  return role === null ? ofGuest : ofAccount;
};

const useLinesOfAccount = (enabled: boolean): Lines => {
  const { data, error, refetch } = useAccountCart(enabled);
  const cart = data?.data;
  const isPickup = cart?.isPickup ?? false;
  const delivery = isPickup ? 0 : cart?.delivery_cost;
  return {
    company: cart?.company ?? null,
    goodsNum: cart?.goods_num ?? 0,
    lines: enabled ? cart && accountLines(cart) : [],
    totals: {
      goods: cart?.order_summ ?? 0,
      delivery,
      isPickup,
      payable: cart?.payable ?? null,
      rates: cart ? cartRates(pricedItems(cart.items), { delivery_cost: delivery ?? 0 }) : [],
    },
    error,
    retry: refetch,
  };
};

const useLinesOfGuest = (enabled: boolean): Lines => {
  const cart = useGuestCart();
  const ids = (cart?.items ?? []).map(({ product_id }) => product_id).toSorted();
  const { data, error, refetch } = useGet(
    listShownProducts,
    { query: { id: ids } },
    { enabled: enabled && ids.length > 0 },
  );
  const products = useKept(data?.data);
  const lines = guestLines(cart, products);
  const counted = countedLines(lines);
  const goods = sumOf(counted);
  return {
    company: cart?.company ?? null,
    goodsNum: cart?.goods_num ?? 0,
    lines,
    totals: { goods, delivery: undefined, isPickup: false, payable: goods, rates: products ? cartRates(counted) : [] },
    error,
    retry: refetch,
  };
};

/** The products stay while those of other ids are loaded. */
const useKept = (products: readonly CatalogueRow[] | undefined): readonly CatalogueRow[] | undefined => {
  const [kept, setKept] = useState(products);
  if (products && products !== kept) setKept(products);
  return products ?? kept;
};
