import { describe, expect, it } from 'vitest';
import { refusalOf } from '../shifts/examples.ts';
import { addUp, firstAffectedDay, isValidOn, requireOrder, requireRoom } from './coefficients.ts';
import { requireOpen } from './open-days.ts';
import type { Coefficient } from './pay.ts';

const coefficient = (patch: Partial<Coefficient> = {}): Coefficient => ({
  id: 'c',
  name: 'Weekend',
  condition: 'weekend',
  factor: 1.25,
  valid_from: '2026-03-01',
  valid_to: '2026-06-30',
  customer_id: null,
  ...patch,
});

describe('two coefficients add up', () => {
  it.each<[name: string, other: Partial<Coefficient>, expected: boolean]>([
    ['in the same days', {}, true],
    ['on one common day', { valid_from: '2026-06-30', valid_to: null }, true],
    ['not from the day after', { valid_from: '2026-07-01', valid_to: null }, false],
    ['not until the day before', { valid_from: '2026-01-01', valid_to: '2026-02-28' }, false],
    ['not of another condition', { condition: 'night' }, false],
    ['where one is for all customers', { customer_id: 'c1' }, true],
  ])('%s', (_, patch, expected) => {
    const [one, other] = [coefficient(), coefficient({ id: 'other', ...patch })];
    expect([addUp(one, other), addUp(other, one)]).toEqual([expected, expected]);
  });

  it('for one customer, not for two', () => {
    expect(addUp(coefficient({ customer_id: 'c1' }), coefficient({ customer_id: 'c1' }))).toBe(true);
    expect(addUp(coefficient({ customer_id: 'c1' }), coefficient({ customer_id: 'c2' }))).toBe(false);
  });
});

it('is valid on its first and last day, and without a last day for ever', () => {
  const valid = (days: string[], patch = {}) => days.map((day) => isValidOn(coefficient(patch), day));
  expect(valid(['2026-02-28', '2026-03-01', '2026-06-30', '2026-07-01'])).toEqual([false, true, true, false]);
  expect(valid(['2099-12-31'], { valid_to: null })).toEqual([true]);
});

describe('a change counts from', () => {
  it.each<[name: string, before: Coefficient | null, after: Coefficient | null, expected: string | null]>([
    ['the first day of a new one', null, coefficient(), '2026-03-01'],
    ['the first day of a deleted one', coefficient(), null, '2026-03-01'],
    ['the first day for another factor', coefficient(), coefficient({ factor: 1.5 }), '2026-03-01'],
    ['the first day for another customer', coefficient(), coefficient({ customer_id: 'c1' }), '2026-03-01'],
    ['the earlier first day', coefficient(), coefficient({ valid_from: '2026-02-15' }), '2026-02-15'],
    ['the day after an earlier end', coefficient(), coefficient({ valid_to: '2026-04-30' }), '2026-05-01'],
    ['the day after the former end', coefficient(), coefficient({ valid_to: null }), '2026-07-01'],
    ['no day for another name', coefficient(), coefficient({ name: 'Saturdays' }), null],
  ])('%s', (_, before, after, expected) => {
    expect(firstAffectedDay(before, after)).toBe(expected);
  });
});

describe('a locked month', () => {
  it.each([
    [[], '2020-01-01', 'accepted'],
    [['2026-03'], '2026-04-01', 'accepted'],
    [['2026-03'], '2026-03-31', 'coefficient-in-locked-month'],
    [['2026-03'], '2026-01-01', 'coefficient-in-locked-month'],
    [['2025-12', '2026-01'], '2026-01-31', 'coefficient-in-locked-month'],
    [['2025-12'], '2026-01-01', 'accepted'],
  ])('%j makes a change from %s %s', (locked, day, expected) => {
    expect(refusalOf(() => requireOpen(day, locked, 'coefficient-in-locked-month'))).toBe(expected);
  });

  it('is named with the first day that is open', () => {
    expect(() => requireOpen('2025-12-24', ['2025-12', '2025-11'], 'rate-in-locked-month')).toThrow(
      expect.objectContaining({ details: { params: { month: '2025-12', day: '2026-01-01' } } }),
    );
  });
});

it('ends on its first day at the earliest, and a performer has at most 100', () => {
  const ended = (valid_to: string | null) => refusalOf(() => requireOrder(coefficient({ valid_to })));
  expect([ended(null), ended('2026-03-01'), ended('2026-02-28')]).toEqual([
    'accepted',
    'accepted',
    'coefficient-end-before-start',
  ]);
  expect([99, 100].map((count) => refusalOf(() => requireRoom(count)))).toEqual(['accepted', 'too-many-coefficients']);
});
