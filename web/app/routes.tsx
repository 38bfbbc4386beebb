import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { Crash } from './crash.tsx';
import { Frameless } from './frameless.tsx';
import { guarded, screen } from './screen.ts';
import { leave, requireMe, toHome, visitorsOnly } from './session-guard.ts';
import { Shell } from './shell.tsx';
import { Splash } from './splash.tsx';

const stores = { parents: [{ label: 'menu.stores', to: paths.stores.list }] };

/** The table of contents: every address, who may open it, and the screen that answers. Each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Splash,
    ErrorBoundary: Crash,
    children: [
      { path: '/', loader: toHome },
      { path: '/logout', loader: leave },
      { path: '/auth', loader: () => redirect(paths.signIn) },
      {
        Component: Frameless,
        children: [
          { path: '/auth/main', loader: visitorsOnly, ...screen(() => import('../features/auth/sign-in.tsx'), 'auth') },
        ],
      },
      {
        Component: Shell,
        loader: ({ request }) => requireMe(request),
        shouldRevalidate: () => false,
        children: [
          { path: '/settings/profile', ...screen(() => import('./profile.tsx')) },
          { path: '/error/error-v1', ...screen(() => import('./missing.tsx')) },

          guarded(
            '/stores/list',
            'store.list',
            screen(() => import('../features/stores/store-list.tsx'), 'stores'),
            {},
          ),
          guarded(
            '/stores/new',
            'store.create',
            screen(() => import('../features/stores/store-new.tsx'), 'stores'),
            stores,
          ),
          guarded(
            '/stores/edit/:id',
            'store.read',
            screen(() => import('../features/stores/store-edit.tsx'), 'stores'),
            stores,
          ),

          { path: '*', loader: () => redirect(paths.missing) },
        ],
      },
    ],
  },
];
