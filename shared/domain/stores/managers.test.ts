import { expect, it } from 'vitest';
import { scopeRequirements } from '../people/role-grants.ts';
import { roles } from '../roles.ts';
import { managerRoles, mayManage, storesAfter } from './managers.ts';

const store = { id: 's1', company: { id: 'c1' } };
const person = (role: (typeof roles)[number], company: string | null = 'c1') => ({
  roles: [role],
  company: company === null ? null : { id: company },
  store_ids: ['s2'],
});

it('a store is given to buyer managers and store managers of its company', () => {
  expect(roles.filter((role) => mayManage(person(role), store)).toSorted()).toEqual([...managerRoles].toSorted());
  expect(roles.filter((role) => scopeRequirements(role).stores).toSorted()).toEqual([...managerRoles].toSorted());
  for (const company of ['c2', null]) expect(mayManage(person('ROLE_STORE_MANAGER', company), store)).toBe(false);
});

it('a person has each store once, and the others stay', () => {
  const keeper = person('ROLE_STORE_MANAGER');
  const both = { ...keeper, store_ids: ['s2', 's1'] };
  expect(storesAfter(keeper, store, false)).toEqual(['s2', 's1']);
  expect(storesAfter(both, store, false)).toEqual(['s2', 's1']);
  expect(storesAfter(both, store, true)).toEqual(['s2']);
  expect(storesAfter(keeper, store, true)).toEqual(['s2']);
});
