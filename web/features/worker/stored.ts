import type * as z from 'zod/mini';

/** A value in localStorage under one key, shared by all tabs. Unreadable values count as missing. */
export type Stored<T> = {
  read: () => T;
  write: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export const stored = <S extends z.ZodMiniType>(key: string, schema: S, empty: z.output<S>): Stored<z.output<S>> => {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: z.output<S> } = { text: null, value: empty };
  const announce = (event: StorageEvent) => {
    if (event.key === key) for (const listener of listeners) listener();
  };
  return {
    read: () => {
      const text = localStorage.getItem(key);
      if (text !== known.text) known = { text, value: schema.safeParse(json(text)).data ?? empty };
      return known.value;
    },
    write: (next) => {
      localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', announce);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', announce);
      };
    },
  };
};

const json = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
