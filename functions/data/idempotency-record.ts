import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** What the same request gets when it is sent again. */
export type KeptAnswer = APIGatewayProxyStructuredResultV2;
/** A claimed Idempotency-Key; `token` tells this claim from a later one of the same key. */
export type ClaimedKey = { account_id: string; key: string; token: string };
/** The record of the request that runs. Its first transaction sets `done` and stores `answer`. */
export type IdempotencyRecord = ClaimedKey & {
  done: boolean;
  answer?: KeptAnswer;
  toAnswer: (reply: unknown) => KeptAnswer;
};

const current = new AsyncLocalStorage<IdempotencyRecord>();

export const withIdempotencyRecord = <T>(record: IdempotencyRecord, run: () => Promise<T>): Promise<T> =>
  current.run(record, run);
/** Runs outside the idempotency record, for counters and logs that must not mark the request as done. */
export const withoutIdempotencyRecord = <T>(run: () => Promise<T>): Promise<T> => current.exit(run);
export const currentIdempotencyRecord = (): IdempotencyRecord | undefined => current.getStore();

/**
 * The reply, to be stored by the transaction that does the work: call it before the write. A crash after the write then
 * leaves the answer for the retry.
 */
export const keepReply = <R>(reply: R): R => {
  const record = current.getStore();
  if (record) record.answer = record.toAnswer(reply);
  return reply;
};
