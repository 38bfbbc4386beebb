import { day, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Of an account: each takes pieces from a stock. */
  'orders-of-account': { count: 200, seconds: day, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
