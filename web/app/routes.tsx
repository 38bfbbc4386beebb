import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { Crash, ScreenCrash } from './crash.tsx';
import { layout, guarded, screen } from './screen.ts';
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

/** The routes by area: address, permission and screen. Each screen is a separate chunk. */
const inStores = { parents: [{ label: 'menu.stores', to: paths.stores.list }] };
const stores: RouteObject[] = [
  guarded('stores', '/stores/list', 'store.list', () => import('../features/stores/store-list.tsx')),
  guarded('stores', '/stores/new', 'store.create', () => import('../features/stores/store-new.tsx'), inStores),
  guarded('stores', '/stores/edit/:id', 'store.read', () => import('../features/stores/store-edit.tsx'), inStores),
];

const inShifts = { parents: [{ label: 'menu.shifts' }] };
const inShiftList = { parents: [{ label: 'menu.shiftList', to: paths.shifts.list }] };
const shifts: RouteObject[] = [
  guarded('shifts', '/shifts/calendar', 'shift.list', () => import('../features/shifts/calendar/shift-calendar.tsx'), {
    ...inShifts,
    board: true,
  }),
  guarded('shifts', '/shifts/list', 'shift.list', () => import('../features/shifts/list/shift-list.tsx'), inShifts),
  guarded('shifts', '/shifts/new', 'shift.create', () => import('../features/shifts/order/shift-new.tsx'), inShiftList),
  guarded(
    'shifts',
    '/shifts/view/:id',
    'shift.read',
    () => import('../features/shifts/view/shift-view.tsx'),
    inShiftList,
  ),
  guarded(
    'shifts',
    '/shifts/edit/:id',
    'shift.edit',
    () => import('../features/shifts/order/shift-edit.tsx'),
    inShiftList,
  ),
];

/** Public pages: the catalogue, the legal documents, a store's page. */
const forEverybody: RouteObject[] = [
  { path: '/catalogue', ...screen('guest', () => import('../features/guest/catalogue.tsx')) },
  { path: '/stores/view/:id', ...screen('guest', () => import('../features/guest/store-view.tsx')) },
  {
    path: '/documents/:page',
    loader: readersOnly,
    ...screen('legal', () => import('../features/legal/document-page.tsx')),
  },
];

const inPeople = { parents: [{ label: 'menu.people' }] };
const inInvitations = { parents: [{ label: 'menu.invitations', to: paths.people.invitations }] };
const people: RouteObject[] = [
  guarded(
    'people',
    '/users/waiting',
    'user.list-waiting',
    () => import('../features/people/waiting-list.tsx'),
    inPeople,
  ),
  guarded(
    'people',
    '/users/invitations',
    'invitation.list',
    () => import('../features/people/invitation-list.tsx'),
    inPeople,
  ),
  guarded('people', '/users/invite', 'invitation.create', () => import('../features/people/invite.tsx'), inInvitations),
];

const documents: RouteObject[] = [
  guarded('legal', '/documents/edit/:type', 'document.write', () => import('../features/legal/document-edit.tsx')),
];

/** Layouts of signed-in pages load in parallel with the account. Visitors do not load them. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Splash,
    ErrorBoundary: Crash,
    children: [
      { path: '/', loader: toHome },
      { path: '/logout', loader: leave },
      { path: '/auth', loader: () => redirect(paths.signIn) },
      {
        Component: SignInLayout,
        children: [
          { path: '/auth/main', loader: visitorsOnly, ...screen('auth', () => import('../features/auth/wizard.tsx')) },
          { path: '/auth/activate/:code', ...screen('auth', () => import('../features/auth/set-password.tsx')) },
          { path: '/auth/change_password/:code', ...screen('auth', () => import('../features/auth/set-password.tsx')) },
          { path: '/auth/invitation/:code', ...screen('auth', () => import('../features/auth/invitation.tsx')) },
          {
            path: '/auth/company',
            loader: unnamedCompanyOnly,
            ...screen('auth', () => import('../features/auth/name-company.tsx')),
          },
        ],
      },
      {
        ...layout(() => import('./public-layout.tsx')),
        loader: openToAll,
        shouldRevalidate: () => false,
        children: [{ ErrorBoundary: ScreenCrash, children: forEverybody }],
      },
      {
        ...layout(() => import('./worker-layout.tsx')),
        loader: ({ request }) => workersOnly(request),
        children: [
          {
            ErrorBoundary: ScreenCrash,
            children: [{ path: '/my', ...screen('worker', () => import('../features/worker/my-day.tsx')) }],
          },
        ],
      },
      {
        ...layout(() => import('./shell.tsx')),
        loader: ({ request }) => requireMe(request),
        shouldRevalidate: () => false,
        children: [
          {
            ErrorBoundary: ScreenCrash,
            children: [
              { path: '/settings/profile', ...screen('settings', () => import('../features/settings/profile.tsx')) },
              { path: '/error/error-v1', ...screen('shell', () => import('./missing.tsx')) },

              ...shifts,
              ...stores,
              ...people,
              ...documents,
              { path: '*', loader: () => redirect(paths.missing) },
            ],
          },
        ],
      },
    ],
  },
];
