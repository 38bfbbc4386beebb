import { expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { type Access, mayCall, permissions } from '#shared/domain/access.ts';
import { roles } from '#shared/domain/roles.ts';
import { areasOfRoutes } from '../world/screen-paths.ts';

const routes = (await areasOfRoutes()).flatMap((area) => area.routes);
/** The pattern of a route as a regular expression: `/shifts/view/:id`. */
const routeOf = (page: string) => {
  const address = page.replaceAll(/\{[\w.]+\}/g, 'x').split('?')[0] ?? '';
  return routes.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));
};
const mayRead = (role: (typeof roles)[number], access: Access): boolean => access === 'public' || mayCall(role, access);

const linking = contracts.flatMap(({ name, access, page }) => (page === undefined ? [] : [{ name, access, page }]));

it.each(linking)('who may ask for $name may open the page that it links to', ({ access, page }) => {
  const route = routeOf(page);
  expect(route?.path).toBeDefined();
  const needed = route?.access ?? '';
  const guarded = roles.filter(
    (role) => mayRead(role, access) && needed in permissions && !mayRead(role, needed as Access),
  );
  expect(guarded).toEqual([]);
});
