import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { type Actor, type Role, roles } from '../roles.ts';
import { scopeRequirements, membershipFor, grantableRoles } from './role-grants.ts';

const customer = { id: 'customer', name: 'Zelený koš', role: 'customer' as const };
const stranger = { id: 'stranger', name: 'Hobby Dům', role: 'customer' as const };
const vendor = { id: 'vendor', name: 'Personál Plus', role: 'vendor' as const };
const idAndName = ({ id, name }: { id: string; name: string }) => ({ id, name });
const store = (id: string, company = customer) => ({ id, company: idAndName(company) });
const actor = (role: Role, company: Actor['company'] = null, store_ids: string[] = []): Actor => ({
  id: 'actor',
  login_id: 'login',
  fio: 'Actor',
  role,
  company,
  store_ids,
});
const buyer = actor('ROLE_BUYER', idAndName(customer));
const performer = actor('ROLE_VENDOR', idAndName(vendor));
const admin = actor('ROLE_ADMIN');
const request = { company: undefined, stores: [], category_ids: [] };

/** The place, or the refusal's code and field. */
const outcome = (request: Parameters<typeof membershipFor>[0], by: Actor) => {
  try {
    return membershipFor(request, by);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, { key }]) => `${field}: ${key}`);
    return [error.code, ...fields].join(' ');
  }
};

describe('who may admit whom', () => {
  const table: Record<Role, string> = {
    ROLE_ADMIN: 'ADMIN MANAGER VENDOR VENDOR_STAFF BUYER BUYER_MANAGER STORE_MANAGER',
    ROLE_MANAGER: 'STORE_MANAGER',
    ROLE_VENDOR: 'VENDOR VENDOR_STAFF',
    ROLE_VENDOR_STAFF: '',
    ROLE_BUYER: 'BUYER_MANAGER STORE_MANAGER',
    ROLE_BUYER_MANAGER: 'STORE_MANAGER',
    ROLE_STORE_MANAGER: '',
    ROLE_USER: '',
  };
  it.for(roles)('%s may give the roles that docs/rules.md says', (role) => {
    expect(
      grantableRoles(role)
        .map((each) => each.slice('ROLE_'.length))
        .join(' '),
    ).toBe(table[role]);
  });

  it('is forbidden for every other pair of roles', () => {
    for (const by of roles)
      for (const role of roles.filter((each) => !grantableRoles(by).includes(each)))
        expect(outcome({ ...request, role }, actor(by, idAndName(customer)))).toBe(
          'forbidden role: not-yours-to-change',
        );
  });
});

describe('the place of an admitted person', () => {
  it("is the inviter's own company by default", () => {
    expect(outcome({ ...request, role: 'ROLE_VENDOR' }, performer)).toEqual({
      role: 'ROLE_VENDOR',
      company: idAndName(vendor),
      store_ids: [],
      category_ids: [],
    });
  });

  it('chosen by an admin is the company of the stores, or the named company of the right side', () => {
    const at = { ...request, role: 'ROLE_STORE_MANAGER' as const, stores: [store('one')] };
    expect(outcome(at, admin)).toMatchObject({ company: idAndName(customer), store_ids: ['one'] });
    expect(outcome({ ...request, role: 'ROLE_BUYER', company: customer }, admin)).toMatchObject({
      company: idAndName(customer),
    });
    expect(outcome({ ...request, role: 'ROLE_BUYER', company: vendor }, admin)).toBe(
      'not-found companies_ids: not-found',
    );
    expect(outcome({ ...request, role: 'ROLE_BUYER' }, admin)).toBe('invalid-input companies_ids: required');
    expect(outcome({ ...request, role: 'ROLE_MANAGER' }, admin)).toMatchObject({ company: null });
  });

  it('is never another company, neither by name nor by its stores', () => {
    const role = 'ROLE_STORE_MANAGER' as const;
    expect(outcome({ ...request, role, company: stranger, stores: [store('two', stranger)] }, buyer)).toBe(
      'not-found companies_ids: not-found',
    );
    expect(outcome({ ...request, role, stores: [store('one'), store('two', stranger)] }, buyer)).toBe(
      'not-found stores_ids: not-found',
    );
    expect(outcome({ ...request, role, company: customer, stores: [store('two', stranger)] }, admin)).toBe(
      'not-found stores_ids: not-found',
    );
  });

  it('does not exist for an inviter without a company', () => {
    const homeless = actor('ROLE_BUYER');
    const at = { ...request, role: 'ROLE_STORE_MANAGER' as const, company: customer, stores: [store('one')] };
    expect(outcome(at, homeless)).toBe('not-found companies_ids: not-found');
    expect(outcome({ ...request, role: 'ROLE_VENDOR' }, actor('ROLE_VENDOR'))).toBe(
      'invalid-input companies_ids: required',
    );
  });

  it.each([
    ['ROLE_ADMIN', null, false, false],
    ['ROLE_MANAGER', null, false, false],
    ['ROLE_VENDOR', 'vendor', false, false],
    ['ROLE_VENDOR_STAFF', 'vendor', false, true],
    ['ROLE_BUYER', 'customer', false, false],
    ['ROLE_BUYER_MANAGER', 'customer', true, false],
    ['ROLE_STORE_MANAGER', 'customer', true, false],
    ['ROLE_USER', null, false, false],
  ] as const)(
    'of %s is within a company of side %s, stores: %s, specialties: %s',
    (role, company, stores, specialties) => {
      expect(scopeRequirements(role)).toEqual({ company, stores, specialties });
    },
  );

  it('of a worker is at a performer, never at a customer', () => {
    expect(outcome({ ...request, role: 'ROLE_VENDOR_STAFF', company: customer }, admin)).toBe(
      'not-found companies_ids: not-found',
    );
  });

  it('has stores and specialties exactly for the roles that need them', () => {
    for (const role of grantableRoles('ROLE_ADMIN')) {
      const { stores, specialties } = scopeRequirements(role);
      const bare = { ...request, role, company: undefined };
      if (stores) expect(outcome(bare, admin)).toBe('invalid-input stores_ids: required');
      else expect(outcome({ ...bare, stores: [store('one')] }, admin)).toBe('invalid-input stores_ids: unknown-field');
      if (!specialties && !stores)
        expect(outcome({ ...bare, category_ids: ['cashier'] }, admin)).toBe(
          'invalid-input categories_ids: unknown-field',
        );
    }
    expect(outcome({ ...request, role: 'ROLE_VENDOR_STAFF', category_ids: ['cashier'] }, performer)).toMatchObject({
      category_ids: ['cashier'],
    });
    expect(outcome({ ...request, role: 'ROLE_ADMIN', company: customer }, admin)).toBe(
      'invalid-input companies_ids: unknown-field',
    );
  });
});
