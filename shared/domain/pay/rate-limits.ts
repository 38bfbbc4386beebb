import { day, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Of a performer's coefficients and agreed rates: each computes the pay of its open shifts again. */
  'pay-changes-of-company': { count: 500, seconds: day, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
