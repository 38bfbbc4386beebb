import { expect, it } from 'vitest';
import { messageSideOf } from './sides.ts';

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
