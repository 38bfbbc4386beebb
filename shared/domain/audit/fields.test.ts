import { expect, it } from 'vitest';
import { labelArea } from './fields.ts';

it.each([
  ['active', 'product', 'products'],
  ['active', 'collection', 'collections'],
  ['active', 'store', 'stores'],
  ['active', 'company', 'stores'],
  ['address', 'product', 'stores'],
] as const)('the field %s of a %s has the label of %s', (field, kind, area) => {
  expect(labelArea(field, kind)).toBe(area);
});
