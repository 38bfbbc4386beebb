import { useSyncExternalStore } from 'react';

/** A value outside of React that components can watch. `read` returns the same object until the value changes. */
export type Watched<T> = { read: () => T; subscribe: (listener: () => void) => () => void };
export type Store<T> = Watched<T> & { write: (next: T) => void };

/** The subscribers of a value. `start` runs with the first one and returns what ends it with the last one. */
export const createListeners = (start?: (notify: () => void) => () => void) => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  return {
    notify,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) stop = start?.(notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
};

export const createStore = <T>(initial: T): Store<T> => {
  const { notify, subscribe } = createListeners();
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
      notify();
    },
    subscribe,
  };
};

/** A value of the browser that changes with events of the window. */
export const watchWindow = <T>(events: readonly string[], read: () => T): Watched<T> => ({
  read,
  ...createListeners((notify) => {
    for (const event of events) addEventListener(event, notify);
    return () => {
      for (const event of events) removeEventListener(event, notify);
    };
  }),
});

/** The current value. `prerendered` is the value in prerendered documents, where there is no browser. */
export const useStore = <T>({ subscribe, read }: Watched<T>, prerendered?: NoInfer<T>): T =>
  useSyncExternalStore(subscribe, read, () => prerendered as T);
