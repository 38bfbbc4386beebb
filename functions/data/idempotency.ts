import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expiry } from './indexes.ts';
import type { Key } from './keys.ts';
import { part } from './part.ts';
import { ConditionFailed, get, transact, type Write } from './table.ts';
import { wait } from './wait.ts';
import { TooContended } from './write-errors.ts';

export const idempotencyRecordKey = (accountId: string, key: string): Key => ({
  pk: `ONCE#${accountId}#${key}`,
  sk: 'ONCE',
});

/** The stored response for a repeated request. */
type KeptAnswer = APIGatewayProxyStructuredResultV2;
/** A claimed Idempotency-Key. `token` distinguishes this claim from a later claim of the same key. */
export type ClaimedKey = { account_id: string; key: string; token: string };

type Claim =
  | { state: 'claimed'; claimed: ClaimedKey }
  | { state: 'answered'; answer: KeptAnswer }
  | { state: 'in-progress' }
  | { state: 'other-request' };

const day = 86_400;
/**
 * Seconds, longer than any handler may run. An older unfinished claim belongs to a crashed request and may be taken.
 */
const maxRunSeconds = 60;
/** Milliseconds. A concurrent request with the same key waits for the first one's response, three seconds in total. */
const maxPauseMs = 1600;

/** Claims a key for a request (its hash), or returns the outcome of the request that holds it. Kept for a day. */
export const claimKey = async (claim: {
  account_id: string;
  key: string;
  request: string;
  now: string;
}): Promise<Claim> => {
  const { account_id, key, request } = claim;
  const now = Math.floor(Date.parse(claim.now) / 1000);
  const token = randomUUID();
  try {
    await transact([
      {
        part: 'claim',
        put: {
          ...idempotencyRecordKey(account_id, key),
          request_hash: request,
          token,
          claimed_at: now,
          [expiry]: now + day,
        },
        if: {
          expression: `attribute_not_exists(pk) OR ${expiry} < :now OR
            (claimed_at < :crashed AND attribute_not_exists(done) AND attribute_not_exists(answer)
              AND request_hash = :request)`,
          values: { ':now': now, ':crashed': now - maxRunSeconds, ':request': request },
        },
      },
    ]);
    return { state: 'claimed', claimed: { account_id, key, token } };
  } catch (error) {
    if (!(error instanceof ConditionFailed || error instanceof TooContended)) {
      // The claim may be written with only its answer lost. The request is not run, so its retry must find a free key.
      await releaseKey({ account_id, key, token }).catch(() => undefined);
      throw error;
    }
  }
  for (let pause = 50; pause <= maxPauseMs; pause *= 2) {
    const earlier = await get(idempotencyRecordKey(account_id, key));
    if (earlier && earlier['request_hash'] !== request) return { state: 'other-request' };
    if (earlier?.['answer']) return { state: 'answered', answer: earlier['answer'] as KeptAnswer };
    await wait(pause);
  }
  return { state: 'in-progress' };
};

/** The part of `keyDoneWrite`. It fails if another request took over the key, because this one looked crashed. */
export const ofKey = part('idempotency-record');

/** Marks the key as done and stores the response, in the transaction of what the request is for. */
export const keyDoneWrite = ({ account_id, key, token }: ClaimedKey, answer: KeptAnswer): Write => ({
  part: ofKey,
  update: idempotencyRecordKey(account_id, key),
  set: 'SET done = :true, answer = :answer',
  values: { ':true': true, ':answer': answer },
  if: { expression: '#token = :token', names: { '#token': 'token' }, values: { ':token': token } },
});

/** Stores the response of a request that wrote nothing, for its retries. */
export const storeResponse = ({ account_id, key, token }: ClaimedKey, answer: KeptAnswer): Promise<void> =>
  unlessTakenOver(
    transact([
      {
        part: 'claim',
        update: idempotencyRecordKey(account_id, key),
        set: 'SET answer = :answer',
        values: { ':answer': answer },
        if: { expression: '#token = :token', names: { '#token': 'token' }, values: { ':token': token } },
      },
    ]),
  );

/** Releases the key of a request that wrote nothing, so that it may be tried again. A key marked as done stays. */
export const releaseKey = ({ account_id, key, token }: ClaimedKey): Promise<void> =>
  unlessTakenOver(
    transact([
      {
        part: 'claim',
        remove: idempotencyRecordKey(account_id, key),
        if: {
          expression: '#token = :token AND attribute_not_exists(done)',
          names: { '#token': 'token' },
          values: { ':token': token },
        },
      },
    ]),
  );

const unlessTakenOver = async (write: Promise<void>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};
