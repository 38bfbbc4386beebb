import { AsyncLocalStorage } from 'node:async_hooks';

/** The Idempotency-Key record that this request has claimed: its first transaction marks it as done. */
export type Receipt = { account_id: string; key: string; token: string; spent: boolean };

const current = new AsyncLocalStorage<Receipt>();

export const withReceipt = <T>(receipt: Receipt, run: () => Promise<T>): Promise<T> => current.run(receipt, run);
/** For what is counted or noted beside the request's own write, which it does not stand for. */
export const withoutReceipt = <T>(run: () => Promise<T>): Promise<T> => current.exit(run);
export const currentReceipt = (): Receipt | undefined => current.getStore();
