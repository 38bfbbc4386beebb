import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';
import { invoiceScope } from './scope.ts';

export const permissions = {
  'invoice.read': [A, M, V, W, B, BM, SM],
  /** Issues, credits and records payments of what the own company issued; an admin of any. */
  'invoice.write': [A, V],
  /** For the accounting of the own company. */
  'invoice.export': [V, B],
} as const satisfies Permissions;

export const problems = {
  'invoice-issued': 409,
  'invoice-nothing': 409,
  'invoice-too-long': 409,
  'invoice-seller-incomplete': 409,
  'invoice-customer-abroad': 409,
  'invoice-month-open': 409,
  'invoice-hours-open': 409,
  'invoice-settled': 409,
  'credit-nothing': 409,
  'invoices-none': 409,
  'statement-other-account': 409,
  'payment-not-open': 409,
  'payment-not-paired': 409,
  'payment-given-back': 409,
} as const satisfies Problems;

export const fieldProblems = ['order-or-month', 'above-paid', 'paid-later'] as const;

export const limits = {
  /** Of a company: each takes a number, and is sent to the customer. */
  'invoices-of-company': { count: 1000, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'invoice-issued': { to: [V, B, BM, SM, W, M], lettered: true },
  'invoice-credited': { to: [V, B, BM, SM, W, M], lettered: true },
  'invoice-overdue': { to: [V, B, BM, SM, W, M], lettered: true },
} as const satisfies Notifications;

export const recordKinds = ['invoice'] as const;

export const actions = {
  'invoice-issued': 'invoice',
  'invoice-credited': 'invoice',
  'invoice-payment-recorded': 'invoice',
} as const satisfies Actions;

export const lists = ['invoices', 'bankPayments'] as const;

export const live = invoiceScope;
