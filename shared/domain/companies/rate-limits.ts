import { hour, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Each may ask the business register, which limits the requests of all of Smena. */
  'company-look-ups-of-account': { count: 60, seconds: hour, code: 'too-many-requests' },
  /** By visitors who register. */
  'company-look-ups-from-address': { count: 20, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
