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
/** `parents`: the breadcrumb's first entries, as message keys of `shell` with their addresses. */
export type Handle = { parents?: readonly { label: string; to?: string }[]; board?: boolean };

/** A lazy route: loads the screen's code and its messages in parallel. */
export const screen = (area: Area, load: Load): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([load(), loadMessages([area])]);
    return { Component };
  },
});

/**
 * A lazy layout with the query client. The sign-in pages have no such layout, so they do not load the query library.
 */
export const layout = (load: Load): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Layout }, { withQueries }] = await Promise.all([load(), import('../api/queries.tsx')]);
    return { Component: withQueries(Layout) };
  },
});

/** A route that requires a permission. Without it, the user is redirected to the "not found" page. */
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
