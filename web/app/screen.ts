import type { ComponentType } from 'react';
import { redirect } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { may } from '#shared/domain/access.ts';
import type { Permission } from '#shared/domain/access.ts';
import { firstRole } from '#shared/domain/roles.ts';
import { paths } from '../paths.ts';
import { loadMessages } from '../ui/i18n.ts';
import { requireMe } from './session-guard.ts';

type Load = () => Promise<{ default: ComponentType }>;
type Area = 'auth' | 'guest' | 'legal' | 'people' | 'settings' | 'shell' | 'shifts' | 'stores' | 'worker';
/** Where the breadcrumb starts: message keys of `shell` with their addresses. */
export type Handle = { parents?: readonly { label: string; to?: string }[]; board?: boolean };

/** A lazy screen: its code and its area's messages come together. */
export const screen = (area: Area, load: Load): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([load(), loadMessages([area])]);
    return { Component };
  },
});

/** What stands around screens. Signing in has none, so that it waits for no other's code. */
export const frame = (load: Load): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Frame }, { withQueries }] = await Promise.all([load(), import('../api/queries.tsx')]);
    return { Component: withQueries(Frame) };
  },
});

/** A route for those who have the permission; others are told that the page does not exist. */
export const guarded = (
  area: Area,
  path: string,
  permission: Permission,
  load: Load,
  handle: Handle = {},
): RouteObject => ({
  path,
  handle,
  ...screen(area, load),
  loader: async ({ request }: LoaderFunctionArgs) =>
    may(firstRole((await requireMe(request)).roles), permission) ? null : redirect(paths.missing),
});
