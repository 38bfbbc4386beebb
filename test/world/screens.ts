import { areaFiles } from './area-files.ts';
import type { AreaScreens, Screen, Shown, Who } from './area-screens.ts';
import { createWorld } from './world.ts';

// The records of an area are known to its own file only.
const areas = await areaFiles<AreaScreens<any>>('screens');

/** The screens of each route. */
export const routeScreens = areas.flatMap(({ area, screens }) =>
  Object.entries(screens).map(([path, ofRoute]) => ({ area, path, screens: ofRoute })),
);

export const accountOf = (who: NonNullable<Who>, { world, companyless }: Shown) =>
  who === 'companyless' ? companyless : world.people[who];
export const addressOf = ({ address }: Screen, shown: Shown) =>
  typeof address === 'string' ? address : address(shown);

/** Whose screens one file of tests opens. */
export const groups = {
  visitors: [null, 'companyless'],
  customers: ['buyer', 'storeManager'],
  others: ['vendor', 'worker', 'admin', 'manager', 'newcomer'],
} as const satisfies Record<string, readonly Who[]>;
export type Group = keyof typeof groups;
export const isOf = (group: Group, { who }: Screen) => (groups[group] as readonly Who[]).includes(who);

export const prepare = async (group: Group): Promise<Shown> => {
  const world = await createWorld();
  const { customer, performer } = world.companies;
  const companyless = await world.person('Lenka Krátká', 'ROLE_BUYER', null);
  const { id: inactive } = await world.store('closed', customer, [performer], { active: false });
  const shown = { world, companyless, inactive };
  for (const area of areas) {
    const isOpened = Object.values(area.screens).some((screens) => screens.some((screen) => isOf(group, screen)));
    if (isOpened) Object.assign(shown, await area.prepare?.(world));
  }
  return shown;
};
