import { hour, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Of an account: each is told to the other side. */
  'messages-of-account': { count: 300, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
