import { type Actions, day, type Limits, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'coefficient.list': [A, M, V, B, BM, SM],
  'coefficient.write': [A, V],
  'rate.list': [A, V],
  'rate.write': [A, V],
} as const satisfies Permissions;

export const problems = {
  'coefficient-in-locked-month': 409,
  'coefficient-end-before-start': 422,
  'too-many-coefficients': 409,
  'rate-in-locked-month': 409,
  'too-many-rates': 409,
} as const satisfies Problems;

export const limits = {
  /** Of a performer's coefficients and agreed rates: each computes the pay of its open shifts again. */
  'pay-changes-of-company': { count: 500, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const recordKinds = ['coefficient'] as const;

export const actions = {
  'coefficient-created': 'coefficient',
  'coefficient-changed': 'coefficient',
  'coefficient-deleted': 'coefficient',
  'rate-agreed': 'person',
  'rate-deleted': 'person',
} as const satisfies Actions;

export const lists = ['coefficients'] as const;
