import type { Problems } from './area.ts';
import { fieldProblems, problems as declared } from './areas.generated.ts';

/**
 * Every refusal of the API with its HTTP status. The code is the key of its message. A contract lists its own codes;
 * `generalProblems` apply to every endpoint.
 */
export const problems = {
  'invalid-input': 400,
  'malformed-json': 400,
  'invalid-signature': 400,
  unauthorized: 401,
  forbidden: 403,
  'directory-admin-only': 403,
  'authentication-failed': 403,
  'company-inactive': 403,
  'not-found': 404,
  changed: 409,
  'request-in-progress': 409,
  'upload-not-ready': 409,
  'body-too-large': 413,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  'upload-limit': 429,
  internal: 500,
  ...declared,
} as const satisfies Problems;
export type ProblemCode = keyof typeof problems;

/** The wrapper may answer these for every endpoint, so contracts do not list them. */
export const generalProblems = [
  'invalid-input',
  'malformed-json',
  'body-too-large',
  'unauthorized',
  'forbidden',
  'directory-admin-only',
  'authentication-failed',
  'company-inactive',
  'subscription-expired',
  'too-many-requests',
  'internal',
] as const satisfies readonly ProblemCode[];

/** The problems of a single field; each is a key of the `fields` messages. */
export const fieldKeys = [
  'required',
  'not-string',
  'not-number',
  'not-int',
  'not-boolean',
  'not-object',
  'not-array',
  'not-a-choice',
  'not-datetime',
  'not-date',
  'not-time',
  'not-postcode',
  'not-phone',
  'not-whole-number',
  'not-email',
  'string-too-small',
  'string-too-big',
  'array-too-small',
  'array-too-big',
  'too-many-at-once',
  'number-too-small',
  'number-too-big',
  'unknown-field',
  'not-found',
  'not-yours-to-change',
  'range-order',
  'year-out-of-range',
  'range-too-long',
  'too-many-to-list',
  'too-many-in-days',
  'too-wide-to-list',
  'too-many-changes',
  'in-future',
  'not-after-start',
  'taken',
  'wrong-format',
  ...fieldProblems,
] as const;
export type FieldKey = (typeof fieldKeys)[number];
/** The problem of one field, with its message parameters. */
export type FieldIssue = { key: FieldKey; params?: Record<string, string | number> };

/** Message parameters: times as ISO strings, `wait` in seconds. They are formatted in the reader's language. */
export type ProblemDetails = {
  /** Values of the message's placeholders. */
  params?: Record<string, string | number>;
  /** By field path (`breaks.0.from`). */
  fields?: Record<string, FieldIssue>;
  /** The legal warnings that need an override reason, for `legal-warning`. */
  warnings?: readonly { rule: string; params?: Record<string, string | number> }[];
  /** Seconds until a retry may succeed; sent as Retry-After. */
  retryAfter?: number;
};

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}
