import { useSyncExternalStore } from 'react';

/** Whether the window has at least this width. Below md a board becomes an agenda and a table becomes a list. */
const widths = { md: '(width >= 48rem)', lg: '(width >= 64rem)', xl: '(width >= 75rem)' };
const queries = new Map(Object.entries(widths).map(([name, query]) => [name, matchMedia(query)]));

export const useWide = (width: keyof typeof widths): boolean =>
  useSyncExternalStore(
    (listener) => {
      queries.get(width)?.addEventListener('change', listener);
      return () => queries.get(width)?.removeEventListener('change', listener);
    },
    () => queries.get(width)?.matches ?? false,
  );
