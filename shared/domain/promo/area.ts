import { type Actions, hour, type Limits, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, SM, V, W } from '../role-codes.ts';

export const permissions = {
  /** An admin reads all codes, others their own. */
  'promo-code.read': [A, V, W, B, BM, SM],
  'promo-code.write': [A],
  'promo-code.statistics': [A],
  /** Who pays for a company uses codes for it. */
  'promo-code.use': [V, B],
} as const satisfies Permissions;

export const problems = {
  'promo-inactive': 409,
  'promo-not-yet': 409,
  'promo-expired': 409,
  'promo-used-up': 409,
  'promo-own': 409,
  'promo-used-before': 409,
  'promo-discount-waits': 409,
  'promo-after-payment': 409,
  'promo-code-taken': 409,
} as const satisfies Problems;

export const limits = {
  /** Codes that do not exist: nobody mistypes more, and who tries all of them is stopped. */
  'wrong-promo-codes-of-company': { count: 10, seconds: hour, code: 'too-many-requests' },
  'wrong-promo-codes-from-address': { count: 30, seconds: hour, code: 'too-many-requests' },
} as const satisfies Limits;

export const recordKinds = ['promo-code'] as const;

export const actions = {
  'promo-code-created': 'promo-code',
  'promo-code-changed': 'promo-code',
  'promo-code-used': 'promo-code',
  'referral-bonuses-set': 'setting',
} as const satisfies Actions;

export const lists = ['promo-codes'] as const;
