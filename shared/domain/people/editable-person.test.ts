import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { type Role, roles } from '../roles.ts';
import { addedMemberships, editablePersonFields, maxSpecialtyChanges } from './editable-person.ts';

const names = ['fio', 'first_name', 'middle_name', 'last_name'];
const person = [...names, 'phone_numbers', 'country', 'languages'];
const worker = [...person, 'categories_ids', 'personal_number', 'contract', 'bank_account', 'deduction'];
const manager = [...person, 'stores_ids'];

/** Who edits whom, and which fields; everything else is read-only. */
const expected: Partial<Record<Role, Partial<Record<Role, string[]>>>> = {
  ROLE_ADMIN: {
    ROLE_ADMIN: person,
    ROLE_MANAGER: person,
    ROLE_VENDOR: person,
    ROLE_VENDOR_STAFF: worker,
    ROLE_BUYER: person,
    ROLE_BUYER_MANAGER: manager,
    ROLE_STORE_MANAGER: manager,
  },
  ROLE_MANAGER: { ROLE_STORE_MANAGER: manager },
  ROLE_VENDOR: { ROLE_VENDOR: person, ROLE_VENDOR_STAFF: worker },
  ROLE_BUYER: { ROLE_BUYER_MANAGER: manager, ROLE_STORE_MANAGER: manager },
  ROLE_BUYER_MANAGER: { ROLE_STORE_MANAGER: manager },
};

describe('the fields of a person', () => {
  it.each(roles.flatMap((by) => roles.map((of) => [by, of] as const)))('that %s changes of %s', (by, of) => {
    expect(editablePersonFields(by, [of])).toEqual(expected[by]?.[of] ?? []);
  });

  it('are read-only if one of the roles is not to be granted', () => {
    expect(editablePersonFields('ROLE_BUYER', ['ROLE_STORE_MANAGER', 'ROLE_BUYER'])).toEqual([]);
  });
});

describe('the places that an edit adds', () => {
  const storeManager = { roles: ['ROLE_STORE_MANAGER' as const], store_ids: ['a', 'b'], category_ids: [] };
  const staff = { roles: ['ROLE_VENDOR_STAFF' as const], store_ids: [], category_ids: ['cashier', 'baker'] };
  const buyer = { role: 'ROLE_BUYER' as const, store_ids: [] };
  const vendor = { role: 'ROLE_VENDOR' as const, store_ids: [] };
  const buyerManager = { role: 'ROLE_BUYER_MANAGER' as const, store_ids: ['a', 'c'] };
  const codeOf = (act: () => unknown) => {
    try {
      act();
      return null;
    } catch (error) {
      return error instanceof Problem ? [error.code, error.details.fields] : error;
    }
  };

  it('are those that the person did not have', () => {
    expect(addedMemberships(storeManager, { stores_ids: ['b', 'c'] }, buyer)).toEqual({
      stores: ['c'],
      specialties: [],
    });
    expect(addedMemberships(staff, { categories_ids: ['baker', 'driver'] }, vendor)).toEqual({
      stores: [],
      specialties: ['driver'],
    });
    expect(addedMemberships(staff, {}, vendor)).toEqual({ stores: [], specialties: [] });
  });

  it('leave a manager at least one store', () => {
    expect(codeOf(() => addedMemberships(storeManager, { stores_ids: [] }, buyer))).toEqual([
      'person-needs-store',
      { stores_ids: { key: 'required' } },
    ]);
  });

  it('of a buyer manager keep the stores that are not theirs', () => {
    expect(addedMemberships(storeManager, { stores_ids: ['b', 'c'] }, buyerManager).stores).toEqual(['c']);
    expect(codeOf(() => addedMemberships(storeManager, { stores_ids: ['a'] }, buyerManager))).toEqual([
      'not-found',
      { stores_ids: { key: 'not-found' } },
    ]);
  });

  it('are at most so many specialties at once, added and removed', () => {
    const many = Array.from({ length: maxSpecialtyChanges - 2 }, (_, n) => `s${n}`);
    expect(addedMemberships(staff, { categories_ids: many }, vendor).specialties).toEqual(many);
    expect(codeOf(() => addedMemberships(staff, { categories_ids: [...many, 'more'] }, vendor))).toEqual([
      'invalid-input',
      { categories_ids: { key: 'too-many-at-once', params: { limit: maxSpecialtyChanges } } },
    ]);
  });
});
