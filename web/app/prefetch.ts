import { matchRoutes, type RouteObject } from 'react-router';
import { onSignIn } from '../api/session.ts';
import { paths } from '../paths.ts';

const fetched = new Set<unknown>();
const fetchScreen = (routes: RouteObject[], pathname: string): void => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function' || fetched.has(route.lazy)) continue;
    fetched.add(route.lazy);
    void route.lazy();
  }
};

/** While Cognito is queried, loads the shell and the screen that most people open first. */
export const prefetchOnSignIn = (routes: RouteObject[]): void => onSignIn(() => fetchScreen(routes, paths.profile));

/** Loads the code of a link's screen on hover or focus. One delegated listener serves all links. */
export const prefetchOnIntent = (routes: RouteObject[]): void => {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    fetchScreen(routes, link.pathname);
  };
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
};
