import type { Actions, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'collection.read': [A, M, V, B, BM, SM],
  'collection.write': [A],
  /** How long products count as new, and which of them do not. */
  'new-days.write': [A],
} as const satisfies Permissions;

export const problems = { 'too-many-collections': 409 } as const satisfies Problems;

export const recordKinds = ['collection'] as const;

export const actions = {
  'collection-created': 'collection',
  'collection-changed': 'collection',
  'collection-deleted': 'collection',
  'new-days-set': 'setting',
  'new-product-removed': 'product',
} as const satisfies Actions;

export const lists = ['collections', 'new-products'] as const;
