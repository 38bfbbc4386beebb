export type Limits = {
  /** MB; it buys CPU too (1769 is one core). */
  memory: number;
  /** API Gateway gives up after 30, so endpoints end before it. */
  seconds: number;
  /** Runs at one moment, held back from the account's concurrency; the others share the rest. */
  concurrency?: number;
};

const limits = {
  read: { memory: 512, seconds: 15 },
  // A crowd at one shift is served in turn; whoever waits is answered, not cut off.
  write: { memory: 512, seconds: 28 },
  // Cognito waits five seconds for an answer.
  trigger: { memory: 512, seconds: 5 },
  // Its next run is a minute away. A slow run may overlap the next one, but runs never pile up.
  job: { memory: 512, seconds: 55, concurrency: 2 },
} as const satisfies Record<string, Limits>;

const exceptions: Readonly<Record<string, Limits>> = {
  // A burst of guessed passwords must not use up the account's concurrency and the user pool's quota of sign-ins.
  login: { ...limits.read, concurrency: 20 },
  // Turns a picture of up to 50 megapixels into a small one.
  'upload-photo': { memory: 1769, seconds: 28 },
  // Weighs every worker of a performer against a month of shifts.
  'list-candidates': { ...limits.read, memory: 1024 },
};

/** The one table of what a Lambda may use. */
export const lambdaLimits = (name: string, kind: keyof typeof limits): Limits => exceptions[name] ?? limits[kind];
