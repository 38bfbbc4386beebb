import { describe, expect, it } from 'vitest';
import { may } from '#shared/domain/access.ts';
import { roles } from '#shared/domain/roles.ts';
import en from '#shared/messages/en/shell.ts';
import { menuOf } from './menu-pages.ts';
import { homeOf } from './session-guard.ts';

const pagesOf = (role: (typeof roles)[number]) => menuOf(role).flatMap(({ pages }) => pages);

describe.each(roles)('the menu of %s', (role) => {
  it('links only to pages that the role may open', () => {
    expect(pagesOf(role).filter(({ permission }) => permission !== 'signed-in' && !may(role, permission))).toEqual([]);
  });

  it('has a label for every entry and a unique shortcut for each page', () => {
    const groups = menuOf(role);
    expect(groups.filter(({ label }) => !(label in en.menu))).toEqual([]);
    expect(pagesOf(role).filter(({ label }) => !(label in en.menu))).toEqual([]);
    expect(new Set(pagesOf(role).map(({ letter }) => letter)).size).toBe(pagesOf(role).length);
  });
});

describe('the menus', () => {
  const labels = (role: (typeof roles)[number]) => menuOf(role).map(({ label }) => label);
  it('are those of the specification, for the existing pages', () => {
    expect(labels('ROLE_MANAGER')).not.toContain('locations');
    expect(labels('ROLE_STORE_MANAGER')).toEqual(['shifts', 'myStore']);
    expect(labels('ROLE_VENDOR_STAFF')).toEqual([]);
    expect(labels('ROLE_USER')).toEqual(['you']);
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
