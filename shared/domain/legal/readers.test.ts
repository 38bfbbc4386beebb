import { describe, expect, it } from 'vitest';
import { manualsOf } from './readers.ts';

describe('the manuals that a role may read', () => {
  it.for([
    ['ROLE_ADMIN', ['customer_manual', 'performers_manual', 'workers_manual', 'admins_manual']],
    ['ROLE_MANAGER', ['performers_manual']],
    ['ROLE_VENDOR', ['performers_manual']],
    ['ROLE_VENDOR_STAFF', ['workers_manual']],
    ['ROLE_BUYER', ['customer_manual']],
    ['ROLE_BUYER_MANAGER', ['customer_manual']],
    ['ROLE_STORE_MANAGER', ['customer_manual']],
    ['ROLE_USER', []],
    [null, []],
  ] as const)('%s: %j', ([role, expected]) => {
    expect(manualsOf(role)).toEqual(expected);
  });
});
