import { expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { roles } from '../roles.ts';
import { initialAccess, checkRegistration, rolesToRegister } from './registration.ts';

const now = '2026-11-21T20:00:00.000Z';
const company = { id: 'company', name: 'Zelený koš' };
const inn = '27074358';

const refusal = (said: Parameters<typeof checkRegistration>[0]) => {
  try {
    checkRegistration(said);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, { key }]) => `${field}: ${key}`);
    return [error.code, ...fields].join(' ');
  }
};

it('nobody can register as an admin, a performer, a worker or a user', () => {
  expect(roles.filter((role) => !(rolesToRegister as readonly string[]).includes(role))).toEqual([
    'ROLE_ADMIN',
    'ROLE_VENDOR',
    'ROLE_VENDOR_STAFF',
    'ROLE_USER',
  ]);
});

it('a buyer starts at once, with or without a company', () => {
  expect(initialAccess('ROLE_BUYER', company, now)).toEqual({ role: 'ROLE_BUYER', company, waits: null });
  expect(initialAccess('ROLE_BUYER', null, now)).toEqual({ role: 'ROLE_BUYER', company: null, waits: null });
});

it.each(rolesToRegister.filter((role) => role !== 'ROLE_BUYER'))('%s waits without access to any company', (role) => {
  expect(initialAccess(role, company, now)).toEqual({
    role: 'ROLE_USER',
    company: null,
    waits: { role, company, since: now },
  });
});

it.each(rolesToRegister)('%s is refused if they refuse the terms, and accepted if they leave the field out', (role) => {
  expect(refusal({ role, terms: false })).toBe('terms-required');
  expect(refusal({ role, terms: true })).toBe(undefined);
  expect(refusal({ role })).toBe(undefined);
});

it('the company must fit the role', () => {
  expect(refusal({ role: 'ROLE_BUYER', company: { inn } })).toBe('invalid-input company.name: required');
  expect(refusal({ role: 'ROLE_BUYER', company: { inn, name: 'Zelený koš' } })).toBe(undefined);
  expect(refusal({ role: 'ROLE_STORE_MANAGER', company: { inn } })).toBe(undefined);
  expect(refusal({ role: 'ROLE_MANAGER', company: { inn } })).toBe('invalid-input company: unknown-field');
});
