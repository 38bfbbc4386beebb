import { ApiProblem } from './problem.ts';

/**
 * Idempotency keys of requests that may be retried, by the request's text. A retry of the same request uses the same
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
    /**
     * Ends a request with success or with `error`. A retryable error says nothing about earlier attempts, which may
     * have been executed: a rate limit or an ended session refuses a request before its key is compared.
     */
    settle: (request: string, error?: unknown): void => {
      if (error === undefined || (error instanceof ApiProblem && !error.retryable)) keys.delete(request);
    },
  };
};
