import { describe, expect, it } from 'vitest';
import { grantableRoles } from '../people/role-grants.ts';
import { Problem } from '../problem.ts';
import { type Role, roles, sideOf } from '../roles.ts';
import { grantableManagerRoles, managerChange, managerRoles, mayChangeManager } from './managers.ts';

const roleByCode = {
  A: 'ROLE_ADMIN',
  M: 'ROLE_MANAGER',
  V: 'ROLE_VENDOR',
  W: 'ROLE_VENDOR_STAFF',
  B: 'ROLE_BUYER',
  BM: 'ROLE_BUYER_MANAGER',
  SM: 'ROLE_STORE_MANAGER',
} as const satisfies Record<string, Role>;
type RoleCode = keyof typeof roleByCode;
const companies = { customer: { id: 'c', role: 'customer' }, vendor: { id: 'v', role: 'vendor' } } as const;

type Example = { by: RoleCode; held: RoleCode; role: RoleCode; remove?: boolean; of?: string; own?: boolean };
const outcomeOf = (side: keyof typeof companies, { by, held, role, remove = false, of, own }: Example): string => {
  const company = companies[side];
  const person = { id: own ? 'actor' : 'person', roles: [roleByCode[held]], company: { id: of ?? company.id } };
  try {
    return managerChange(person, company, { role: roleByCode[role], remove }, { id: 'actor', role: roleByCode[by] });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, ...Object.keys(error.details.fields ?? {})].join(' ');
  }
};

describe('a manager of a customer', () => {
  it.for<[Example, string]>([
    [{ by: 'B', held: 'SM', role: 'BM' }, 'change-role'],
    [{ by: 'B', held: 'BM', role: 'SM' }, 'change-role'],
    [{ by: 'A', held: 'SM', role: 'B' }, 'change-role'],
    [{ by: 'A', held: 'B', role: 'BM' }, 'change-role'],
    [{ by: 'B', held: 'SM', role: 'SM' }, 'none'],
    [{ by: 'B', held: 'SM', role: 'SM', remove: true }, 'close-account'],
    [{ by: 'A', held: 'B', role: 'B', remove: true }, 'close-account'],
    [{ by: 'B', held: 'SM', role: 'B' }, 'forbidden role'],
    [{ by: 'B', held: 'B', role: 'BM' }, 'forbidden role'],
    [{ by: 'B', held: 'B', role: 'B', remove: true }, 'forbidden role'],
    [{ by: 'BM', held: 'BM', role: 'SM' }, 'forbidden role'],
    [{ by: 'B', held: 'SM', role: 'BM', own: true }, 'forbidden role'],
    [{ by: 'B', held: 'SM', role: 'BM', remove: true }, 'not-found user_id'],
    [{ by: 'A', held: 'SM', role: 'BM', of: 'another' }, 'not-found user_id'],
    [{ by: 'A', held: 'M', role: 'BM' }, 'not-found user_id'],
    [{ by: 'A', held: 'SM', role: 'V' }, 'invalid-input role'],
    [{ by: 'A', held: 'SM', role: 'A' }, 'invalid-input role'],
  ])('%o: %s', ([example, outcome]) => {
    expect(outcomeOf('customer', example)).toBe(outcome);
  });
});

describe('a manager of a performer', () => {
  it.for<[Example, string]>([
    [{ by: 'V', held: 'W', role: 'V' }, 'add-account'],
    [{ by: 'A', held: 'W', role: 'V' }, 'add-account'],
    [{ by: 'V', held: 'V', role: 'V' }, 'none'],
    [{ by: 'V', held: 'V', role: 'V', remove: true }, 'close-account'],
    [{ by: 'V', held: 'V', role: 'V', remove: true, own: true }, 'forbidden role'],
    [{ by: 'M', held: 'W', role: 'V' }, 'forbidden role'],
    [{ by: 'V', held: 'W', role: 'V', remove: true }, 'not-found user_id'],
    [{ by: 'V', held: 'W', role: 'V', of: 'another' }, 'not-found user_id'],
    [{ by: 'V', held: 'V', role: 'W' }, 'invalid-input role'],
    [{ by: 'V', held: 'W', role: 'BM' }, 'invalid-input role'],
  ])('%o: %s', ([example, outcome]) => {
    expect(outcomeOf('vendor', example)).toBe(outcome);
  });
});

it('the manager roles are those of their side, and a role grants only its own ones', () => {
  expect(roles.filter((role) => sideOf(role) === 'customer')).toEqual(managerRoles.customer);
  expect(roles.filter((role) => sideOf(role) === 'performer')).toEqual(managerRoles.vendor);
  for (const by of roles)
    for (const side of ['customer', 'vendor'] as const)
      for (const role of managerRoles[side])
        expect(grantableManagerRoles(side, by).includes(role)).toBe(grantableRoles(by).includes(role));
});

it('nobody changes their own account, or the account of a role above', () => {
  const actor = { id: 'actor', role: roleByCode.B };
  expect(mayChangeManager({ id: 'person', roles: [roleByCode.SM] }, actor)).toBe(true);
  expect(mayChangeManager({ id: 'person', roles: [roleByCode.B] }, actor)).toBe(false);
  expect(mayChangeManager({ id: 'actor', roles: [roleByCode.SM] }, actor)).toBe(false);
});
