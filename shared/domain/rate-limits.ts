import { minute } from './area.ts';
import { limits as declared } from './areas.generated.ts';
import type { RateLimit } from './rate-limit.ts';

/** Reads of an address that are counted together. */
export const readsPerBatch = 20;
const reads = {
  /** Batches of reads that need no sign-in, of the catalogue and the like: 30 reads a second. */
  'public-reads-from-address': { count: 90, seconds: minute, code: 'too-many-requests' },
} as const;

/** Every rate limit (docs/rules.md, "Sign-in codes"). */
export const limits = { ...declared, ...reads } as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof limits;
