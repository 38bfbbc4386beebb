import type { ProblemCode } from '#shared/domain/problem.ts';

type Refusal = {
  message: string;
  code: ProblemCode;
  fields?: Record<string, string>;
  warnings?: { rule: string; text: string }[];
};

/**
 * A problem from the API, in the user's language. `network` is a client code: no response came, so the outcome is
 * unknown.
 */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'network';
  readonly status: number;
  /** Messages by field path; forms show them at the fields. */
  readonly fields: Record<string, string>;
  /** With `legal-warning`: the warnings that require an override reason. */
  readonly warnings: readonly { rule: string; text: string }[];
  /** Seconds to wait after a rate limit. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Partial<Refusal>, retryAfter: string | null = null) {
    super(refusal.message ?? '');
    this.name = 'ApiProblem';
    this.code = refusal.code ?? codeOf(status);
    this.status = status;
    this.fields = refusal.fields ?? {};
    this.warnings = refusal.warnings ?? [];
    this.retryAfter = retryAfter === null ? null : Number(retryAfter);
  }

  /** The same problem at other fields. */
  withFields(fields: Record<string, string>): ApiProblem {
    return Object.assign(new ApiProblem(this.status, { message: this.message }), this, { fields });
  }

  /** Whether the server may have executed the request. A retry is safe only with the same idempotency key. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'internal' || this.code === 'request-in-progress';
  }

  /** Whether the same request may succeed later: no answer came, a server error, a rate limit, an ended session. */
  get retryable(): boolean {
    return this.isOutcomeUnknown || this.status === 401 || this.status === 429;
  }
}

/** The server has decided, and would decide the same again: the request was not executed. */
export const isFinalRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && !error.retryable;

/**
 * The code of an answer without one. Only 401 and 429 are API Gateway's own decisions; a 403 or 404 of a proxy says
 * nothing about the record or the account.
 */
const codeOf = (status: number): ProblemCode | 'network' => {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'too-many-requests';
  return 'internal';
};
