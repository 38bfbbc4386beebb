import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getSupplyCart, setSupplyCount, type SupplyCart } from '#shared/contracts/supply.ts';
import { countedLines } from '#shared/domain/cart/cart.ts';
import { weightOf } from '#shared/domain/orders/amounts.ts';
import { api } from '../../api/client.ts';
import { invalidate } from '../../api/invalidate.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { amountsOf } from '../../domain/cart/account-cart.ts';
import { createTurns } from '../../domain/cart/in-turn.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Of the tab: two requests for one cart at a time would refuse each other. */
const { inTurn, isIdle } = createTurns();

const cartKey = [getSupplyCart.area, getSupplyCart.name];

/** The cart of the accord. `setCount` shows the pieces of a product at once, and takes them back if they are refused. */
export const useSupplyCart = () => {
  const client = useQueryClient();
  const cart = useGet(getSupplyCart, {});
  const setCount = async (product_id: string, count: number) => {
    await client.cancelQueries({ queryKey: cartKey });
    show(client, (before) => withCount(before, product_id, count));
    try {
      await inTurn(product_id, () => api(setSupplyCount, { body: { product_id, count } }));
      // What waits is shown already, and an answer of before would take it back.
      if (isIdle()) void invalidate(client, { queryKey: cartKey }, { aborts: true });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
      void invalidate(client, { queryKey: cartKey }, { aborts: true });
    }
  };
  return { cart, setCount };
};

const show = (client: QueryClient, change: (before: SupplyCart) => SupplyCart): void => {
  client.setQueriesData<{ data: SupplyCart }>({ queryKey: cartKey }, (known) => known && { data: change(known.data) });
};

const withCount = (cart: SupplyCart, productId: string, count: number): SupplyCart => {
  const items = cart.items
    .map((item) => (item.product.id === productId ? { ...item, count } : item))
    .filter((item) => item.count > 0);
  return {
    ...cart,
    items,
    ...amountsOf(items),
    total_weight: weightOf(
      countedLines(items).map(({ count: pieces, product }) => ({ count: pieces, weight: product.weight })),
    ),
  };
};
