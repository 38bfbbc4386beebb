import { AsyncLocalStorage } from 'node:async_hooks';

/** The Idempotency-Key record that this request has claimed: its first transaction marks it as done. */
export type IdempotencyRecord = { account_id: string; key: string; token: string; done: boolean };

const current = new AsyncLocalStorage<IdempotencyRecord>();

export const withIdempotencyRecord = <T>(idempotencyRecord: IdempotencyRecord, run: () => Promise<T>): Promise<T> =>
  current.run(idempotencyRecord, run);
/** For what is counted or noted beside the request's own write, which it does not stand for. */
export const withoutIdempotencyRecord = <T>(run: () => Promise<T>): Promise<T> => current.exit(run);
export const currentIdempotencyRecord = (): IdempotencyRecord | undefined => current.getStore();
