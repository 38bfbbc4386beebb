import { expect, it } from 'vitest';
import { editableFields } from './editable.ts';

const every = 'name address location phone sales_area_m2 time_zone schedule pickup delivery_warehouse';

it.each([
  ['ROLE_ADMIN', every],
  ['ROLE_BUYER', every],
  ['ROLE_BUYER_MANAGER', every],
  ['ROLE_STORE_MANAGER', 'schedule'],
  ['ROLE_MANAGER', ''],
  ['ROLE_VENDOR', ''],
  ['ROLE_VENDOR_STAFF', ''],
  ['ROLE_USER', ''],
] as const)('%s may edit exactly these fields of a store: %s', (role, fields) => {
  expect(editableFields(role).join(' ')).toBe(fields);
});
