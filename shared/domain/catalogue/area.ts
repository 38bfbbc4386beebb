import type { Actions, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, W } from '../role-codes.ts';

export const permissions = {
  /** Of those who may buy. */
  'favourite.write': [M, W, B, BM, SM],
  /** Words that mean the same to the search. */
  'synonyms.write': [A],
} as const satisfies Permissions;

export const problems = { 'too-many-favourites': 409 } as const satisfies Problems;

export const fieldProblems = ['one-word', 'price-order'] as const;

export const actions = { 'synonyms-changed': 'product' } as const satisfies Actions;
