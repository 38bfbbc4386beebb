import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'coefficient.list': [A, M, V, B, BM, SM],
  'coefficient.write': [A, V],
  'rate.list': [A, V],
  'rate.write': [A, V],
  'price.list': [A, V, B],
  'price.write': [A, V],
} as const satisfies Permissions;

export const problems = {
  'coefficient-in-locked-month': 409,
  'coefficient-end-before-start': 422,
  'too-many-coefficients': 409,
  'rate-in-locked-month': 409,
  'too-many-rates': 409,
  'too-many-prices': 409,
} as const satisfies Problems;

export const limits = {
  /** Of a performer's coefficients, agreed rates and prices: each computes open shifts again or notifies the customer. */
  'pay-changes-of-company': { count: 500, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'price-agreed': { to: [B] },
  'price-deleted': { to: [B] },
} as const satisfies Notifications;

export const recordKinds = ['coefficient'] as const;

export const actions = {
  'coefficient-created': 'coefficient',
  'coefficient-changed': 'coefficient',
  'coefficient-deleted': 'coefficient',
  'rate-agreed': 'person',
  'rate-deleted': 'person',
  'price-agreed': 'company',
  'price-deleted': 'company',
} as const satisfies Actions;

export const lists = ['coefficients'] as const;
