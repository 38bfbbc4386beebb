import { createListeners, useStore } from './store.ts';

/** Whether the window has at least this width. Below md a board becomes an agenda and a table becomes a list. */
const widths = { md: '(width >= 48rem)', lg: '(width >= 64rem)', xl: '(width >= 75rem)' };
type Width = keyof typeof widths;
const isWide = (width: Width) => ({
  read: () => matchMedia(widths[width]).matches,
  ...createListeners((notify) => {
    const query = matchMedia(widths[width]);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  }),
});
const stores = { md: isWide('md'), lg: isWide('lg'), xl: isWide('xl') };

export const useWide = (width: Width): boolean => useStore(stores[width], false);
