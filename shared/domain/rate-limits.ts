import { limits as clients } from './clients/rate-limits.ts';
import { limits as companies } from './companies/rate-limits.ts';
import { limits as exports } from './exports/rate-limits.ts';
import { limits as files } from './files/rate-limits.ts';
import { limits as messages } from './messages/rate-limits.ts';
import { limits as orders } from './orders/rate-limits.ts';
import { limits as pay } from './pay/rate-limits.ts';
import { limits as people } from './people/rate-limits.ts';
import { limits as promo } from './promo/rate-limits.ts';
import { minute, type RateLimit } from './rate-limit.ts';
import { limits as shifts } from './shifts/rate-limits.ts';
import { limits as signIn } from './sign-in/rate-limits.ts';
import { limits as stores } from './stores/rate-limits.ts';

/** Reads of an address that are counted together. */
export const readsPerBatch = 20;
const reads = {
  /** Batches of reads that need no sign-in, of the catalogue and the like: 30 reads a second. */
  'public-reads-from-address': { count: 90, seconds: minute, code: 'too-many-requests' },
} as const;

/** Every rate limit (docs/rules.md, "Sign-in codes"). */
export const limits = {
  ...signIn,
  ...people,
  ...shifts,
  ...stores,
  ...clients,
  ...files,
  ...companies,
  ...exports,
  ...pay,
  ...orders,
  ...messages,
  ...promo,
  ...reads,
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof limits;
