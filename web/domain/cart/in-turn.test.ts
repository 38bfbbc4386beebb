import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

it('runs work one after another', async () => {
  const { inTurn, isIdle } = createTurns();
  const started: string[] = [];
  const first = gate();
  const one = inTurn('a', async () => {
    started.push('one');
    await first.opened;
    return isIdle();
  });
  const two = inTurn('b', async () => {
    started.push('two');
    return isIdle();
  });
  expect(started).toEqual(['one']);
  first.open();
  expect(await Promise.all([one, two])).toEqual([false, true]);
  expect(started).toEqual(['one', 'two']);
});

it('does only the last of the work that waits under a key', async () => {
  const { inTurn } = createTurns();
  const first = gate();
  const done: number[] = [];
  const work = (n: number) => async () => {
    if (n === 1) await first.opened;
    done.push(n);
    return n;
  };
  const all = [1, 2, 3, 4].map((n) => inTurn('a', work(n)));
  first.open();
  expect(await Promise.all(all)).toEqual([1, undefined, undefined, 4]);
  expect(done).toEqual([1, 4]);
});

it('goes on after a failure, which its caller gets', async () => {
  const { inTurn } = createTurns();
  const failing = inTurn('a', () => Promise.reject(new Error('refused')));
  const next = inTurn('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
  expect(await inTurn('a', () => Promise.resolve('again'))).toBe('again');
});
