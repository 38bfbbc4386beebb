import { ApiProblem } from './problem.ts';

/**
 * Idempotency keys of requests with unknown outcome, by the request's text. A retry of the same request uses the same
 * key. Several requests may be pending at a time.
 */
export const createRequestKeys = () => {
  const keys = new Map<string, string>();
  return {
    keyOf: (request: string): string => {
      const key = keys.get(request) ?? crypto.randomUUID();
      keys.set(request, key);
      return key;
    },
    /** The server answered: success, or refused with `error`. */
    settle: (request: string, error?: unknown): void => {
      if (error === undefined || (error instanceof ApiProblem && !error.isOutcomeUnknown)) keys.delete(request);
    },
  };
};
