import { ApiProblem } from './problem.ts';

/**
 * The idempotency keys of requests whose outcome is not known yet, by the request's text. The same request sent again
 * carries the same key, so that it acts once; several different ones may be on their way at a time.
 */
export const createRequestKeys = () => {
  const keys = new Map<string, string>();
  return {
    keyOf: (request: string): string => {
      const key = keys.get(request) ?? crypto.randomUUID();
      keys.set(request, key);
      return key;
    },
    /** The server answered: done, or refused with `error`. */
    settle: (request: string, error?: unknown): void => {
      if (error === undefined || (error instanceof ApiProblem && !error.isOutcomeUnknown)) keys.delete(request);
    },
  };
};
