import { type Actions, day, hour, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, V } from '../role-codes.ts';
import { tenderScope } from './scope.ts';

export const permissions = {
  'tender.read': [A, M, V, B, BM],
  /** The transition table (transitions.ts) decides which actions are allowed. */
  'tender.write': [A, M, B, BM],
  'tender.participate': [V],
} as const satisfies Permissions;

export const problems = {
  'tender-not-allowed': 409,
  'tender-incomplete': 409,
  'tender-no-participants': 409,
  'tender-sealed': 409,
  'tender-closed': 409,
  'tender-not-ready': 409,
  'tender-report-missing': 409,
  'tender-terms-missing': 409,
  'tender-lines-missing': 409,
  'tender-not-signed': 409,
  'tender-has-quotes': 409,
  'tender-own': 409,
  'tender-deadline-earlier': 409,
  'participation-not-allowed': 409,
  'too-many-participants': 409,
  'too-many-tender-files': 409,
  'too-many-tender-messages': 409,
} as const satisfies Problems;

export const fieldProblems = [
  'layer-below-attachment',
  'layer-above-sum',
  'deadline-past',
  'deadline-too-far',
  'not-a-participant',
  'not-a-performer',
  'owner-participates',
  'above-written',
] as const;

export const limits = {
  /** Of an account. */
  'tenders-of-account': { count: 100, seconds: day, code: 'too-many-requests' },
  /** Of a tender, to those who did not answer. */
  'reminders-of-tender': { count: 3, seconds: day, code: 'too-many-requests' },
  /** Questions and answers of an account; each notifies the others. */
  'tender-messages-of-account': { count: 200, seconds: hour, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'tender-invited': null,
  'tender-removed': null,
  'tender-deadline': null,
  'tender-reminder': null,
  'tender-opened': null,
  'tender-clarification': null,
  'tender-resumed': null,
  'tender-terms': null,
  'tender-signed': null,
  'tender-canceled': null,
  'tender-message': null,
} as const satisfies Notifications;

export const recordKinds = ['tender'] as const;

/** What else happens to a tender stands in its own history. */
export const actions = {
  'tenders-exported': 'export',
  'proposals-exported': 'export',
  'tender-created': 'tender',
  'tender-deleted': 'tender',
} as const satisfies Actions;

export const lists = ['tenders', 'proposals'] as const;

export const live = tenderScope;
