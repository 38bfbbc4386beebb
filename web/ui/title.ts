import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** The page sets its title once (ui/page.tsx). The breadcrumb, the narrow header and the browser's tab show it. */
const current = createStore('');

export const useSetTitle = (title: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · Smena` : 'Smena';
    current.write(title);
  }, [title]);
};

export const useTitle = (): string => useStore(current, '');
