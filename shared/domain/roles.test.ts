import { describe, expect, it } from 'vitest';
import { firstRole, type Role, roleLabelOf, roles, sideOf } from './roles.ts';

describe('the displayed role of a person', () => {
  it.each<[Role[], Role]>([
    [['ROLE_STORE_MANAGER', 'ROLE_BUYER_MANAGER'], 'ROLE_BUYER_MANAGER'],
    [['ROLE_BUYER_MANAGER', 'ROLE_BUYER'], 'ROLE_BUYER'],
    [['ROLE_BUYER', 'ROLE_VENDOR'], 'ROLE_VENDOR'],
    [['ROLE_VENDOR', 'ROLE_MANAGER'], 'ROLE_MANAGER'],
    [['ROLE_VENDOR_STAFF', 'ROLE_ADMIN'], 'ROLE_ADMIN'],
    [['ROLE_USER', 'ROLE_VENDOR_STAFF'], 'ROLE_VENDOR_STAFF'],
    [[], 'ROLE_USER'],
  ])('%j: %s', (rolesOfAccount, label) => {
    expect(roleLabelOf(rolesOfAccount)).toBe(label);
  });

  it('is the role itself if they have one', () => {
    expect(roles.map((role) => roleLabelOf([role]))).toEqual(roles);
  });
});

it.each([
  ['ROLE_ADMIN', 'platform'],
  ['ROLE_MANAGER', 'platform'],
  ['ROLE_VENDOR', 'performer'],
  ['ROLE_VENDOR_STAFF', 'worker'],
  ['ROLE_BUYER', 'customer'],
  ['ROLE_BUYER_MANAGER', 'customer'],
  ['ROLE_STORE_MANAGER', 'customer'],
  ['ROLE_USER', null],
] as const)('%s acts on a shift as the %s', (role, side) => {
  expect(sideOf(role)).toBe(side);
});

it('an account acts in its first role, and an account without roles has no access', () => {
  expect(firstRole(['ROLE_BUYER', 'ROLE_ADMIN'])).toBe('ROLE_BUYER');
  expect(firstRole([])).toBe('ROLE_USER');
});

it("the roles are the specification's eight", () => {
  expect(roles.map((role) => role.slice('ROLE_'.length)).join(' ')).toBe(
    'ADMIN MANAGER VENDOR VENDOR_STAFF BUYER BUYER_MANAGER STORE_MANAGER USER',
  );
});
