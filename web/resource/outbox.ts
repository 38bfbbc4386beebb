import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { api } from '../api/client.ts';
import { onClearCaches } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';

/** An unconfirmed message: `failed` is null while it is being sent, otherwise the error. */
export type Unsent<R> = { key: string; request: R; at: string; failed: string | null };

const boxes = new Map<string, readonly Unsent<unknown>[]>();
const none: readonly Unsent<never>[] = [];
const listeners = new Set<() => void>();
const put = (name: string, items: readonly Unsent<unknown>[]) => {
  boxes.set(name, items);
  for (const listener of listeners) listener();
};
onClearCaches(() => boxes.clear());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Sends any number of requests concurrently. Failed ones stay in the outbox `name`, even on other screens, until they
 * are resent with the same idempotency key or discarded.
 */
export const useOutbox = <E extends Endpoint>(name: string, contract: E) => {
  const client = useQueryClient();
  const items = useSyncExternalStore(subscribe, () => boxes.get(name) ?? none) as readonly Unsent<Request<E>>[];
  const others = (key: string) => (boxes.get(name) ?? none).filter((one) => one.key !== key);
  const send = async (item: Unsent<Request<E>>): Promise<void> => {
    put(name, [...others(item.key), { ...item, failed: null }]);
    try {
      await api(contract, item.request, { key: item.key });
      await client.invalidateQueries({ queryKey: [contract.area] });
      put(name, others(item.key));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      put(name, [...others(item.key), { ...item, failed: error.message }]);
    }
  };
  return {
    items,
    add: (request: Request<E>) =>
      send({ key: crypto.randomUUID(), request, at: new Date().toISOString(), failed: null }),
    retry: send,
    drop: ({ key }: Unsent<Request<E>>) => put(name, others(key)),
  };
};
