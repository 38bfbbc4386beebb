import type { Page } from 'playwright-core';
import type { Account } from '../../functions/data/people/accounts.ts';
import type { World } from './world.ts';

export type Who = keyof World['people'] | 'companyless' | null;

/** What the screens of every area may show. */
export type Shown = {
  world: World;
  companyless: Account;
  /** An inactive store. */
  inactive: string;
};

export type Screen<Records = unknown> = {
  name: string;
  who: Who;
  address: string | ((shown: Shown & Records) => string);
  /** Opens the part of the page that is tested, with the words of its language. */
  open?: (page: Page, t: { words: { action: { assign: string } } }) => Promise<void>;
};

export type AreaScreens<Records = unknown> = {
  /**
   * Makes the records of the area, once per group of people that opens one of its screens. Areas prepare one after
   * another, in the order of their names.
   */
  prepare?: (world: World) => Promise<Records>;
  /** By the path of a route. The first ring opens the first screen only. */
  screens: Readonly<Record<string, readonly [Screen<Records>, ...Screen<Records>[]]>>;
};

/** The screens of an area, in `test/areas/<area>/screens.ts`; screens.ts finds these files. */
export const areaScreens = <Records>(area: AreaScreens<Records>): AreaScreens<Records> => area;
