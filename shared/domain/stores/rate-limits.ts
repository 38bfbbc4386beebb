import { day, hour, type RateLimit } from '../rate-limit.ts';

export const limits = {
  /**
   * Of one company. A performer's list of stores reads those of all its customers, up to a bound per customer, so one
   * of them could end it.
   */
  'created-stores': { count: 500, seconds: day, code: 'too-many-requests' },
  /** Each may ask the geocoding service; suggestions ask after a pause in typing. */
  'geocoding-of-account': { count: 1000, seconds: hour, code: 'too-many-requests' },
  /** The public pages of stores: far above any visitor's use, too low to copy all of them. */
  'public-stores-from-address': { count: 120, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, RateLimit>;
