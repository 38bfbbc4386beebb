import { randomUUID } from 'node:crypto';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { Problem } from '#shared/domain/problem.ts';
import { limits } from '#shared/domain/rate-limits.ts';
import { whileContended, writes } from '../../test/world/faults.ts';
import { consume, countFailures, refund } from './rate-limits.ts';
import { TooContended } from './write-errors.ts';

/** The tries of one transaction: more would outlast the time of a request. */
const tries = 10;

/** The transactions on counters that `run` sends while each of them meets another one. */
const contended = async (run: () => Promise<void>): Promise<number> => {
  let sent = 0;
  const isOnCounter = (command: TransactWriteCommand) => {
    if (!writes('LIMIT#')(command)) return false;
    sent += 1;
    return true;
  };
  await whileContended(isOnCounter, run);
  return sent;
};

it('a use that always meets other writers is given up after the tries of one transaction', async () => {
  const use = () => consume('downloads-of-account', randomUUID(), new Date().toISOString());
  expect(await contended(() => expect(use()).rejects.toThrow(TooContended))).toBe(tries);
});

it('so is a refund, without an error: the use ends by itself', async () => {
  const use = { limit: 'downloads-of-account', subject: randomUUID() } as const;
  const now = new Date().toISOString();
  await consume(use.limit, use.subject, now);
  expect(await contended(() => refund(use, now))).toBe(tries);
});

describe('of attempts whose failures are limited,', () => {
  const start = Date.parse('2031-06-01T05:58:30.000Z');
  const after = (seconds: number) => new Date(start + seconds * 1000).toISOString();
  const limit = 'wrong-passwords-of-login';
  const { count, seconds } = limits[limit];
  const some = () => [{ limit, subject: randomUUID() }] as const;
  const wrong = () => Promise.reject(new Problem('invalid-password'));
  const right = () => Promise.resolve('token');
  const times = (run: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: count }, run));
  const retryAfter = (run: Promise<unknown>) =>
    run.then(
      () => null,
      (error: unknown) => (error instanceof Problem && error.code === 'login-limit' ? error.details.retryAfter : error),
    );

  it('those that fail count for the time of the limit', async () => {
    const uses = some();
    await times(() => countFailures(uses, after(0), wrong));
    expect(await retryAfter(countFailures(uses, after(40), right))).toBe(seconds - 40);
    expect(await countFailures(uses, after(seconds), right)).toBe('token');
  });

  it('those that run count, and those that were cut off half a minute ago do not', async () => {
    const uses = some();
    let running = 0;
    const endless = () => new Promise<never>(() => void (running += 1));
    void times(() => countFailures(uses, after(0), endless));
    await expect.poll(() => running).toBe(count);
    expect(await retryAfter(countFailures(uses, after(1), right))).toBe(29);
    expect(await countFailures(uses, after(30), right)).toBe('token');
  });

  it('those that succeed or break count no more', async () => {
    const uses = some();
    await times(() => countFailures(uses, after(0), right));
    await times(() => countFailures(uses, after(0), () => Promise.reject(new Error('The user pool is down'))));
    expect(await countFailures(uses, after(0), right)).toBe('token');
  });
});
