import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { api } from '../api/client.ts';
import { onClearCaches } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';

/** An unconfirmed message: `failed` is null while it is being sent, otherwise the error. */
export type Unsent<R> = { key: string; request: R; at: string; failed: string | null };

type Items = readonly Unsent<unknown>[];

let boxes = new Map<string, Items>();
const none: readonly Unsent<never>[] = [];
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};
onClearCaches(() => {
  boxes = new Map();
  notifyListeners();
});

export const itemsOf = (name: string): Items => boxes.get(name) ?? none;
const change = (name: string, next: (items: Items) => Items) => {
  boxes.set(name, next(itemsOf(name)));
  notifyListeners();
};
const without = (key: string) => (items: Items) => items.filter((one) => one.key !== key);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the item in the outbox until it is sent. After a change of the account its result has no place any more. */
export const deliver = async <R>(name: string, item: Unsent<R>, send: () => Promise<unknown>): Promise<void> => {
  const owned = boxes;
  const replace = (...items: Items) => {
    if (boxes === owned) change(name, (all) => [...without(item.key)(all), ...items]);
  };
  replace({ ...item, failed: null });
  try {
    await send();
    replace();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    replace({ ...item, failed: error.message });
  }
};

/**
 * Sends any number of requests concurrently. Failed ones stay in the outbox `name`, even on other screens, until they
 * are resent with the same idempotency key or discarded.
 */
export const useOutbox = <E extends Endpoint>(name: string, contract: E) => {
  const client = useQueryClient();
  const items = useSyncExternalStore(subscribe, () => itemsOf(name)) as readonly Unsent<Request<E>>[];
  const send = (item: Unsent<Request<E>>): Promise<void> =>
    deliver(name, item, async () => {
      await api(contract, item.request, { key: item.key });
      await client.invalidateQueries({ queryKey: [contract.area] });
    });
  return {
    items,
    add: (request: Request<E>) =>
      send({ key: crypto.randomUUID(), request, at: new Date().toISOString(), failed: null }),
    retry: send,
    drop: ({ key }: Unsent<Request<E>>) => change(name, without(key)),
  };
};
