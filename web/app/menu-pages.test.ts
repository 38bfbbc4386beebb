import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { may } from '#shared/domain/access.ts';
import { type Role, roles } from '#shared/domain/roles.ts';
import type { AreaRoutes, ScreenRoute } from '../kit/parts/area-routes.ts';
import { menuOf } from './menu-pages.ts';
import { homeOf } from './session-guard.ts';

const pagesOf = (role: Role) => menuOf(role).flatMap(({ pages }) => pages);

const routes = Object.values(
  import.meta.glob<AreaRoutes>('../features/*/routes.ts', { import: 'default', eager: true }),
).flatMap(({ routes: ofArea }) => ofArea.map(({ path, access }) => ({ path, handle: access })));
/** The access of the route that an address opens. */
const accessTo = (address: string) =>
  matchRoutes(routes, address)?.at(-1)?.route.handle as ScreenRoute['access'] | undefined;

const mayOpen = (role: Role, address: string): boolean => {
  const access = accessTo(address);
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'readers':
      return may(role, 'document.write');
    case undefined:
    case 'visitors':
    case 'unnamed-company':
      return false;
    default:
      return may(role, access);
  }
};

/** The specification's menus. */
const expected: Record<Role, Record<string, string>> = {
  ROLE_ADMIN: {
    specialties: 'specialtyList specialtyTree',
    products:
      'catalogue orders documents messages productList productTypes productCategories productCategoryTree collections newProducts synonyms tenders',
    shifts: 'coverage dashboard calendar shiftList newShift hours tariffs',
    locations: 'stores',
    people: 'staff vendors buyers buyerManagers storesManagers managers administrators waiting invitations audit',
    companies:
      'allCompanies performerCompanies customerCompanies clients invoices plans systemSettings assistantSettings assistantChats',
    statistics: 'staffStatistics objectStatistics',
    reading: 'blog publications broadcasts',
    legal: 'legacy privacy customer performers workers admins',
    you: 'chats',
  },
  ROLE_MANAGER: {
    products: 'catalogue orders documents messages productList favourites collections tenders',
    shifts: 'coverage dashboard calendar shiftList newShift hours tariffs',
    people: 'storesManagers invitations',
    companies: 'clients invoices',
    statistics: 'objectStatistics',
    reading: 'blog publications',
    you: 'chats',
  },
  ROLE_VENDOR: {
    products: 'catalogue orders documents messages productList collections tenders',
    shifts: 'coverage dashboard calendar shiftList newShift hours tariffs',
    company: 'company clients stores audit invoices plan',
    people: 'staff vendors invitations',
    statistics: 'staffStatistics objectStatistics',
    reading: 'blog',
    you: 'chats',
  },
  ROLE_VENDOR_STAFF: {},
  ROLE_BUYER: {
    products: 'catalogue myOrders documents messages favourites tenders',
    shifts: 'coverage dashboard calendar shiftList newShift hours tariffs',
    company: 'company invoices plan',
    locations: 'stores servedBy',
    people: 'buyerManagers storesManagers waiting invitations audit',
    statistics: 'staffStatistics objectStatistics',
    reading: 'blog',
    you: 'chats',
  },
  ROLE_BUYER_MANAGER: {
    products: 'catalogue myOrders documents messages invoices favourites tenders',
    shifts: 'coverage dashboard calendar shiftList newShift hours tariffs',
    people: 'storesManagers invitations',
    statistics: 'staffStatistics objectStatistics',
    reading: 'blog',
    you: 'chats',
  },
  ROLE_STORE_MANAGER: {
    products: 'catalogue myOrders documents messages invoices favourites',
    shifts: 'coverage dashboard shiftList newShift calendar hours tariffs',
    myStore: 'myStore',
    statistics: 'staffStatistics objectStatistics',
    reading: 'blog',
    you: 'chats',
  },
  ROLE_USER: { you: 'profile catalogue blog' },
};

describe.each(roles)('the menu of %s', (role) => {
  it('is that of the specification, in its order', () => {
    const groups = menuOf(role).map(({ label, pages }) => [label, pages.map((page) => page.label).join(' ')]);
    expect(groups).toEqual(Object.entries(expected[role]));
  });

  it('links only to pages that the role may open', () => {
    expect(pagesOf(role).filter(({ to }) => !mayOpen(role, to))).toEqual([]);
  });

  it('has no shortcut twice, and a position for each page of a group', () => {
    const shortcuts = pagesOf(role).flatMap(({ shortcut }) => shortcut ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    for (const { pages } of menuOf(role))
      expect(new Set(pages.map(({ position }) => position)).size).toBe(pages.length);
  });
});

it.each([
  ['ROLE_ADMIN', '/shifts/calendar'],
  ['ROLE_MANAGER', '/shifts/calendar'],
  ['ROLE_VENDOR', '/settings/profile'],
  ['ROLE_VENDOR_STAFF', '/my'],
  ['ROLE_BUYER', '/settings/profile'],
  ['ROLE_BUYER_MANAGER', '/settings/profile'],
  ['ROLE_STORE_MANAGER', '/settings/profile'],
  ['ROLE_USER', '/settings/profile'],
] as const)('%s starts at %s', (role, home) => {
  expect(homeOf(role)).toBe(home);
});
