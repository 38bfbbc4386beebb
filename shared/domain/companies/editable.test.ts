import { expect, it } from 'vitest';
import { CompanyFields } from '../../contracts/companies.ts';
import { editableCompanyFields } from './editable.ts';

const own = 'address billing brand founded legal_form name phone site vat_id';

it.each([
  ['ROLE_ADMIN', 'address billing brand comment founded inn legal_form name phone site vat_id'],
  ['ROLE_VENDOR', own],
  ['ROLE_BUYER', own],
  ['ROLE_MANAGER', ''],
  ['ROLE_BUYER_MANAGER', ''],
  ['ROLE_STORE_MANAGER', ''],
  ['ROLE_VENDOR_STAFF', ''],
  ['ROLE_USER', ''],
] as const)('%s may edit exactly these fields of a company: %s', (role, fields) => {
  expect(editableCompanyFields(role).toSorted().join(' ')).toBe(fields);
});

it('an admin may edit every field of the form', () => {
  expect(editableCompanyFields('ROLE_ADMIN').toSorted()).toEqual(Object.keys(CompanyFields.shape).toSorted());
});
