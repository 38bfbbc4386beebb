import { expect, it } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { type Outcome, runInBulk } from './run-in-bulk.ts';

const rows = Array.from({ length: 10 }, (_, n) => n);
const run = async (act: (row: number) => Promise<unknown>, stop = new AbortController()) => {
  const outcomes: Outcome<number>[] = [];
  await runInBulk(rows, act, { signal: stop.signal, onOutcome: (outcome) => outcomes.push(outcome) });
  return outcomes;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('every row is tried once, four at the same time, and a refusal stops no other row', async () => {
  let [running, most] = [0, 0];
  const outcomes = await run(async (row) => {
    most = Math.max(most, ++running);
    await turn();
    running--;
    if (row === 3) throw new ApiProblem(409, { message: 'Changed' });
  });
  expect(most).toBe(4);
  expect(outcomes.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(rows);
  expect(outcomes.filter(({ refusal }) => refusal)).toMatchObject([{ row: 3, refusal: { message: 'Changed' } }]);
});

it('after a stop no further request starts, and the running ones are reported', async () => {
  const stop = new AbortController();
  const outcomes = await run(async (row) => {
    await turn();
    if (row === 0) stop.abort();
  }, stop);
  expect(outcomes.map(({ row }) => row).toSorted()).toEqual([0, 1, 2, 3]);
});

it('an error that is no refusal ends the run', async () => {
  await expect(run(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect');
});
