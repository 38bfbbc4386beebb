import type { Actions, Notifications, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  'tariff.read': [A, M, V, B],
  'tariff.write': [A],
  /** Everyone of a company reads how long its plan goes on; who acts for it pays. */
  'subscription.read': [V, W, B, BM, SM],
  'subscription.write': [V, B],
  'transaction.list': [A, V, B],
  'transaction.write': [A],
} as const satisfies Permissions;

export const problems = {
  'subscription-expired': 403,
  'plan-without-exports': 403,
  'plan-workers-limit': 409,
  'company-workers-limit': 409,
  'company-expired': 409,
  'plan-stores-limit': 409,
  'subscription-not-allowed': 409,
  'amount-changed': 409,
  'payment-canceled': 409,
  'tariff-free': 409,
  'card-declined': 402,
  'card-without-funds': 402,
  'card-expired': 402,
  'card-wrong-code': 402,
  'card-wrong-number': 402,
  'card-not-authenticated': 402,
  'payments-unavailable': 503,
  'refund-above-paid': 409,
  'refund-not-card': 409,
  'renewal-needs-plan': 409,
} as const satisfies Problems;

export const notifications = {
  'plan-paid': null,
  'plan-ending': null,
  'plan-renewing': null,
  'renewal-failed': null,
  'renewal-ended': null,
  'payment-returned': null,
  'payment-disputed': null,
  'dispute-won': null,
  'dispute-lost': null,
  'refund-failed': null,
} as const satisfies Notifications;

export const recordKinds = ['plan', 'transaction'] as const;

export const actions = {
  'tariff-changed': 'plan',
  'free-plan-chosen': 'plan',
  'card-removed': 'plan',
  'renewal-turned-on': 'plan',
  'renewal-turned-off': 'plan',
  'payment-refunded': 'transaction',
  'transaction-added': 'transaction',
  'transactions-exported': 'export',
} as const satisfies Actions;

export const lists = ['transactions'] as const;
