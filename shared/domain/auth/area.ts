import { type Actions, day, hour, type Limits, minute, type Notifications, type Problems } from '../area.ts';

export const problems = {
  'invalid-password': 401,
  'wrong-code': 401,
  'user-not-found': 404,
  'link-gone': 404,
  'email-taken': 409,
  'phone-taken': 409,
  'login-taken': 409,
  'code-expired': 422,
  'sms-country-closed': 422,
  'terms-required': 422,
  'code-limit': 429,
  'login-limit': 429,
} as const satisfies Problems;

export const fieldProblems = [
  'wrong-password',
  'wrong-code',
  'code-expired',
  'phone-length',
  'password-too-common',
  'password-has-email',
  'passwords-differ',
  'same-as-now',
] as const;

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
  /** A family may have one address. */
  'import-letters-to-email': { count: 3, seconds: day, code: 'too-many-requests' },
  'confirmation-letters-to-email': { count: 3, seconds: 10 * minute, code: 'too-many-requests' },
  /** Letters that are requested without signing in. A signed-in person has a limit that strangers cannot use up. */
  'letters-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
  /** Each is a letter or an SMS to a new address. */
  'contact-changes-of-login': { count: 10, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'password-changed': null,
  'email-changed': null,
  'phone-changed': null,
} as const satisfies Notifications;

export const actions = {
  registered: 'person',
  'password-changed': 'person',
  'email-changed': 'person',
  'phone-changed': 'person',
  'signed-out-everywhere': 'person',
} as const satisfies Actions;
