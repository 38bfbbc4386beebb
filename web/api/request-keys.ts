import { isFinalRefusal } from './problem.ts';

/**
 * Milliseconds after the last try. A later identical request is meant as another one, which must not get the first
 * one's answer. The server gives up after 30 s.
 */
const lifetime = 3 * 60_000;

/**
 * Idempotency keys of requests that may be retried, by the request's text. A retry of the same request uses the same
 * key. Several requests may be pending at a time.
 */
export const createRequestKeys = () => {
  const keys = new Map<string, { key: string; usedAt: number }>();
  const remember = (print: string, key: string) => void keys.set(print, { key, usedAt: Date.now() });
  return {
    keyOf: (request: string): string => {
      for (const [print, { usedAt }] of keys) if (Date.now() - usedAt > lifetime) keys.delete(print);
      const print = fingerprint(request);
      const key = keys.get(print)?.key ?? crypto.randomUUID();
      remember(print, key);
      return key;
    },
    /**
     * Ends a request with success or with `error`. A retryable error says nothing about earlier tries, which may
     * have been executed: a rate limit or an ended session refuses a request before its key is compared.
     */
    settle: (request: string, error?: unknown): void => {
      const print = fingerprint(request);
      const known = keys.get(print);
      if (error === undefined || isFinalRefusal(error)) keys.delete(print);
      else if (known) remember(print, known.key);
    },
  };
};

/**
 * Two 32-bit FNV-1a hashes of different seeds and the length, so that no body, such as a password, stays in memory. Of
 * two requests with one fingerprint the server would refuse the second, because it compares the bodies of a key.
 */
const fingerprint = (text: string): string => `${fnv1a(text, 0x811c9dc5)} ${fnv1a(text, 0x01234567)} ${text.length}`;
const fnv1a = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
