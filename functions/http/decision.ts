import type { Part, Refusals } from '../data/part.ts';
import type { LimitUse } from '../data/rate-limits.ts';
import type { Write } from '../data/table.ts';

/**
 * What the handler of an endpoint that may write has decided. The wrapper commits it (commit-decision.ts). A handler
 * that calls another service in between does those steps itself, and returns what is left to commit.
 */
export type Decision<R> = {
  /** The response, before the reply's schema strips unknown fields. */
  reply: R;
  /** All or none are written, together with the response that a repeated Idempotency-Key gets. */
  writes?: readonly Write[];
  /** Uses that are counted in the same transaction. */
  limits?: readonly LimitUse[];
  /**
   * The problem to answer when the condition of a part failed; the first one counts. A part that is not named is
   * answered with `changed`.
   */
  refusals?: Refusals;
  /**
   * Parts whose change by another request makes the handler run again, on the new state. `any` is for records that many
   * people change at once: every conflict does so, except of the parts in `refusals`, and after the last try the answer
   * is `changed`.
   */
  retryOn?: readonly Part[] | 'any';
  /** Steps after the commit. They handle their own faults, because the request has done what it was for. */
  afterCommit?: () => Promise<void>;
};
