import { assert, array, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { secondsToWait, stillCounted } from './rate-limit.ts';

const limit = { count: 3, seconds: 600 };

it('a limit allows events up to its count, and again when the oldest is out of the window', () => {
  expect(secondsToWait([], limit, 0)).toBe(0);
  expect(secondsToWait([0, 60], limit, 100)).toBe(0);
  expect(secondsToWait([0, 60, 90], limit, 100)).toBe(500);
  expect(secondsToWait([0, 60, 90], limit, 599)).toBe(1);
  expect(secondsToWait([0, 60, 90], limit, 600)).toBe(0);
  expect(stillCounted([0, 60, 90], limit, 600)).toEqual([60, 90]);
});

it('a limit with a count of zero waits for the whole window', () => {
  expect(secondsToWait([], { count: 0, seconds: 600 }, 100)).toBe(600);
});

it('a limit never allows more than its count in any window of its length', () => {
  assert(
    property(array(integer({ min: 0, max: 400 }), { maxLength: 60 }), (pauses) => {
      const taken: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (secondsToWait(taken, limit, now) === 0) taken.push(now);
      }
      for (const from of taken)
        expect(taken.filter((time) => time >= from && time < from + limit.seconds).length).toBeLessThanOrEqual(3);
    }),
  );
});

it('a limit says exactly how long to wait', () => {
  assert(
    property(array(integer({ min: 0, max: 599 }), { minLength: 3, maxLength: 3 }), (given) => {
      const times = given.toSorted((one, other) => one - other);
      const wait = secondsToWait(times, limit, 599);
      expect(secondsToWait(times, limit, 599 + wait)).toBe(0);
      if (wait > 0) expect(secondsToWait(times, limit, 599 + wait - 1)).toBe(1);
    }),
  );
});
