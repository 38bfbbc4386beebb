import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The stored response for a repeated request. */
export type KeptAnswer = APIGatewayProxyStructuredResultV2;
/** A claimed Idempotency-Key. `token` distinguishes this claim from a later claim of the same key. */
export type ClaimedKey = { account_id: string; key: string; token: string };
/** The record of the running request. Its `commit` sets `done` and stores `answer`. */
export type IdempotencyRecord = ClaimedKey & {
  done: boolean;
  answer?: KeptAnswer;
  toAnswer: (reply: unknown) => KeptAnswer;
};

const current = new AsyncLocalStorage<IdempotencyRecord>();

export const withIdempotencyRecord = <T>(record: IdempotencyRecord, run: () => Promise<T>): Promise<T> =>
  current.run(record, run);
export const currentIdempotencyRecord = (): IdempotencyRecord | undefined => current.getStore();

/** Sets the response that `commit` stores with its writes, so that a retry after a crash gets it. */
export const storeReply = <R>(reply: R): R => {
  const record = current.getStore();
  if (record) record.answer = record.toAnswer(reply);
  return reply;
};
