import { day, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** To performers that a customer asks to serve it: each is a letter to strangers. */
  'service-requests-of-company': { count: 20, seconds: day, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
