import type { ProblemCode } from '../problem.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The one place that says how long a code is; the specification says four. */
export const codeLength = 4;
export const codeSeconds = 5 * minute;
export const guessesPerCode = 3;

/** The part of a month's SMS that only sign-in codes may use. */
export const smsShareOfCodes = 0.8;

/** How often something may happen to one subject within any `seconds`; past it the answer is `code`, a 429. */
type Limit = { count: number; seconds: number; code: Extract<ProblemCode, `${string}-limit` | 'too-many-requests'> };

/** RULES.md, "Sign-in codes". The one table of how often anything about signing in may be asked. */
export const limits = {
  /** SMS to one number. */
  'codes-of-number': { count: 3, seconds: 10 * minute, code: 'code-limit' },
  'codes-of-number-a-day': { count: 10, seconds: day, code: 'code-limit' },
  /** SMS that one address asks for, to whatever numbers. */
  'codes-from-address': { count: 20, seconds: hour, code: 'code-limit' },
  /** Per address, so that a stranger does not lock a number's owner out at once. */
  'guesses-of-number-from-address': { count: 10, seconds: day, code: 'code-limit' },
  'guesses-of-number': { count: 30, seconds: day, code: 'code-limit' },
  'wrong-guesses-from-address': { count: 60, seconds: day, code: 'code-limit' },
  'wrong-passwords-of-login': { count: 10, seconds: 10 * minute, code: 'login-limit' },
  /** Over all logins, against one password tried on many of them. */
  'wrong-passwords-from-address': { count: 60, seconds: hour, code: 'login-limit' },
  /** Two limits, so that an office behind one address can look its people up. */
  'unknown-look-ups-from-address': { count: 60, seconds: hour, code: 'too-many-requests' },
  'known-look-ups-from-address': { count: 600, seconds: hour, code: 'too-many-requests' },
  'registrations-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
  'letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  'letters-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
  'invitations-of-account': { count: 50, seconds: day, code: 'invitation-limit' },
  'sms-invitations-of-account': { count: 10, seconds: day, code: 'invitation-limit' },
  /** Of the inviter's company. */
  'invitations-of-company': { count: 200, seconds: day, code: 'invitation-limit' },
  /** The public pages of stores: far over any visitor, too slow to copy them all. */
  'public-stores-from-address': { count: 120, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
