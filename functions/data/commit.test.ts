import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { commit } from './commit.ts';
import type { IdempotencyRecord } from './idempotency-record.ts';
import { storeReply, withIdempotencyRecord } from './idempotency-record.ts';
import { claimKey, releaseKey, storeResponse } from './idempotency.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { ConditionFailed, get, ifNotExists, maxWrites, transact } from './table.ts';
import { KeyTakenOver } from './write-errors.ts';

const now = '2031-05-06T08:00:00.000Z';
const aWrite = (id: string): Write => ({ part: 'file', put: { ...keys.file(id), id }, if: ifNotExists });

/** Runs with a newly claimed key, as a request does. */
const withKey = async (change: Partial<IdempotencyRecord>, run: () => Promise<unknown>) => {
  const [account_id, key] = [randomUUID(), randomUUID()];
  const claim = await claimKey({ account_id, key, request: 'hash', now });
  if (claim.state !== 'claimed') throw new Error('A new key can be claimed');
  const toAnswer = (reply: unknown) => ({ statusCode: 200, body: JSON.stringify(reply) });
  await withIdempotencyRecord({ ...claim.claimed, done: false, toAnswer, ...change }, run);
  return get(keys.idempotency(account_id, key));
};

it('a commit stores the response of its key with its writes; a transaction beside it does not', async () => {
  const id = randomUUID();
  const kept = await withKey({}, async () => {
    await transact([aWrite(randomUUID())]);
    storeReply({ id });
    await commit([aWrite(id)]);
    await transact([aWrite(randomUUID())]);
  });
  expect(kept).toMatchObject({ done: true, answer: { statusCode: 200, body: JSON.stringify({ id }) } });
  expect(await get(keys.file(id))).toMatchObject({ id });

  const untouched = await withKey({}, () => transact([aWrite(randomUUID())]));
  expect(untouched?.['done']).toBeUndefined();
});

it('a commit of a key that another request took over writes nothing', async () => {
  const id = randomUUID();
  const taken = withKey({ token: 'of the other request' }, () => {
    storeReply({ id });
    return commit([aWrite(id)]);
  });
  await expect(taken).rejects.toThrow(KeyTakenOver);
  expect(await get(keys.file(id))).toBeUndefined();
});

it('a condition of its own that a commit fails is no taken over key', async () => {
  const id = randomUUID();
  await transact([aWrite(id)]);
  const refused = withKey({}, () => {
    storeReply({ id });
    return commit([aWrite(id)]);
  });
  await expect(refused).rejects.toEqual(new ConditionFailed(['file']));
});

it('a request whose key was taken over can neither answer it nor release it', async () => {
  const claimed = { account_id: randomUUID(), key: randomUUID(), request: 'hash', now };
  const [slow, next] = [await claimKey(claimed), await claimKey({ ...claimed, now: '2031-05-06T08:01:01.000Z' })];
  if (slow.state !== 'claimed' || next.state !== 'claimed') throw new Error('A crashed request loses its key');
  await storeResponse(slow.claimed, { statusCode: 200 });
  await releaseKey(slow.claimed);
  const stored = await get(keys.idempotency(claimed.account_id, claimed.key));
  expect([stored?.['token'], stored?.['answer']]).toEqual([next.claimed.token, undefined]);
});

it('a second commit of a request, and one without its reply, are defects', async () => {
  await expect(withKey({}, () => commit([aWrite(randomUUID())]))).rejects.toThrow('storeReply comes before commit');
  const twice = withKey({}, async () => {
    storeReply({});
    await commit([aWrite(randomUUID())]);
    await commit([aWrite(randomUUID())]);
  });
  await expect(twice).rejects.toThrow('commits once');
});

it('a transaction above the limit of DynamoDB names its parts before anything is sent', async () => {
  const writes = Array.from({ length: maxWrites + 1 }, () => aWrite(randomUUID()));
  await expect(transact(writes)).rejects.toThrow('A transaction of 101 writes (file); the limit is 100');
  await expect(transact(writes.slice(1))).resolves.toBeUndefined();
});
