import { expect, it } from 'vitest';
import { labelArea } from './fields.ts';

it.each([
  ['active', 'product-changed', 'products'],
  ['active', 'collection-changed', 'collections'],
  ['active', 'company-changed', 'companies'],
  // Declared by another area than the kind of the record.
  ['listed', 'directory-entry-changed', 'clients'],
  ['hourly_rate', 'rate-agreed', 'pay'],
  // The action's area has no such field.
  ['fio', 'profile-changed', 'people'],
  ['role', 'store-manager-added', 'people'],
] as const)('the field %s of the action %s has the label of %s', (field, action, area) => {
  expect(labelArea(field, action)).toBe(area);
});
