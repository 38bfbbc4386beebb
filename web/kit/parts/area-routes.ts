import type { CustomTypeOptions } from 'i18next';
import type { ComponentType } from 'react';
import type { Permission } from '#shared/domain/access.ts';

/** An area of the app: a folder of features and its file of messages. */
export type Area = keyof CustomTypeOptions['resources'];

/**
 * `public`: everyone. `visitors`: only people who are not signed in. `unnamed-company`: only a buyer whose company has
 * no name yet. `readers`: those for whom the document is written.
 */
export type Guard = 'public' | 'visitors' | 'unnamed-company' | 'readers';

export type ScreenRoute = {
  path: `/${string}`;
  /** Each screen is a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  access: Permission | 'signed-in' | Guard;
  /** `shell` by default. */
  layout?: 'shell' | 'public' | 'worker' | 'sign-in';
  /**
   * The first entries of the breadcrumb, as message keys of `shell` with their addresses; without `access` to its page,
   * an entry is no link.
   */
  parents?: readonly { label: string; to?: string; access?: Permission }[];
  /** Areas whose messages the screen needs besides those of its own. */
  messages?: readonly Area[];
  /** A screen as wide as the window: the menu starts collapsed. */
  board?: boolean;
};
export type AreaRoutes = { area: Area; routes: readonly ScreenRoute[] };

/** The screens of an area, in `features/<area>/routes.ts`; app/routes.tsx finds these files. */
export const areaRoutes = (area: Area, routes: readonly ScreenRoute[]): AreaRoutes => ({ area, routes });
