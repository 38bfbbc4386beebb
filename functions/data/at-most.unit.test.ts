import { expect, it } from 'vitest';
import { mapAtMost } from './at-most.ts';

it('runs so many at once and no more, and returns the results in the order of the values', async () => {
  let running = 0;
  const seen: number[] = [];
  const values = Array.from({ length: 100 }, (_, n) => n);
  const results = await mapAtMost(
    values,
    async (value) => {
      seen.push(++running);
      // Later ones are done sooner.
      for (let turn = value; turn < 100; turn++) await Promise.resolve();
      running--;
      return `${value}`;
    },
    7,
  );
  expect(results).toEqual(values.map(String));
  expect(Math.max(...seen)).toBe(7);
});

it('throws the first error, and starts none after it', async () => {
  const started: number[] = [];
  const run = mapAtMost(
    [1, 2, 3, 4, 5],
    async (value) => {
      started.push(value);
      if (value === 2) throw new Error('The second');
      await Promise.resolve();
    },
    2,
  );
  await expect(run).rejects.toThrow('The second');
  expect(started).not.toContain(5);
  expect(await mapAtMost([], async () => 1)).toEqual([]);
});
