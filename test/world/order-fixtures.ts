import { addToCart, checkOut, getCart, setCart } from '#shared/contracts/cart.ts';
import { getOrder, setOrderStatus } from '#shared/contracts/orders.ts';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';

export const address = {
  postcode: '140 00',
  city: 'Praha 4',
  region: 'Hlavní město Praha',
  district: 'Nusle',
  street: 'Na Pankráci',
  building: '1618/30',
  entrance: 'Rampa B',
  flat: '',
};
export const recipient = {
  fio: 'Alena Hrubá',
  email: 'hruba@zelenykos.cz',
  phone: '+420603114872',
  received_at: null,
  comment: 'Zvoňte u rampy.',
  isPickup: false,
  pickupStore: null,
  address: null,
};

/** Puts products into the cart of an account, and returns its hash. */
export const fillCart = async (
  who: Account,
  products: Readonly<Record<string, number>>,
  { now, details = {} }: { now?: string; details?: object } = {},
): Promise<string> => {
  let hash = '';
  for (const [product_id, count] of Object.entries(products))
    hash = String(
      ok(await invoke(addToCart, who, { query: { product_id, count }, body: { replace: true }, ...(now && { now }) }))
        .cart_hash,
    );
  ok(await invoke(setCart, who, { params: { hash }, body: { ...recipient, ...details }, ...(now && { now }) }));
  return hash;
};

export const checkedOut = { address, status: 'new', useBonuse: false };

/** An order of an account: its cart is filled and checked out. */
export const placeOrder = async (
  who: Account,
  products: Readonly<Record<string, number>>,
  { now, details, body = {} }: { now?: string; details?: object; body?: object } = {},
): Promise<any> => {
  const hash = await fillCart(who, products, { ...(now && { now }), ...(details && { details }) });
  const { id } = ok(
    await invoke(checkOut, who, { params: { hash }, body: { ...checkedOut, ...body }, ...(now && { now }) }),
  );
  return ok(await invoke(getOrder, who, { params: { id: String(id) } }));
};

/** Moves an order as it is now, and returns it. */
export const move = async (who: Account, id: string, status: OrderStatus, details: object = {}): Promise<any> => {
  const { version } = ok(await invoke(getOrder, who, { params: { id } }));
  return ok(await invoke(setOrderStatus, who, { params: { id }, body: { version, status, ...details } }));
};

export const cartOf = async (who: Account): Promise<any> =>
  ok(await invoke(getCart, who, { params: { hash: 'current' } }));
