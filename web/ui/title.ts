import { useEffect, useSyncExternalStore } from 'react';

/** The page sets its title once (ui/page.tsx). The breadcrumb, the narrow header and the browser's tab show it. */
let current = '';
const listeners = new Set<() => void>();

export const useSetTitle = (title: string): void => {
  useEffect(() => {
    current = title;
    document.title = title ? `${title} · Smena` : 'Smena';
    for (const listener of listeners) listener();
  }, [title]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useTitle = (): string => useSyncExternalStore(subscribe, () => current);
