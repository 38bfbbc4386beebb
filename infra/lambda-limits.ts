import { effectKinds, effectOf } from '../functions/data/effects.ts';

export type Limits = {
  /** MB. CPU grows with memory: 1769 MB is one core. */
  memory: number;
  /** Timeout. API Gateway ends a request after 30 seconds, so endpoints time out earlier. */
  seconds: number;
  /** Reserved concurrency. Functions without it share the rest of the account's concurrency. */
  concurrency?: number;
};

const limits = {
  read: { memory: 512, seconds: 15 },
  // Retries of concurrent writes to one shift must end before API Gateway's timeout of 30 seconds.
  write: { memory: 512, seconds: 28 },
  // Cognito waits five seconds for a trigger.
  trigger: { memory: 512, seconds: 5 },
  // A run starts every minute. A slow run may overlap the next one; the reserved concurrency prevents a third.
  job: { memory: 512, seconds: 55, concurrency: 2 },
  worker: { memory: 512, seconds: effectOf('send-letter').seconds },
  // Longer than the time in which a batch has to end (functions/events/serve-stream.ts).
  stream: { memory: 512, seconds: 60 },
} as const satisfies Record<string, Limits>;

const overrides: Readonly<Record<string, Limits>> = {
  ...Object.fromEntries(effectKinds.map((kind) => [kind, { ...limits.worker, seconds: effectOf(kind).seconds }])),
  // A burst of guessed passwords must not use up the account's concurrency or the user pool's sign-in quota.
  login: { ...limits.read, concurrency: 20 },
  // Resizes pictures of up to 50 megapixels.
  'receive-upload': { memory: 1769, seconds: 60, concurrency: 10 },
  // A workbook of 100,000 rows needs 450 MB (docs/decisions/2026-11-22-exports.md). With more than a core it ends in time.
  'write-export': { memory: 2048, seconds: effectOf('write-export').seconds },
  // They hold the catalogue: 150 MB for 100,000 products, and twice as much while they load a new one.
  'search-catalogue': { ...limits.read, memory: 1769 },
  'search-products': { ...limits.read, memory: 1769 },
  // Builds the catalogue: 800 MB for 100,000 products.
  'compact-catalogue': { memory: 3008, seconds: 600, concurrency: 2 },
  // They wait for models, up to 25 seconds: many people at once must not use up the account's concurrency.
  'ask-assistant': { ...limits.write, memory: 1024, concurrency: 50 },
  'try-assistant': { ...limits.write, memory: 1024, concurrency: 2 },
  // Checks every worker of a performer against a month of shifts.
  'list-candidates': { ...limits.read, memory: 1024 },
};

/** Memory, timeout and concurrency of every Lambda. */
export const lambdaLimits = (name: string, kind: keyof typeof limits): Limits => overrides[name] ?? limits[kind];
