import type { Actions, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'product-type.read': [A, M, V, B, BM, SM],
  'product-type.write': [A],
} as const satisfies Permissions;

export const problems = {
  'product-type-in-use': 409,
  'parameters-not-saved': 409,
  'too-many-parameters': 409,
  'too-many-options': 409,
  'too-many-product-types': 409,
} as const satisfies Problems;

export const recordKinds = ['product-type'] as const;

export const actions = {
  'product-type-created': 'product-type',
  'product-type-changed': 'product-type',
  'product-type-deleted': 'product-type',
} as const satisfies Actions;

export const lists = ['product-types'] as const;
