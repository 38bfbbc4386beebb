import type { Actions, Notifications, Permissions, Problems } from '../area.ts';
import { orderScope } from '../orders/scope.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  /** The accord and its cart. */
  'supply.write': [V],
  'delivery-document.read': [A, M, V, W, B, BM, SM],
  'delivery-document.issue': [V],
  /** The table of statuses (documents.ts) decides which are allowed. */
  'delivery-document.write': [A, M, V, W, B, BM, SM],
} as const satisfies Permissions;

export const problems = {
  'document-not-allowed': 409,
  'order-not-documented': 409,
  'order-has-documents': 409,
} as const satisfies Problems;

export const notifications = {
  'supply-placed': { to: [B, BM, SM] },
  'supply-waits': { to: [B, BM, SM] },
  'supply-within-limit': null,
  'supply-accepted': null,
  'supply-refused': null,
  'document-issued': { to: [B, BM, SM] },
  'document-accepted': null,
  'document-rejected': { to: [V] },
} as const satisfies Notifications;

export const recordKinds = ['delivery-document'] as const;

export const actions = {
  'documents-exported': 'export',
  'document-issued': 'delivery-document',
  'document-replaced': 'delivery-document',
  'document-accepted': 'delivery-document',
  'document-rejected': 'delivery-document',
  'document-exported': 'delivery-document',
  'document-canceled': 'delivery-document',
} as const satisfies Actions;

export const lists = ['delivery-documents', 'delivery-history', 'supply-stores'] as const;

/** Documents are read by those who read the order. */
export const live = orderScope;
