import type { Actions, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  'specialty.list': [A, M, V, W, B, BM, SM],
  'specialty.write': [A],
} as const satisfies Permissions;

export const problems = {
  'specialty-in-use': 409,
  'specialty-has-children': 409,
  'category-has-products': 409,
  'too-many-specialties': 409,
  'specialty-inside-itself': 422,
  'specialty-too-deep': 422,
} as const satisfies Problems;

export const recordKinds = ['specialty'] as const;

export const actions = {
  'specialty-created': 'specialty',
  'specialty-changed': 'specialty',
  'specialty-deleted': 'specialty',
  'specialties-arranged': 'specialty',
} as const satisfies Actions;

export const lists = ['specialties', 'product-categories'] as const;
