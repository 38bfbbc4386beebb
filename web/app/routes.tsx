import { type LoaderFunction, redirect, type RouteObject } from 'react-router';
import { may } from '#shared/domain/access.ts';
import { firstRole } from '#shared/domain/roles.ts';
import type { AreaRoutes, Guard, ScreenRoute } from '../kit/parts/area-routes.ts';
import { paths } from '../paths.ts';
import { Crash, ScreenCrash } from './crash.tsx';
import { layout, screen } from './screen.tsx';
import {
  leave,
  unnamedCompanyOnly,
  openToAll,
  readersOnly,
  requireMe,
  toHome,
  visitorsOnly,
  workersOnly,
} from './session-guard.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { Splash } from './splash.tsx';

/** Every area's routes are in its own file. */
const areas = Object.values(
  import.meta.glob<AreaRoutes>(['../features/*/routes.ts', './shell-routes.ts'], { import: 'default', eager: true }),
);

const guards: Record<Guard | 'signed-in', LoaderFunction | undefined> = {
  public: undefined,
  // The layout of signed-in pages requires it.
  'signed-in': undefined,
  visitors: visitorsOnly,
  'unnamed-company': unnamedCompanyOnly,
  readers: readersOnly,
};

/** Without the permission, the user is redirected to the "not found" page. */
const guardOf = (access: ScreenRoute['access']): LoaderFunction | undefined =>
  access in guards
    ? guards[access as keyof typeof guards]
    : async ({ request }) =>
        may(firstRole((await requireMe(request)).roles), access as Exclude<typeof access, keyof typeof guards>)
          ? null
          : redirect(paths.missing);

/** The screens in a layout, with an error boundary per area: a screen that fails leaves its layout usable. */
const screensIn = (name: Layout): RouteObject[] => areas.flatMap((area) => screensOf(area, name));

const screensOf = ({ area, routes }: AreaRoutes, name: Layout): RouteObject[] => {
  const children = routes
    .filter((route) => (route.layout ?? 'shell') === name)
    .map(({ path, access, load, parents, board, messages = [] }): RouteObject => {
      const loader = guardOf(access);
      return {
        path,
        handle: { parents, board },
        ...screen([area, ...messages], load, framed(name)),
        ...(loader && { loader }),
      };
    });
  return children.length > 0 ? [{ ErrorBoundary: framed(name) ? ScreenCrash : Crash, children }] : [];
};

type Layout = NonNullable<ScreenRoute['layout']>;
/** Whether the layout has a frame around its screens. */
const framed = (name: Layout): boolean => name !== 'sign-in';

/** Layouts of signed-in pages load in parallel with the account. Visitors do not load them. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Splash,
    ErrorBoundary: Crash,
    children: [
      { path: paths.root, loader: toHome },
      { path: paths.signOut, loader: leave },
      { path: '/auth', loader: () => redirect(paths.signIn) },
      { Component: SignInLayout, children: screensIn('sign-in') },
      {
        ...layout(() => import('./public-layout.tsx')),
        loader: openToAll,
        shouldRevalidate: () => false,
        children: screensIn('public'),
      },
      {
        ...layout(() => import('./worker-layout.tsx')),
        loader: ({ request }) => workersOnly(request),
        children: screensIn('worker'),
      },
      {
        ...layout(() => import('./shell.tsx')),
        loader: ({ request }) => requireMe(request),
        shouldRevalidate: () => false,
        children: [...screensIn('shell'), { path: '*', loader: () => redirect(paths.missing) }],
      },
    ],
  },
];
