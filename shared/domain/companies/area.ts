import { type Actions, hour, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V } from '../role-codes.ts';

export const permissions = {
  'company.create': [A],
  'company.create-own': [B],
  'company.deactivate': [A],
  'company.delete': [A],
  'company.list': [A, M, V, B, BM],
  'company.prefill': [A, B],
  'company.read': [A, M, V, B, BM, SM],
  'company.update': [A, V, B],
  'company.update-managers': [A, V, B],
} as const satisfies Permissions;

export const problems = {
  'company-ico-taken': 409,
  'company-yours-already': 409,
  'company-shifts-ahead': 409,
  'company-orders-open': 409,
  'company-in-use': 409,
  'company-active': 409,
} as const satisfies Problems;

export const fieldProblems = [
  'wrong-ico',
  'wrong-vat-id',
  'foreign-vat-id',
  'vat-payer-without-vat-id',
  'wrong-prefix',
] as const;

export const limits = {
  /** Each may ask the business register, which limits the requests of all of Smena. */
  'company-look-ups-of-account': { count: 60, seconds: hour, code: 'too-many-requests' },
  /** By visitors who register. */
  'company-look-ups-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'credibility-changed': { to: [A, V, B], only: { level: 'red' } },
} as const satisfies Notifications;

export const recordKinds = ['company'] as const;

export const actions = {
  'companies-exported': 'export',
  'company-created': 'company',
  'company-changed': 'company',
  'company-deactivated': 'company',
  'company-activated': 'company',
  'company-deleted': 'company',
  'company-checked': 'company',
} as const satisfies Actions;

export const lists = ['companies', 'vendors', 'customers'] as const;
