import type { ProblemCode } from '#shared/domain/problem.ts';

type Refusal = {
  message: string;
  code: ProblemCode;
  fields?: Record<string, string>;
  warnings?: { rule: string; text: string }[];
};

/** What the API refuses, in the reader's language. `network` is our own: no answer came, so nothing is known. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'network';
  readonly status: number;
  /** By field path, a sentence each; forms put them on their fields. */
  readonly fields: Record<string, string>;
  /** With `legal-warning`: what an override reason has to answer. */
  readonly warnings: readonly { rule: string; text: string }[];
  /** Seconds to wait, where a limit refused. */
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

  /** Whether the server may have done what was asked all the same: only the same idempotency key is safe to send again. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'request-in-progress';
  }

  /** Whether the same request may succeed later: no answer came, a server error, a rate limit, an ended session. */
  get retryable(): boolean {
    const temporary = this.status === 401 || this.status === 429 || this.code === 'request-in-progress';
    return this.status < 400 || this.status >= 500 || temporary;
  }
}

/** The gateway's own refusals carry no code. */
const codeOf = (status: number): ProblemCode | 'network' => {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many-requests';
  return 'internal';
};
