import type * as z from 'zod/mini';
import { remember } from '../../ui/remember.ts';
import { createListeners, type Store } from '../../ui/store.ts';

/** A value in localStorage under one key, shared by all tabs. Unreadable values count as missing. */
export type Stored<T> = Store<T>;

export const stored = <S extends z.ZodMiniType>(key: string, schema: S, empty: z.output<S>): Stored<z.output<S>> => {
  let known: { text: string | null; value: z.output<S> } = { text: null, value: empty };
  const { notify, subscribe } = createListeners((announce) => {
    const listen = (event: StorageEvent) => event.key === key && announce();
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  });
  return {
    read: () => {
      const text = localStorage.getItem(key);
      if (text !== known.text) known = { text, value: schema.safeParse(json(text)).data ?? empty };
      return known.value;
    },
    write: (next) => {
      remember(key, JSON.stringify(next));
      notify();
    },
    subscribe,
  };
};

const json = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
