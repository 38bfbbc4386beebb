import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { api } from '../api/client.ts';
import { onClearCaches } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';
import { refreshArea } from '../api/refresh-area.ts';
import { setUnsaved } from './unsaved.ts';

/** An unconfirmed message: `failed` is null while it is being sent, otherwise the error. */
export type Unsent<R> = { key: string; request: R; at: string; failed: string | null };

type Items = readonly Unsent<unknown>[];

let boxes = new Map<string, Items>();
/** The last request of each outbox. */
let turns = new Map<string, Promise<void>>();
const none: readonly Unsent<never>[] = [];
const listeners = new Set<() => void>();
const notifyListeners = () => {
  setUnsaved(
    'outbox',
    [...boxes.values()].some((items) => items.length > 0),
  );
  for (const listener of listeners) listener();
};
onClearCaches(() => {
  boxes = new Map();
  turns = new Map();
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

/**
 * Keeps the item in the outbox until it is sent. The items of an outbox are sent one after another, in order. After a
 * change of the account waiting items are not sent, and results are dropped.
 */
export const deliver = <R>(name: string, item: Unsent<R>, send: () => Promise<unknown>): Promise<void> => {
  const owned = boxes;
  const before = turns.get(name);
  const replace = (...items: Items) => {
    if (boxes === owned) change(name, (all) => [...without(item.key)(all), ...items]);
  };
  const sendInTurn = async () => {
    if (before) await before.catch(() => undefined);
    if (boxes !== owned) return;
    try {
      await send();
      replace();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      replace({ ...item, failed: error.message });
    }
  };
  replace({ ...item, failed: null });
  const turn = sendInTurn();
  turns.set(name, turn);
  return turn;
};

/**
 * Sends requests in order, without blocking the user. Failed ones stay in the outbox `name`, even on other screens, until they
 * are resent with the same idempotency key or discarded.
 */
export const useOutbox = <E extends Endpoint>(name: string, contract: E) => {
  const client = useQueryClient();
  const items = useSyncExternalStore(subscribe, () => itemsOf(name)) as readonly Unsent<Request<E>>[];
  const send = (item: Unsent<Request<E>>): Promise<void> =>
    deliver(name, item, async () => {
      await api(contract, item.request, { key: item.key });
      await refreshArea(client, contract.area);
    });
  return {
    items,
    add: (request: Request<E>) =>
      send({ key: crypto.randomUUID(), request, at: new Date().toISOString(), failed: null }),
    retry: send,
    drop: ({ key }: Unsent<Request<E>>) => change(name, without(key)),
  };
};
