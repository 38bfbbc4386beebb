import { describe, expect, it } from 'vitest';
import { firstStepsOf, isFounding } from './first-steps.ts';

const now = '2026-11-23T08:00:00.000Z';
const nothing = {
  created_at: null,
  company: false,
  phone: false,
  store: false,
  performer: false,
  clients: false,
  people: false,
  shift: false,
};
const everything = {
  created_at: now,
  company: true,
  phone: true,
  store: true,
  performer: true,
  clients: true,
  people: true,
  shift: true,
};
const open = (role: 'ROLE_BUYER' | 'ROLE_VENDOR', found: typeof nothing | typeof everything) =>
  firstStepsOf(role, found, now)?.flatMap(({ step, done }) => (done ? [] : [step])) ?? null;

describe('the first steps', () => {
  it.each([
    ['ROLE_BUYER', ['company', 'store', 'performer', 'people', 'shift']],
    ['ROLE_VENDOR', ['company', 'phone', 'clients', 'people', 'shift']],
  ] as const)('of a %s are all open at the beginning, and gone when they are done', (role, steps) => {
    expect(open(role, nothing)).toEqual(steps);
    expect(open(role, everything)).toBeNull();
    for (const step of steps) expect(open(role, { ...everything, [step]: false })).toEqual([step]);
  });

  it('of a role do not wait for what only the other one does', () => {
    expect(open('ROLE_BUYER', { ...everything, phone: false, clients: false })).toBeNull();
    expect(open('ROLE_VENDOR', { ...everything, store: false, performer: false })).toBeNull();
  });

  it.each([
    ['2026-10-24T08:00:00.001Z', ['shift']],
    ['2026-10-24T08:00:00.000Z', null],
  ])('of a company of %s: its first shift may be older than 30 days', (created_at, expected) => {
    expect(open('ROLE_BUYER', { ...everything, created_at, shift: false })).toEqual(expected);
  });

  it('are those of buyers and vendors', () => {
    expect(['ROLE_BUYER', 'ROLE_VENDOR', 'ROLE_ADMIN', 'toString'].filter(isFounding)).toEqual([
      'ROLE_BUYER',
      'ROLE_VENDOR',
    ]);
  });
});
