import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** A link that is pointed at or focused loads its screen, so that the click finds it there. One listener for all links. */
export const prefetchOnIntent = (routes: RouteObject[]): void => {
  const fetched = new Set<unknown>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route.lazy)) continue;
      fetched.add(route.lazy);
      void route.lazy().catch(() => fetched.delete(route.lazy));
    }
  };
  addEventListener('pointerover', look, { passive: true });
  addEventListener('focusin', look);
};
