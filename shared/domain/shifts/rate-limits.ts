import { day, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /** Shifts ordered by one company, or by one account of the platform. Bounds what the scheduled job has to close. */
  'ordered-shifts': { count: 2000, seconds: day, code: 'order-limit' },
} as const satisfies Record<string, RateLimit>;
