import { type Actions, day, hour, type Limits, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'store.list': [A, M, V, B, BM, SM],
  'store.read': [A, M, V, B, BM, SM],
  'store.create': [A, B],
  'store.update': [A, B, BM, SM],
  'store.deactivate': [A, B],
  'store.delete': [A, B],
  'store.list-users': [A, M, B, BM],
  'store.update-managers': [A, B],
} as const satisfies Permissions;

export const problems = {
  'store-shifts-ahead': 409,
  'store-in-use': 409,
  'store-active': 409,
  'store-inactive': 422,
} as const satisfies Problems;

export const fieldProblems = [
  'opening-hours-order',
  'opening-hours-too-long',
  'opening-hours-overlap',
  'not-quarter-hour',
  'unknown-time-zone',
  'point-required',
] as const;

export const limits = {
  /**
   * Of one company. A performer's list of stores reads those of all its customers, up to a bound per customer, so one
   * of them could end it.
   */
  'created-stores': { count: 500, seconds: day, code: 'too-many-requests' },
  /** Each may ask the geocoding service; suggestions ask after a pause in typing. */
  'geocoding-of-account': { count: 1000, seconds: hour, code: 'too-many-requests' },
  /** The public pages of stores: far above any visitor's use, too low to copy all of them. */
  'public-stores-from-address': { count: 120, seconds: hour, code: 'too-many-requests' },
} as const satisfies Limits;

export const recordKinds = ['store'] as const;

export const actions = {
  'stores-exported': 'export',
  'store-created': 'store',
  'store-changed': 'store',
  'store-deactivated': 'store',
  'store-activated': 'store',
  'store-deleted': 'store',
  'store-code-renewed': 'store',
  'store-manager-added': 'person',
  'store-manager-removed': 'person',
} as const satisfies Actions;

export const lists = ['stores'] as const;
