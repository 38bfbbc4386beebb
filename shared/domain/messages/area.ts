import { type Actions, hour, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { orderScope } from '../orders/scope.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  /** Of the orders that somebody reads. */
  'message.read': [A, M, V, W, B, BM, SM],
  'message.write': [A, M, V, W, B, BM, SM],
} as const satisfies Permissions;

export const problems = { 'too-many-messages': 409 } as const satisfies Problems;

export const fieldProblems = ['not-a-side'] as const;

export const limits = {
  /** Messages of an account; each notifies the other side. */
  'messages-of-account': { count: 300, seconds: hour, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = { 'message-received': { to: [V, M, B, BM, SM] } } as const satisfies Notifications;

export const actions = { 'message-sent': 'order' } as const satisfies Actions;

export const lists = ['threads'] as const;

/** Messages are read by those who read the order. */
export const live = orderScope;
