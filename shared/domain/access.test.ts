import { expect, it } from 'vitest';
import type { Permission } from './access.ts';
import { may, permissions } from './access.ts';
import type { Role } from './roles.ts';
import { roles } from './roles.ts';

/**
 * docs/rules.md, "Who may do what" and the table of a shift, written by hand: A admin, M manager, V vendor, W worker, B
 * buyer, BM buyer manager, SM store manager. ROLE_USER has no permission.
 */
const expected: Record<Permission, string> = {
  // performer's clients and their stores: A all, M read, V own, B read own
  'client.list': 'A M V B',
  'client.update': 'A V',
  // the directory and requests to serve stores: a buyer finds and asks, the performer answers, the platform reads.
  'performer.list': 'B',
  'performer.update-entry': 'A V',
  'service-request.list': 'A M V B',
  'service-request.send': 'B',
  'service-request.answer': 'V',
  // companies: A all, M read, V and B their own, BM and SM read their own; only a buyer names its own.
  'company.create': 'A',
  'company.create-own': 'B',
  'company.prefill': 'A B',
  'company.deactivate': 'A',
  'company.delete': 'A',
  'company.list': 'A M',
  'company.read': 'A M V B BM SM',
  'company.update': 'A V B',
  // everyone who plans shifts
  'dashboard.read': 'A M V B BM SM',
  // legal documents
  'document.write': 'A',
  // invitations
  'invitation.create': 'A M V B BM',
  'invitation.list': 'A M V B BM',
  'invitation.revoke': 'A M V B BM',
  // specialties
  'specialty.list': 'A M V W B BM SM',
  'specialty.write': 'A',
  // stores: A all, M read, V read served, B own, BM edit given, SM read its own and set its working time
  'store.list': 'A M V B BM SM',
  'store.read': 'A M V B BM SM',
  'store.create': 'A B',
  'store.update': 'A B BM SM',
  // people: M store managers, B its own managers, BM the store managers of its stores
  'store.deactivate': 'A B',
  'store.delete': 'A B',
  'store.list-users': 'A M B BM',
  'store.update-managers': 'A B',
  // people: W and SM see themselves only, by their profile
  'user.list': 'A M V B BM',
  'user.create-account': 'A M V B BM',
  'user.import': 'A V',
  'user.read': 'A M V B BM',
  'user.update': 'A M V B BM',
  'user.deactivate': 'A M V B BM',
  // approval: the roles that may approve registered people
  'user.list-waiting': 'A B',
  'user.admit': 'A B',
  'user.refuse': 'A B',
  // shifts
  'shift.list': 'A M V W B BM SM',
  'shift.read': 'A M V W B BM SM',
  'shift.create': 'A M V B BM SM',
  'shift.edit': 'A M V B BM SM',
  'shift.staff': 'A M V',
  'shift.leave': 'A M V W',
  'shift.cancel': 'A M V B BM SM',
  'shift.decline': 'V',
  'shift.punch': 'A M V W B BM SM',
  'shift.break': 'V W',
  'shift.answer-change': 'A M V B BM SM',
  'shift.mark-unfulfilled': 'V B BM SM',
  'shift.correct': 'V',
  'shift.comment': 'A M V W B BM SM',
};

const letters: Record<Role, string> = {
  ROLE_ADMIN: 'A',
  ROLE_MANAGER: 'M',
  ROLE_VENDOR: 'V',
  ROLE_VENDOR_STAFF: 'W',
  ROLE_BUYER: 'B',
  ROLE_BUYER_MANAGER: 'BM',
  ROLE_STORE_MANAGER: 'SM',
  ROLE_USER: '-',
};

it('every permission is in the expected table', () => {
  expect(Object.keys(permissions).toSorted()).toEqual(Object.keys(expected).toSorted());
});

it.each(Object.entries(expected) as [Permission, string][])(
  '%s is granted to %s and nobody else',
  (permission, allowed) => {
    const letterOfRoles = roles.filter((role) => may(role, permission)).map((role) => letters[role]);
    expect(letterOfRoles).toEqual(allowed.split(' '));
  },
);
