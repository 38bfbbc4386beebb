import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, V } from '../role-codes.ts';

export const permissions = {
  'invitation.create': [A, M, V, B, BM],
  'invitation.list': [A, M, V, B, BM],
  'invitation.revoke': [A, M, V, B, BM],
  'user.create': [A, M, V, B, BM],
  'user.list': [A, M, V, B, BM],
  'user.read': [A, M, V, B, BM],
  'user.update': [A, M, V, B, BM],
  'user.deactivate': [A, M, V, B, BM],
  'user.list-waiting': [A, B],
  'user.admit': [A, B],
  'user.refuse': [A, B],
  'user.create-account': [A, M, V, B, BM],
  'user.import': [A, V],
} as const satisfies Permissions;

export const problems = {
  'already-admitted': 409,
  'already-invited': 409,
  'already-member': 409,
  'last-admin': 409,
  'last-of-company': 409,
  'shifts-ahead': 409,
  'person-last-of-company': 409,
  'person-shifts-ahead': 409,
  'person-needs-store': 409,
  'invitation-limit': 429,
} as const satisfies Problems;

export const fieldProblems = [
  'one-contact',
  'not-country',
  'not-bank-account',
  'change-in-profile',
  'same-as-theirs',
] as const;

export const limits = {
  'invitations-of-account': { count: 50, seconds: day, code: 'invitation-limit' },
  'sms-invitations-of-account': { count: 10, seconds: day, code: 'invitation-limit' },
  /** Per company of the inviter. */
  'invitations-of-company': { count: 200, seconds: day, code: 'invitation-limit' },
  /** Requests of imports. A file of 10,000 rows needs 700: it is checked in parts of 50 rows and written in parts of 20. */
  'import-requests-of-account': { count: 2000, seconds: day, code: 'too-many-requests' },
  /** Per performer. A letter to an address that nobody has proven, like an invitation. */
  'import-letters-of-company': { count: 200, seconds: day, code: 'too-many-requests' },
  /** Each reads everything that is stored about a person. */
  'downloads-of-account': { count: 20, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'someone-waits': null,
  admitted: null,
  refused: null,
  'role-added': null,
  'invitation-accepted': null,
} as const satisfies Notifications;

export const recordKinds = ['person', 'invitation'] as const;

export const actions = {
  'people-exported': 'export',
  'invitations-exported': 'export',
  'waiting-exported': 'export',
  invited: 'invitation',
  'invitation-withdrawn': 'invitation',
  'invitation-restored': 'invitation',
  'invitation-resent': 'invitation',
  'invitation-accepted': 'invitation',
  admitted: 'person',
  refused: 'person',
  'account-created': 'person',
  'worker-imported': 'person',
  'person-created': 'person',
  'person-changed': 'person',
  'email-change-requested': 'person',
  'phone-change-requested': 'person',
  'person-deactivated': 'person',
} as const satisfies Actions;

export const lists = [
  'users-staff',
  'users-vendors',
  'users-buyers',
  'users-buyer-managers',
  'users-stores-managers',
  'users-managers',
  'users-administrators',
  'invitations',
  'waiting',
] as const;
