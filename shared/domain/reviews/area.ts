import type { Actions, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, W } from '../role-codes.ts';

export const permissions = {
  /** Of those who may buy. Only those who have bought the product may review it (`refusalOf`). */
  'review.write': [M, W, B, BM, SM],
  /** Reads hidden reviews, hides and shows them. */
  'review.moderate': [A],
} as const satisfies Permissions;

export const problems = {
  'already-reviewed': 409,
  'review-own-product': 409,
  'review-not-bought': 409,
} as const satisfies Problems;

export const actions = { 'review-hidden': 'product', 'review-shown': 'product' } as const satisfies Actions;
