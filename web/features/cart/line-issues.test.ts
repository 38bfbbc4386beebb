import { expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart/guest-cart.ts';
import { isBlocked, priceChange } from './line-issues.ts';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  product: { id: 'a', name: 'the a', photo: null, available: 9 },
  count: 2,
  price: 100,
  vat_rate: '21',
  vat_included: true,
  seen: 100,
  issue: null,
  ...changes,
});

it.each([
  [null, false],
  ['repriced', false],
  ['fewer', true],
  ['sold-out', true],
  ['gone', true],
] as const)('a line with the issue %s is blocked: %s', (issue, blocked) => {
  expect(isBlocked(line({ issue }))).toBe(blocked);
});

it('only repriced lines change the price of a cart', () => {
  expect(priceChange([line(), line({ issue: 'fewer', seen: 90 })])).toBeNull();
  expect(priceChange([line({ issue: 'repriced', seen: 90 }), line({ issue: 'repriced', seen: 130, count: 1 })])).toBe(
    -10,
  );
});
