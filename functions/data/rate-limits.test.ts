import { randomUUID } from 'node:crypto';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { whileContended, writes } from '../../test/world/faults.ts';
import { consume, refund } from './rate-limits.ts';
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
