import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, M, V } from '../role-codes.ts';

export const permissions = {
  'client.list': [A, M, V, B],
  'client.update': [A, V],
  /** Up to which sum supplies are accepted without asking. */
  'client.limit-supply': [B],
  'performer.list': [B],
  'performer.show-contact': [B],
  'performer.update-entry': [A, V],
  'service-request.list': [A, M, V, B],
  'service-request.send': [B],
  'service-request.answer': [V],
} as const satisfies Permissions;

export const problems = {
  'confirmed-shifts-ahead': 409,
  'service-request-closed': 409,
  'already-asked': 409,
  'already-served': 409,
  'service-not-widened': 403,
  'narrowed-by-admin': 409,
  'performer-without-people': 409,
  'too-many-stores': 409,
  'contact-limit': 409,
} as const satisfies Problems;

export const limits = {
  /** To performers that a customer asks to serve it: each is a letter to strangers. */
  'service-requests-of-company': { count: 20, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'service-added': null,
  'service-changed': null,
  'service-ended': null,
  'shifts-released': null,
  'service-requested': null,
  'service-request-declined': null,
  'service-request-withdrawn': null,
} as const satisfies Notifications;

export const actions = {
  'clients-exported': 'export',
  'service-added': 'company',
  'service-changed': 'company',
  'service-ended': 'company',
  'supply-limit-set': 'company',
  'service-requested': 'company',
  'service-request-accepted': 'company',
  'service-request-declined': 'company',
  'service-request-withdrawn': 'company',
  'directory-entry-changed': 'company',
} as const satisfies Actions;

export const lists = ['performers', 'service-requests'] as const;
