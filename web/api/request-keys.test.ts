import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './problem.ts';
import { createRequestKeys } from './request-keys.ts';

afterEach(() => void vi.useRealTimers());

describe('the idempotency key of a request', () => {
  it.each([
    ['no answer came', new ApiProblem(0, {})],
    ['the gateway gave up waiting', new ApiProblem(504, {})],
    ['the server failed', new ApiProblem(500, { code: 'internal' })],
    ['the first try is still running', new ApiProblem(409, { code: 'request-in-progress' })],
    ['the answer could not be read', new TypeError('not an answer')],
    ['there were too many requests', new ApiProblem(429, {})],
    ['the session is over', new ApiProblem(401, {})],
  ])('is kept while an attempt may have been executed: %s', (_, error) => {
    const keys = createRequestKeys();
    const key = keys.keyOf('order');
    keys.settle('order', error);
    expect(keys.keyOf('order')).toBe(key);
  });

  it.each([
    ['it was done', undefined],
    ['it was refused', new ApiProblem(422, { code: 'shift-too-soon' })],
    ['somebody else changed it', new ApiProblem(409, { code: 'changed' })],
  ])('is replaced when the outcome is known: %s', (_, error) => {
    const keys = createRequestKeys();
    const key = keys.keyOf('order');
    keys.settle('order', error);
    expect(keys.keyOf('order')).not.toBe(key);
  });

  it('is kept when a retry after a lost response is throttled', () => {
    const keys = createRequestKeys();
    const key = keys.keyOf('order');
    keys.settle('order', new ApiProblem(504, {}));
    keys.settle('order', new ApiProblem(429, { code: 'too-many-requests' }));
    expect(keys.keyOf('order')).toBe(key);
  });

  it('is kept for each of several pending requests', () => {
    const keys = createRequestKeys();
    const first = keys.keyOf('first comment');
    const second = keys.keyOf('second comment');
    expect(second).not.toBe(first);
    // Of the same length.
    expect(keys.keyOf('third comment')).not.toBe(first);
    keys.settle('first comment', new ApiProblem(0, {}));
    keys.settle('second comment');
    expect(keys.keyOf('first comment')).toBe(first);
  });

  it('ends three minutes after the last attempt: a later identical request is another one', () => {
    vi.useFakeTimers();
    const keys = createRequestKeys();
    const send = () => {
      const key = keys.keyOf('order');
      vi.advanceTimersByTime(30_000);
      keys.settle('order', new ApiProblem(0, {}));
      return key;
    };
    const first = send();
    vi.advanceTimersByTime(170_000);
    expect(send()).toBe(first);
    vi.advanceTimersByTime(3 * 60_000 + 1);
    expect(send()).not.toBe(first);
  });
});
