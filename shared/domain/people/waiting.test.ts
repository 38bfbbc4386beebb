import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '../roles.ts';
import { admitted, answerableRequest, isComplete, refused } from './waiting.ts';

const own = { id: 'own', name: 'Zelený koš' };
const other = { id: 'other', name: 'Hobby Dům' };
const actor = (role: Role, company: Actor['company'] = own): Actor => ({
  id: 'actor',
  login_id: 'login',
  fio: 'Actor',
  role,
  company,
  store_ids: [],
});
type Waits = { role: Role; company: typeof own | null } | null;
const newcomer = (waits: Waits, company: typeof own | null = null) => ({
  roles: ['ROLE_USER'] as Role[],
  company,
  waits,
  store_ids: [] as string[],
  category_ids: [] as string[],
  version: 7,
});
const answerTo = (account: ReturnType<typeof newcomer>, by: Actor) => {
  try {
    return answerableRequest(account, by);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('who may answer a person waiting for approval', () => {
  const waits = { role: 'ROLE_STORE_MANAGER', company: own } as const;

  it.each([
    ['ROLE_ADMIN', null, true],
    ['ROLE_BUYER', own, true],
    ['ROLE_BUYER', other, false],
    ['ROLE_BUYER', null, false],
    ['ROLE_VENDOR', own, false],
    ['ROLE_STORE_MANAGER', own, false],
    ['ROLE_USER', own, false],
  ] as const)('%s of %j may answer a store manager of the company: %s', (role, company, answers) => {
    expect(answerTo(newcomer(waits), actor(role, company))).toEqual(answers ? waits : 'not-found');
  });

  it('a buyer never answers people without a company, nor for a role that a buyer may not give', () => {
    expect(answerTo(newcomer({ role: 'ROLE_STORE_MANAGER', company: null }), actor('ROLE_BUYER'))).toBe('not-found');
    expect(answerTo(newcomer({ role: 'ROLE_STORE_MANAGER', company: null }), actor('ROLE_BUYER', null))).toBe(
      'not-found',
    );
    expect(answerTo(newcomer({ role: 'ROLE_MANAGER', company: own }), actor('ROLE_BUYER'))).toBe('not-found');
  });

  it('an admin answers everyone, with or without a company', () => {
    const manager = { role: 'ROLE_MANAGER', company: null } as const;
    expect(answerTo(newcomer(manager), actor('ROLE_ADMIN', null))).toEqual(manager);
  });
});

describe('a person who no longer waits', () => {
  it.each([
    ['ROLE_ADMIN', null, null, 'already-admitted'],
    ['ROLE_ADMIN', null, own, 'already-admitted'],
    ['ROLE_BUYER', own, own, 'already-admitted'],
    ['ROLE_BUYER', own, other, 'not-found'],
    ['ROLE_BUYER', own, null, 'not-found'],
    ['ROLE_BUYER', null, null, 'not-found'],
    ['ROLE_BUYER', null, own, 'not-found'],
  ] as const)('is refused by %s of %j, who would admit them to %j, with %s', (role, company, admittedTo, code) => {
    expect(answerTo(newcomer(null, admittedTo), actor(role, company))).toBe(code);
  });

  it("is not-found while they wait for another company, even for a buyer of the account's own company", () => {
    const waits = { role: 'ROLE_STORE_MANAGER', company: other } as const;
    expect(answerTo(newcomer(waits, own), actor('ROLE_BUYER', own))).toBe('not-found');
  });
});

describe('the answer', () => {
  const waiting = newcomer({ role: 'ROLE_STORE_MANAGER', company: own });

  it('admits to exactly the given place, in a new version', () => {
    const place = { role: 'ROLE_BUYER_MANAGER' as const, company: own, store_ids: ['one'], category_ids: ['cashier'] };
    const after = admitted({ ...waiting, fio: 'Jana' }, place);
    expect(after).toEqual({
      fio: 'Jana',
      roles: ['ROLE_BUYER_MANAGER'],
      company: own,
      store_ids: ['one'],
      category_ids: ['cashier'],
      waits: null,
      version: 8,
    });
  });

  it('that refuses keeps the account unchanged and ends the wait', () => {
    expect(refused(waiting)).toEqual({ ...waiting, waits: null, version: 8 });
  });
});

it.each([
  ['ROLE_MANAGER', null, true],
  ['ROLE_BUYER', own, true],
  ['ROLE_BUYER', null, false],
  ['ROLE_BUYER_MANAGER', own, false],
  ['ROLE_STORE_MANAGER', own, false],
] as const)('a request for %s at %j can be granted as it is: %s', (role, company, complete) => {
  expect(isComplete({ role, company })).toBe(complete);
});
