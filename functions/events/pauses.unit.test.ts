import { expect, it } from 'vitest';
import { maxTries, pauseAfter } from './pauses.ts';

it('a failing message is tried for more than four hours, with growing pauses of at most 15 minutes', () => {
  const pauses = Array.from({ length: maxTries - 1 }, (_, n) => pauseAfter(n + 1));
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(Math.max(...pauses)).toBe(900);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(4 * 3600);
});
