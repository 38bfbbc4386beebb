import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { roleLabelOf, roles } from './roles.ts';

describe('a person is called by', () => {
  it.each<[Role[], Role]>([
    [['ROLE_STORE_MANAGER', 'ROLE_BUYER_MANAGER'], 'ROLE_BUYER_MANAGER'],
    [['ROLE_BUYER_MANAGER', 'ROLE_BUYER'], 'ROLE_BUYER'],
    [['ROLE_BUYER', 'ROLE_VENDOR'], 'ROLE_VENDOR'],
    [['ROLE_VENDOR', 'ROLE_MANAGER'], 'ROLE_MANAGER'],
    [['ROLE_VENDOR_STAFF', 'ROLE_ADMIN'], 'ROLE_ADMIN'],
    [['ROLE_USER', 'ROLE_VENDOR_STAFF'], 'ROLE_VENDOR_STAFF'],
    [[], 'ROLE_USER'],
  ])('%j: %s', (held, label) => {
    expect(roleLabelOf(held)).toBe(label);
  });

  it('the one role they have', () => {
    expect(roles.map((role) => roleLabelOf([role]))).toEqual(roles);
  });
});
