import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { addToCart, type Cart, clearCart, createCart, getCart, setCartCount } from '#shared/contracts/cart.ts';
import { api } from '../../api/client.ts';
import { invalidate } from '../../api/invalidate.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { accountLines, countIn, withCount } from './account-cart.ts';
import type { CartOfReader, Company } from './cart-of-reader.ts';
import { createTurns } from './in-turn.ts';

/** The hash that always means the cart of the caller. */
export const ofCaller = { params: { hash: 'current' } } as const;

/** The cart of the account; disabled for the others. */
export const useAccountCart = (enabled = true) => useGet(getCart, ofCaller, { enabled });

const cartKey = [getCart.area, getCart.name, ofCaller];
const cachedCart = (client: QueryClient): Cart | undefined => client.getQueryData<{ data: Cart }>(cartKey)?.data;
const showCart = (client: QueryClient, data: Cart): void => {
  client.setQueryData(cartKey, { data });
};
/** As the server answered a change. A read that began before it would show the cart of before. */
export const showAnswer = async (client: QueryClient, data: Cart): Promise<void> => {
  await client.cancelQueries({ queryKey: cartKey });
  showCart(client, data);
};
const readCartAgain = (client: QueryClient): Promise<void> =>
  invalidate(client, { queryKey: cartKey }, { aborts: true });

/** Of the tab: two requests for one cart at a time would refuse each other. */
const { inTurn, isIdle } = createTurns();

export const useCartOfAccount = (enabled: boolean): CartOfReader => {
  const client = useQueryClient();
  const cart = useAccountCart(enabled).data?.data;
  const set: CartOfReader['set'] = async (product, count, { replace = false } = {}) => {
    const known = cachedCart(client)?.company;
    if (known && known.id !== product.company.id && count > 0 && !replace) return known;
    if (cachedCart(client)) await client.cancelQueries({ queryKey: cartKey });
    const before = cachedCart(client);
    // Shown at once, and taken back if it is refused.
    if (before) showCart(client, withCount(before, product, count));
    const isNew = !before || replace || countIn(before, product.id) === 0;
    const other = await inTurn(product.id, () => sendCount(client, product.id, { count, isNew, replace }));
    return other ?? null;
  };
  const clear = async () => {
    const before = cachedCart(client);
    await client.cancelQueries({ queryKey: cartKey });
    const items = before ? accountLines(before).filter(({ issue }) => issue !== 'gone') : [];
    const restore = () =>
      sendOrSay(client, async () => {
        const body = { items: items.map(({ product: { id }, count }) => ({ product_id: id, count })) };
        await showAnswer(client, (await api(createCart, { body })).data);
      });
    const isCleared = await inTurn('', () =>
      sendOrSay(client, async () => showAnswer(client, (await api(clearCart, { ...ofCaller, body: {} })).data)),
    );
    if (isCleared)
      snack({ tone: 'good', text: translate('cart:cleared'), ...(items.length > 0 && { undo: () => void restore() }) });
  };
  return {
    company: cart?.company ?? null,
    goodsNum: cart?.goods_num ?? 0,
    countOf: (id) => (cart ? countIn(cart, id) : 0),
    set,
    clear,
  };
};

/** Returns whether it was done. A refusal is said, and the cart is read again. */
const sendOrSay = async (client: QueryClient, send: () => Promise<unknown>): Promise<boolean> => {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    snack({ tone: 'bad', text: error.message });
    void readCartAgain(client);
    return false;
  }
};

type Wanted = { count: number; isNew: boolean; replace: boolean };

/** Returns the other company whose goods the cart has, if it refuses the product because of them. */
const sendCount = async (client: QueryClient, product_id: string, wanted: Wanted): Promise<Company | null> => {
  try {
    const data = await countSent(product_id, wanted);
    // What waits is shown already, and an answer of before would take it back.
    if (isIdle()) {
      if (data) await showAnswer(client, data);
      else void readCartAgain(client);
    }
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    await readCartAgain(client);
    const other = error.code === 'cart-other-company' ? cachedCart(client)?.company : null;
    if (other) return other;
    snack({ tone: 'bad', text: error.message });
    return null;
  }
};

/** The cart as the server answers it. Null if only a new product was added to it. */
const countSent = async (product_id: string, { count, isNew, replace }: Wanted): Promise<Cart | null> => {
  const add = async () => {
    const query = { product_id, count: String(count) };
    await api(addToCart, { query, body: replace ? { replace } : {} });
    return null;
  };
  if (isNew) return add();
  try {
    return (await api(setCartCount, { ...ofCaller, body: { product_id, count } })).data;
  } catch (error) {
    // Another tab removed it.
    if (error instanceof ApiProblem && error.code === 'not-found') return count > 0 ? add() : null;
    throw error;
  }
};
