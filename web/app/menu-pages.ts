import type { Role } from '#shared/domain/roles.ts';
import { type AreaMenu, menuGroups } from '../kit/parts/area-menu.ts';

/** Every area's pages are in its own file, apart from its routes, so that the first load has no icons. */
const pages = Object.values(
  import.meta.glob<AreaMenu>('../features/*/menu.ts', { import: 'default', eager: true }),
).flat();

/** The menu of an account's first role. A worker has one page and therefore no menu. */
export const menuOf = (role: Role) =>
  menuGroups.map((label) => ({ label, pages: pagesIn(label, role) })).filter((group) => group.pages.length > 0);

const pagesIn = (label: (typeof menuGroups)[number], role: Role) =>
  pages
    .flatMap(({ places, ...page }) =>
      places
        .filter(({ group, roles }) => group === label && roles.includes(role))
        .map(({ position }) => ({ ...page, position })),
    )
    .toSorted((one, other) => one.position - other.position);
