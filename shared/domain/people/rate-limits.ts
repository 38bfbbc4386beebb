import { day, type RateLimit } from '../rate-limit.ts';

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
} as const satisfies Record<string, RateLimit>;
