import { describe, expect, it } from 'vitest';
import { roles } from '../roles.ts';
import { peoplePageFor, peoplePages } from './people-pages.ts';

const expected: Record<(typeof roles)[number], string[]> = {
  ROLE_ADMIN: ['staff', 'vendors', 'buyers', 'buyer-managers', 'stores-managers', 'managers', 'administrators'],
  ROLE_MANAGER: ['stores-managers'],
  ROLE_VENDOR: ['staff', 'vendors'],
  ROLE_VENDOR_STAFF: [],
  ROLE_BUYER: ['buyer-managers', 'stores-managers'],
  ROLE_BUYER_MANAGER: ['stores-managers'],
  ROLE_STORE_MANAGER: [],
  ROLE_USER: [],
};

describe('the lists of people', () => {
  it.each(roles)('that %s opens are those of the roles that it grants', (role) => {
    expect(Object.keys(peoplePages).filter((page) => peoplePageFor(role, page) === page)).toEqual(expected[role]);
  });

  it.each(['', 'admins', 'toString', '__proto__'])('have no page "%s"', (address) => {
    expect(peoplePageFor('ROLE_ADMIN', address)).toBeNull();
  });
});
