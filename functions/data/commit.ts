import type { IdempotencyRecord } from './idempotency-record.ts';
import { currentIdempotencyRecord } from './idempotency-record.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { ConditionFailed, transact } from './table.ts';
import { KeyTakenOver } from './write-errors.ts';

/**
 * `transact` for the writes that a request is for. If the request carries an Idempotency-Key, the same transaction
 * marks the key as done and stores the response that `storeReply` set, so the writes and the response of a retry are
 * kept together or not at all. Throws KeyTakenOver if another request took over the key. A request commits once;
 * counters and preparations use `transact`.
 */
export const commit = async (writes: readonly Write[], tries?: number): Promise<void> => {
  const record = currentIdempotencyRecord();
  if (!record) return transact(writes, tries);
  if (record.done) throw new Error('A request with an Idempotency-Key commits once');
  await transact([...writes, markDone(record)], tries).catch((error: unknown) => {
    throw error instanceof ConditionFailed && error.parts.includes(ofKey) ? new KeyTakenOver() : error;
  });
  record.done = true;
};

const ofKey = 'idempotency-record';

const markDone = ({ account_id, key, token, answer }: IdempotencyRecord): Write => {
  if (!answer) throw new Error('storeReply comes before commit');
  return {
    part: ofKey,
    update: keys.idempotency(account_id, key),
    set: 'SET done = :true, answer = :answer',
    values: { ':true': true, ':answer': answer },
    if: { expression: '#token = :token', names: { '#token': 'token' }, values: { ':token': token } },
  };
};
