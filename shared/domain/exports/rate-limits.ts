import { day, type RateLimit } from '../rate-limit.ts';
import { exportPatience } from './export.ts';

export const limits = {
  'exports-of-account': { count: 30, seconds: day, code: 'export-limit' },
  /** Each is given back when its export is ready or has failed, which it has after `exportPatience` at the latest. */
  'running-exports-of-account': { count: 2, seconds: exportPatience, code: 'running-export-limit' },
} as const satisfies Record<string, RateLimit>;
