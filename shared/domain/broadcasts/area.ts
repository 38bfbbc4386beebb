import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A } from '../role-codes.ts';

export const permissions = { 'broadcast.write': [A] } as const satisfies Permissions;

export const problems = { 'broadcast-not-allowed': 409 } as const satisfies Problems;

export const limits = {
  'broadcasts-of-account': { count: 20, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = { broadcast: null } as const satisfies Notifications;

export const recordKinds = ['broadcast'] as const;

export const actions = {
  'broadcast-created': 'broadcast',
  'broadcast-changed': 'broadcast',
  'broadcast-canceled': 'broadcast',
  'broadcast-sent': 'broadcast',
  'broadcast-deleted': 'broadcast',
} as const satisfies Actions;

export const lists = ['broadcasts'] as const;
