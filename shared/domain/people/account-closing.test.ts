import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../roles.ts';
import { needsSuccessor, requireClosable, requireDeactivatable } from './account-closing.ts';
import { grantableRoles } from './role-grants.ts';

const company = { id: 'kos', name: 'Zelený koš' };
const none = { others: 0, isCompanyInactive: false, futureShifts: 0 };
const refusal = (act: () => void): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
};

describe('closing one’s own account', () => {
  it.for<[role: Role, of: typeof company | null, code: string | null]>([
    ['ROLE_ADMIN', null, 'last-admin'],
    ['ROLE_BUYER', company, 'last-of-company'],
    ['ROLE_VENDOR', company, 'last-of-company'],
    ['ROLE_BUYER', null, null],
    ['ROLE_MANAGER', null, null],
    ['ROLE_BUYER_MANAGER', company, null],
    ['ROLE_STORE_MANAGER', company, null],
    ['ROLE_VENDOR_STAFF', company, null],
    ['ROLE_USER', null, null],
  ])('by the last %s of %o returns %s', ([role, of, code]) => {
    const error = refusal(() => requireClosable({ role, company: of }, none));
    expect(error).toEqual(code === null ? null : expect.objectContaining({ code }));
    expect(refusal(() => requireClosable({ role, company: of }, { ...none, others: 1 }))).toBe(null);
    expect(needsSuccessor(role, of)).toBe(code !== null);
  });

  it("by the last admin who has a company returns last-admin; the last of a company gets the company's name", () => {
    expect(refusal(() => requireClosable({ role: 'ROLE_ADMIN', company }, none))).toMatchObject({ code: 'last-admin' });
    expect(refusal(() => requireClosable({ role: 'ROLE_BUYER', company }, none))).toMatchObject({
      details: { params: { company: 'Zelený koš' } },
    });
  });

  it.for<[role: Role, code: string | null]>([
    ['ROLE_BUYER', null],
    ['ROLE_VENDOR', null],
    ['ROLE_ADMIN', 'last-admin'],
  ])('by the last %s of an inactive company returns %s', ([role, code]) => {
    const error = refusal(() => requireClosable({ role, company }, { ...none, isCompanyInactive: true }));
    expect(error).toEqual(code === null ? null : expect.objectContaining({ code }));
  });

  it('waits for a single future shift', () => {
    const worker = { role: 'ROLE_VENDOR_STAFF', company } as const;
    expect(refusal(() => requireClosable(worker, { ...none, futureShifts: 1 }))).toMatchObject({
      code: 'shifts-ahead',
    });
  });

  it('waits until future shifts are worked or given back', () => {
    const worker = { role: 'ROLE_VENDOR_STAFF', company } as const;
    expect(refusal(() => requireClosable(worker, { ...none, futureShifts: 2 }))).toMatchObject({
      code: 'shifts-ahead',
      details: { params: { count: 2 } },
    });
  });
});

describe('deactivating another person', () => {
  it('is refused with words about that person', () => {
    const worker = { role: 'ROLE_VENDOR_STAFF', company } as const;
    expect(refusal(() => requireClosable(worker, { ...none, futureShifts: 2 }, 'other'))).toMatchObject({
      code: 'person-shifts-ahead',
      details: { params: { count: 2 } },
    });
    const buyer = { role: 'ROLE_BUYER', company } as const;
    expect(refusal(() => requireClosable(buyer, none, 'other'))).toMatchObject({
      code: 'person-last-of-company',
      details: { params: { company: 'Zelený koš' } },
    });
  });

  it.each(roles.flatMap((by) => roles.map((of) => [by, of] as const)))('by a %s of a %s', (by, of) => {
    const person = { id: 'x', roles: [of], store_ids: ['s1'] };
    const error = refusal(() => requireDeactivatable(person, { id: 'me', role: by, store_ids: ['s1', 's2'] }));
    expect(error).toEqual(grantableRoles(by).includes(of) ? null : expect.objectContaining({ code: 'forbidden' }));
  });

  it('is not a way to close the own account', () => {
    const me = { id: 'me', store_ids: [] };
    expect(
      refusal(() => requireDeactivatable({ ...me, roles: ['ROLE_ADMIN'] }, { ...me, role: 'ROLE_ADMIN' })),
    ).toMatchObject({ code: 'forbidden' });
  });

  it('who manages other stores too is not for a buyer manager', () => {
    const person = { id: 'x', roles: ['ROLE_STORE_MANAGER'] as const, store_ids: ['s1', 's2'] };
    const by = (role: Role) => refusal(() => requireDeactivatable(person, { id: 'me', role, store_ids: ['s1'] }));
    expect(by('ROLE_BUYER_MANAGER')).toMatchObject({ code: 'forbidden' });
    expect([by('ROLE_BUYER'), by('ROLE_MANAGER')]).toEqual([null, null]);
  });
});
