/**
 * Every refusal of the API with its HTTP status. The code is the message key (`problems:<code>`). A contract lists its
 * own codes; the general ones apply to every endpoint.
 */
export const problems = {
  'invalid-input': 400,
  'malformed-json': 400,
  'invalid-signature': 400,
  unauthorized: 401,
  'invalid-password': 401,
  'wrong-code': 401,
  forbidden: 403,
  'authentication-failed': 403,
  'company-inactive': 403,
  'not-found': 404,
  'user-not-found': 404,
  'link-gone': 404,
  changed: 409,
  'shift-action-not-allowed': 409,
  'too-many-breaks': 409,
  'too-many-changes': 409,
  'too-many-comments': 409,
  'staff-busy': 409,
  'request-in-progress': 409,
  'upload-not-ready': 409,
  'email-taken': 409,
  'phone-taken': 409,
  'login-taken': 409,
  'company-ico-taken': 409,
  'company-shifts-ahead': 409,
  'company-in-use': 409,
  'company-active': 409,
  'already-admitted': 409,
  'already-invited': 409,
  'already-member': 409,
  'last-admin': 409,
  'last-of-company': 409,
  'shifts-ahead': 409,
  'person-last-of-company': 409,
  'person-shifts-ahead': 409,
  'store-shifts-ahead': 409,
  'store-in-use': 409,
  'store-active': 409,
  'specialty-in-use': 409,
  'specialty-has-children': 409,
  'too-many-specialties': 409,
  'confirmed-shifts-ahead': 409,
  'service-request-closed': 409,
  'already-asked': 409,
  'already-served': 409,
  'performer-without-people': 409,
  'body-too-large': 413,
  'idempotency-key-reused': 422,
  'legal-warning': 422,
  'store-inactive': 422,
  'shift-too-soon': 422,
  'shift-in-past': 422,
  'shift-off-grid': 422,
  'shift-end-before-start': 422,
  'shift-too-long': 422,
  'shift-too-far': 422,
  'start-too-early': 422,
  'too-late-to-leave': 422,
  'actual-times-invalid': 422,
  'staff-without-company': 422,
  'staff-without-specialty': 422,
  'specialty-inside-itself': 422,
  'specialty-too-deep': 422,
  'code-expired': 422,
  'sms-country-closed': 422,
  'terms-required': 422,
  'too-many-requests': 429,
  'code-limit': 429,
  'login-limit': 429,
  'invitation-limit': 429,
  'order-limit': 429,
  'upload-limit': 429,
  'export-limit': 429,
  'running-export-limit': 429,
  internal: 500,
} as const;
export type ProblemCode = keyof typeof problems;

/** The wrapper may answer these for every endpoint, so contracts do not list them. */
export const generalProblems = [
  'invalid-input',
  'malformed-json',
  'body-too-large',
  'unauthorized',
  'forbidden',
  'authentication-failed',
  'company-inactive',
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
  'far-from-plan',
  'in-future',
  'not-after-start',
  'longer-than',
  'outside-shift',
  'breaks-overlap',
  'opening-hours-order',
  'opening-hours-too-long',
  'opening-hours-overlap',
  'not-quarter-hour',
  'unknown-time-zone',
  'wrong-password',
  'wrong-code',
  'code-expired',
  'wrong-ico',
  'phone-length',
  'password-too-common',
  'password-has-email',
  'passwords-differ',
  'taken',
  'same-as-now',
  'one-contact',
  'not-country',
  'not-bank-account',
  'wrong-format',
  'point-required',
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
