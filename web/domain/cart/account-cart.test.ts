import { describe, expect, it } from 'vitest';
import type { Cart } from '#shared/contracts/cart.ts';
import { accountLines, countIn, withCount } from './account-cart.ts';

const seller = { id: 'seller', name: 'Drogerie Sever' };
const product = (id: string, changes: object = {}) => ({
  id,
  name: `the ${id}`,
  photo: null,
  price: 100,
  vat_rate: null,
  vat_included: true,
  available: 9,
  company: seller,
  ...changes,
});
const empty: Cart = {
  cart_hash: null,
  cartCompanyId: null,
  company: null,
  goods_num: 0,
  order_summ: 0,
  items: [],
  fio: null,
  email: null,
  phone: null,
  received_at: null,
  comment: '',
  isPickup: false,
  pickupStore: null,
  address: null,
  total_weight: 0,
  delivery_cost: 99,
  bonuses: { balance: 0, usable: 0 },
  payable: 99,
  vat: [],
};

describe('the cart of an account, before the server has answered', () => {
  const cart = withCount(withCount(empty, product('a'), 1), product('b', { price: 50 }), 3);

  it('has the new counts and amounts', () => {
    expect(cart).toMatchObject({ company: seller, goods_num: 4, order_summ: 250, payable: 349 });
    expect([countIn(cart, 'a'), countIn(cart, 'b'), countIn(cart, 'c')]).toEqual([1, 3, 0]);
    expect(withCount(cart, product('b'), 1)).toMatchObject({ goods_num: 2, order_summ: 150, payable: 249 });
  });

  it('loses a product with the count 0, and its company with the last one', () => {
    const without = withCount(cart, product('a'), 0);
    expect(without.items.map((one) => one.product.id)).toEqual(['b']);
    expect(withCount(without, product('b'), 0)).toMatchObject({ company: null, items: [], goods_num: 0, payable: 99 });
  });

  it('begins again with a product of another company', () => {
    const other = { id: 'other', name: 'Obaly Morava' };
    const replaced = withCount(cart, product('c', { company: other }), 1);
    expect(replaced).toMatchObject({ company: other, goods_num: 1, order_summ: 100 });
  });

  it('has no amount to pay that was unknown before', () => {
    expect(withCount({ ...empty, payable: null }, product('a'), 1).payable).toBeNull();
  });

  it('is shown as lines', () => {
    expect(accountLines(cart)[1]).toMatchObject({ product: { name: 'the b' }, count: 3, price: 50, seen: 50 });
  });
});
