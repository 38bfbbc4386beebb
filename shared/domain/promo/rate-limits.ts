import { hour, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Codes that do not exist: nobody mistypes more, and who tries all of them is stopped. */
  'wrong-promo-codes-of-company': { count: 10, seconds: hour, code: 'too-many-requests' },
  'wrong-promo-codes-from-address': { count: 30, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
