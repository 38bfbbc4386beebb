import { exportPatience } from '../exports/export.ts';
import type { ProblemCode } from '../problem.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Digits of a sign-in code, by the specification. */
export const codeLength = 4;
export const codeSeconds = 5 * minute;
export const guessesPerCode = 3;

/** The share of a month's SMS that is reserved for sign-in codes. */
export const smsShareOfCodes = 0.8;

/** The most uses by one subject within any `seconds`. Further ones are refused with `code`, status 429. */
type Limit = { count: number; seconds: number; code: Extract<ProblemCode, `${string}-limit` | 'too-many-requests'> };

/** Every rate limit, of sign-ins, invitations, orders and public pages (docs/rules.md, "Sign-in codes"). */
export const limits = {
  /** SMS to one number. */
  'codes-of-number': { count: 3, seconds: 10 * minute, code: 'code-limit' },
  'codes-of-number-a-day': { count: 10, seconds: day, code: 'code-limit' },
  /** SMS to any number, requested from one address. */
  'codes-from-address': { count: 20, seconds: hour, code: 'code-limit' },
  /** Per address, so that a stranger cannot lock out a number's owner alone. */
  'guesses-of-number-from-address': { count: 10, seconds: day, code: 'code-limit' },
  'guesses-of-number': { count: 30, seconds: day, code: 'code-limit' },
  /**
   * Part of the guesses of a number. Anyone can guess without an attempt, so most guesses stay for the person who
   * requested the code.
   */
  'guesses-without-attempt': { count: 10, seconds: day, code: 'code-limit' },
  'wrong-guesses-from-address': { count: 60, seconds: day, code: 'code-limit' },
  'wrong-passwords-of-login': { count: 10, seconds: 10 * minute, code: 'login-limit' },
  /** Over all logins, against one password tried on many logins. */
  'wrong-passwords-from-address': { count: 60, seconds: hour, code: 'login-limit' },
  /** Unknown and known people have separate limits, so that an office behind one address can look its people up. */
  'unknown-look-ups-from-address': { count: 60, seconds: hour, code: 'too-many-requests' },
  'known-look-ups-from-address': { count: 600, seconds: hour, code: 'too-many-requests' },
  'registrations-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
  /**
   * One limit per kind of letter: who is refused a letter has three working links of that kind, or nobody has that
   * address. A common limit would let a stranger block one kind with requests for another.
   */
  'registration-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  /** Counts sent letters only. */
  'activation-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  'password-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  'invitation-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  'confirmation-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  'letters-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
  'invitations-of-account': { count: 50, seconds: day, code: 'invitation-limit' },
  'sms-invitations-of-account': { count: 10, seconds: day, code: 'invitation-limit' },
  /** Per company of the inviter. */
  'invitations-of-company': { count: 200, seconds: day, code: 'invitation-limit' },
  /** Shifts ordered by one company, or by one account of the platform. Bounds what the scheduled job has to close. */
  'ordered-shifts': { count: 2000, seconds: day, code: 'order-limit' },
  /**
   * Of one company. A performer's list of stores reads those of all its customers, up to a bound per customer, so one
   * of them could end it.
   */
  'created-stores': { count: 500, seconds: day, code: 'too-many-requests' },
  /** To performers that a customer asks to serve it: each is a letter to strangers. */
  'service-requests-of-company': { count: 20, seconds: day, code: 'too-many-requests' },
  /** Requests of imports. A file of 10,000 rows needs 700: it is checked in parts of 50 rows and written in parts of 20. */
  'import-requests-of-account': { count: 2000, seconds: day, code: 'too-many-requests' },
  /** Each is a letter or an SMS to a new address. */
  'contact-changes-of-login': { count: 10, seconds: day, code: 'too-many-requests' },
  /** Each reads everything that is stored about a person. */
  'downloads-of-account': { count: 20, seconds: day, code: 'too-many-requests' },
  'uploads-of-account': { count: 100, seconds: day, code: 'upload-limit' },
  /** Announced megabytes, each upload rounded up. */
  'uploaded-megabytes-of-account': { count: 200, seconds: day, code: 'upload-limit' },
  /** Each may ask the business register, which limits the requests of all of Smena. */
  'company-look-ups-of-account': { count: 60, seconds: hour, code: 'too-many-requests' },
  /** Each may ask the geocoding service; suggestions ask after a pause in typing. */
  'geocoding-of-account': { count: 1000, seconds: hour, code: 'too-many-requests' },
  'exports-of-account': { count: 30, seconds: day, code: 'export-limit' },
  /** Each is given back when its export is ready or has failed, which it has after `exportPatience` at the latest. */
  'running-exports-of-account': { count: 2, seconds: exportPatience, code: 'running-export-limit' },
  /** The public pages of stores: far above any visitor's use, too low to copy all of them. */
  'public-stores-from-address': { count: 120, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
