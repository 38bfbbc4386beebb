import type { Actions, Notifications, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  /** The list of the back office: everything of a product, hidden ones too. */
  'product.list': [A, M, V],
  /** What is on sale, and for its company and the platform also what is hidden. */
  'product.browse': [A, M, V, W, B, BM, SM, 'ROLE_USER'],
  'product.write': [A, M, V],
  'product.delete': [A, V],
} as const satisfies Permissions;

export const problems = {
  'product-in-stock': 409,
  'product-sku-taken': 409,
  'stock-below-reserved': 409,
  'too-many-photos': 409,
  'too-many-files': 409,
  'too-many-products': 409,
} as const satisfies Problems;

export const fieldProblems = [
  'not-barcode',
  'barcode-check-digit',
  'not-in-category',
  'not-of-type',
  'reverse-with-vat',
] as const;

export const notifications = { 'stock-low': null } as const satisfies Notifications;

export const recordKinds = ['product'] as const;

export const actions = {
  'product-created': 'product',
  'product-changed': 'product',
  'product-deleted': 'product',
  'product-stock-set': 'product',
  'product-photos-changed': 'product',
  'product-files-changed': 'product',
  'products-exported': 'export',
} as const satisfies Actions;

export const lists = ['products'] as const;
