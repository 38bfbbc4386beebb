import { type Actions, day, type Limits, type Permissions, type Problems } from '../area.ts';
import { A, M } from '../role-codes.ts';

export const permissions = {
  /** A manager writes own publications, an admin those of everybody. */
  'publication.write': [A, M],
} as const satisfies Permissions;

export const problems = {
  'publication-incomplete': 409,
  'publication-slug-taken': 409,
  'too-many-publications': 409,
} as const satisfies Problems;

export const fieldProblems = ['not-slug', 'slug-published'] as const;

export const limits = {
  'publications-of-account': { count: 50, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const recordKinds = ['publication'] as const;

export const actions = {
  'publication-created': 'publication',
  'publication-changed': 'publication',
  'publication-published': 'publication',
  'publication-unpublished': 'publication',
  'publication-deleted': 'publication',
} as const satisfies Actions;

export const lists = ['publications'] as const;
