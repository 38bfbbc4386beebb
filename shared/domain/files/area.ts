import { day, type Limits } from '../area.ts';

export const limits = {
  'uploads-of-account': { count: 100, seconds: day, code: 'upload-limit' },
  /** Announced megabytes, each upload rounded up. */
  'uploaded-megabytes-of-account': { count: 200, seconds: day, code: 'upload-limit' },
} as const satisfies Limits;
