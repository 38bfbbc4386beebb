import { expect, it } from 'vitest';
import { messageSideOf } from './sides.ts';
import { unreadOf } from './unread.ts';

it.each([
  ['ROLE_VENDOR', 'else', 'seller'],
  ['ROLE_BUYER', 'else', 'customer'],
  ['ROLE_BUYER_MANAGER', 'else', 'customer'],
  ['ROLE_STORE_MANAGER', 'else', 'customer'],
  ['ROLE_VENDOR_STAFF', 'me', 'customer'],
  ['ROLE_ADMIN', 'else', 'platform'],
  ['ROLE_MANAGER', 'else', 'platform'],
  ['ROLE_MANAGER', 'me', 'customer'],
] as const)('%s writes about an order of %s as %s', (role, orderedBy, side) => {
  expect(messageSideOf({ id: 'me', role }, orderedBy)).toBe(side);
});

it.each([
  [3, undefined, 'seller', 3],
  [3, 1, 'customer', 2],
  [3, 5, 'customer', 0],
  [3, undefined, 'platform', 0],
  [3, 2, 'platform', 1],
] as const)('of %i messages, %j seen by the side %s, %i are unread', (count, seen, side, unread) => {
  expect(unreadOf(count, seen, side)).toBe(unread);
});
