import { describe, expect, it } from 'vitest';
import { cartLimits } from '#shared/domain/cart/limits.ts';
import { type GuestCart, guestCountOf, guestLines, parseGuestCart, withGuestCount } from './guest-cart.ts';

const seller = { id: 'seller', name: 'Drogerie Sever' };
const other = { id: 'other', name: 'Obaly Morava' };
const product = (id: string, changes: object = {}) => ({
  id,
  name: `the ${id}`,
  photo: null,
  price: 100,
  vat_rate: '21' as const,
  vat_included: true,
  available: 20_000,
  company: seller,
  ...changes,
});
const fill = (...ids: string[]) =>
  ids.reduce<GuestCart | null>((cart, id) => withGuestCount(cart, product(id), guestCountOf(cart, id) + 1), null);
const idsOf = (cart: GuestCart | null) => cart?.items.map(({ product_id }) => product_id) ?? [];

describe('the cart of a guest', () => {
  it('has each product once, with its pieces', () => {
    const cart = fill('a', 'b', 'a');
    expect(idsOf(cart)).toEqual(['a', 'b']);
    expect([guestCountOf(cart, 'a'), guestCountOf(cart, 'b'), guestCountOf(cart, 'c')]).toEqual([2, 1, 0]);
    expect(cart).toMatchObject({ company: seller, goods_num: 3 });
  });

  it.each([0, -1])('loses a product with the count %d, and is none without products', (count) => {
    expect(idsOf(withGuestCount(fill('a', 'b'), product('a'), count))).toEqual(['b']);
    expect(withGuestCount(fill('a'), product('a'), count)).toBeNull();
    expect(withGuestCount(null, product('a'), count)).toBeNull();
  });

  it('has at most what is available, and what a line may have', () => {
    expect(guestCountOf(withGuestCount(fill('a'), product('a', { available: 3 }), 5), 'a')).toBe(3);
    expect(guestCountOf(withGuestCount(null, product('a'), cartLimits.pieces + 1), 'a')).toBe(cartLimits.pieces);
    expect(withGuestCount(null, product('a', { available: 0 }), 1)).toBeNull();
  });

  it('has at most as many products as an order', () => {
    const full = fill(...Array.from({ length: cartLimits.lines }, (_, n) => `p${n}`));
    expect(withGuestCount(full, product('one more'), 1)).toEqual(full);
    expect(guestCountOf(withGuestCount(full, product('p1'), 2), 'p1')).toBe(2);
  });

  it('begins again with a product of another company', () => {
    const cart = withGuestCount(fill('a', 'b'), product('c', { company: other }), 1);
    expect(cart).toMatchObject({ company: other, goods_num: 1 });
    expect(idsOf(cart)).toEqual(['c']);
    expect(withGuestCount(fill('a', 'b'), product('c', { company: other }), 0)).toEqual(fill('a', 'b'));
  });

  it('takes the price of now with each change', () => {
    expect(withGuestCount(fill('a'), product('a', { price: 120 }), 2)?.items).toMatchObject([{ count: 2, price: 120 }]);
  });

  it('is kept on the device', () => {
    expect(parseGuestCart(JSON.stringify(fill('a', 'b')))).toEqual(fill('a', 'b'));
  });

  it.each([
    null,
    '',
    'no JSON',
    '{}',
    JSON.stringify({ ...fill('a'), items: [] }),
    JSON.stringify({ ...fill('a'), items: [{ ...fill('a')?.items[0], count: 0 }] }),
    JSON.stringify({ ...fill('a'), items: [{ ...fill('a')?.items[0], price: 1.5 }] }),
  ])('is none in %j', (text) => {
    expect(parseGuestCart(text)).toBeNull();
  });
});

describe('the lines of a guest', () => {
  const cart = ['gone', 'sold-out', 'fewer', 'repriced', 'fine', 'foreign'].reduce<GuestCart | null>(
    (before, id) => withGuestCount(before, product(id), 3),
    null,
  );

  it('say what has changed since they were added', () => {
    const lines = guestLines(cart, [
      product('sold-out', { available: 0 }),
      product('fewer', { available: 2 }),
      product('repriced', { price: 90, name: 'renamed', photo: '/new.jpg' }),
      product('fine'),
      product('foreign', { company: other }),
    ]);
    expect(lines.map(({ issue }) => issue)).toEqual(['gone', 'sold-out', 'fewer', 'repriced', null, 'gone']);
    expect(lines[0]).toMatchObject({ product: { name: 'the gone', available: 0 }, price: 100 });
    expect(lines[3]).toMatchObject({ product: { name: 'renamed', photo: '/new.jpg' }, price: 90, seen: 100 });
  });

  it('are as they were added until the products of now are known', () => {
    const lines = guestLines(cart, undefined);
    expect(lines.map(({ issue }) => issue)).toEqual([null, null, null, null, null, null]);
    expect(lines[0]).toMatchObject({ product: { name: 'the gone', available: 3 }, count: 3, price: 100 });
  });

  it('are charged VAT also for goods of the reverse charge, once the products of now are known', () => {
    const phone = product('phone', { vat_rate: 'reverse', vat_included: false });
    const filled = withGuestCount(null, phone, 1);
    expect(guestLines(filled, [phone])).toMatchObject([{ vat_rate: '21', vat_included: false }]);
    expect(guestLines(filled, undefined)).toMatchObject([{ vat_rate: null, vat_included: true }]);
  });

  it('are none without a cart', () => {
    expect(guestLines(null, [])).toEqual([]);
  });
});
