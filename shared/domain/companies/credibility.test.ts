import { describe, expect, it } from 'vitest';
import {
  type Credibility,
  credibilityOf,
  type CredibilityReason,
  isCheckDue,
  isNotable,
  isSameCredibility,
  type RegisterFacts,
  type VatAnswer,
} from './credibility.ts';

const now = '2026-11-23T12:00:00.000Z';
const sound: RegisterFacts = {
  name: 'Zelený koš a.s.',
  legal_form: 'joint-stock',
  address: 'Cimburkova 4, Brno',
  vat_id: 'CZ27451381',
  founded: '2004-05-31',
  ceased: null,
  insolvent: false,
  vat_payer: true,
};
const known = (facts: Partial<RegisterFacts> = {}) => ({ state: 'known', facts: { ...sound, ...facts } }) as const;
const check = (facts: Partial<RegisterFacts> = {}, vat: VatAnswer = 'reliable', at = now) => {
  const { level, reasons } = credibilityOf({ register: known(facts), vat }, at, null);
  return [level, ...reasons].join(' ');
};
const found = (...reasons: CredibilityReason[]): Credibility => ({
  level: reasons.some((reason) => ['ceased', 'insolvent', 'unreliable-vat-payer'].includes(reason))
    ? 'red'
    : reasons.length > 0
      ? 'yellow'
      : 'green',
  reasons,
  checked_at: now,
});

describe('the credibility of a company', () => {
  it.each([
    [{}, 'reliable', 'green'],
    [{}, 'none', 'green'],
    [{ founded: null }, 'reliable', 'green'],
    [{ ceased: '2026-11-22' }, 'reliable', 'red ceased'],
    [{ ceased: '2026-11-23' }, 'reliable', 'red ceased'],
    [{ ceased: '2026-11-24' }, 'reliable', 'green'],
    [{ insolvent: true }, 'none', 'red insolvent'],
    [{}, 'unreliable', 'red unreliable-vat-payer'],
    [{}, 'unavailable', 'yellow vat-register-unavailable'],
    [{ founded: '2025-11-24' }, 'reliable', 'yellow young'],
    [{ founded: '2025-11-23' }, 'reliable', 'green'],
    [{ founded: '2026-11-01', insolvent: true }, 'unreliable', 'red insolvent unreliable-vat-payer young'],
    [{ insolvent: true }, 'unavailable', 'red insolvent vat-register-unavailable'],
  ] as const)('with %j and the VAT register %s is %s', (facts, vat, expected) => {
    expect(check(facts, vat)).toBe(expected);
  });

  it.each([
    ['2028-02-29', '2029-02-28T23:00:00.000Z', 'yellow young'],
    ['2028-02-29', '2029-03-01T00:00:00.000Z', 'green'],
    ['2027-02-28', '2028-02-29T00:00:00.000Z', 'green'],
    ['2027-03-01', '2028-02-29T00:00:00.000Z', 'yellow young'],
  ])('founded on %s, at %s, is %s', (founded, at, expected) => {
    expect(check({ founded }, 'reliable', at)).toBe(expected);
  });

  it('is yellow if the register does not know the number', () => {
    expect(credibilityOf({ register: { state: 'unknown' }, vat: 'none' }, now, null)).toEqual({
      level: 'yellow',
      reasons: ['not-in-register'],
      checked_at: now,
    });
  });

  const down = { register: { state: 'unavailable' }, vat: 'not-asked' } as const;
  it.each([
    [null, 'yellow register-unavailable'],
    [found(), 'yellow register-unavailable'],
    [found('insolvent'), 'red insolvent register-unavailable'],
    [found('unreliable-vat-payer', 'young'), 'red unreliable-vat-payer young register-unavailable'],
    [found('not-in-register'), 'yellow not-in-register register-unavailable'],
  ])('after %j keeps its reasons while no register answers: %s', (before, expected) => {
    const { level, reasons } = credibilityOf(down, now, before);
    expect([level, ...reasons].join(' ')).toBe(expected);
  });

  it('forgets the reasons of a register that answers', () => {
    const before = found('insolvent', 'unreliable-vat-payer');
    expect(credibilityOf({ register: known(), vat: 'unavailable' }, now, before).reasons).toEqual([
      'unreliable-vat-payer',
      'vat-register-unavailable',
    ]);
    expect(credibilityOf({ register: known(), vat: 'none' }, now, before).level).toBe('green');
  });
});

it.each([
  [null, found(), false],
  [null, found('young'), false],
  [null, found('insolvent'), true],
  [found(), found('young'), true],
  [found('young'), found(), true],
  [found(), found('ceased'), true],
  [found('ceased'), found('insolvent'), false],
  [found(), found('register-unavailable'), false],
  [found('vat-register-unavailable'), found(), false],
  [found('register-unavailable'), found('young'), true],
  [found('insolvent'), found('insolvent', 'register-unavailable'), false],
])('of %j and then %j people are told: %s', (before, after, expected) => {
  expect(isNotable(before, after)).toBe(expected);
});

it.each([
  [found(), found(), true],
  [found('young'), { ...found('young'), checked_at: '2020-01-01T00:00:00.000Z' }, true],
  [found('ceased'), found('insolvent'), false],
  [found(), found('young'), false],
])('%j is the same as %j: %s', (one, other, expected) => {
  expect(isSameCredibility(one, other)).toBe(expected);
});

it.each([
  [null, now, true],
  [found(), '2026-11-24T10:59:59.999Z', false],
  [found(), '2026-11-24T11:00:00.000Z', true],
  [found('young'), '2026-11-24T10:00:00.000Z', false],
  [found('register-unavailable'), '2026-11-23T12:29:59.999Z', false],
  [found('register-unavailable'), '2026-11-23T12:30:00.000Z', true],
])('a company with %j is checked again at %s: %s', (credibility, at, expected) => {
  expect(isCheckDue(credibility, at)).toBe(expected);
});
