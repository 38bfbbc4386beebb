import { describe, expect, test } from 'vitest';
import { exampleShift, exampleStore } from '../example.ts';
import { copyOf, emptyPlan, isOver, missingFields, type Plan, previewedOf, timesOf } from './plan.ts';

const times = (day: string, from: string, to: string) => timesOf({ day, from, to }, 'Europe/Prague');

test('an end that is not after the start is on the next day', () => {
  expect(times('2026-11-24', '22:00', '06:00')).toEqual({
    starts_at: '2026-11-24T21:00:00.000Z',
    ends_at: '2026-11-25T05:00:00.000Z',
  });
});

test.each([
  ['2026-10-24', 9],
  ['2027-03-27', 7],
])('the night of %s lasts %i hours', (day, hours) => {
  const night = times(day, '22:00', '06:00');
  expect((Date.parse(night?.ends_at ?? '') - Date.parse(night?.starts_at ?? '')) / 3_600_000).toBe(hours);
});

test('a plan has no times until all three fields are filled in', () => {
  expect(times('2026-11-24', '22:00', '')).toBeNull();
  expect(times('', '22:00', '06:00')).toBeNull();
});

const filled: Plan = {
  ...emptyPlan,
  store_id: 'pankrac',
  category_id: 'cashier',
  day: '2026-11-24',
  from: '08:00',
  to: '16:00',
};
test('the missing fields are those that are empty or invalid, in the order of the form', () => {
  expect(missingFields(emptyPlan)).toEqual(['store_id', 'category_id', 'day', 'from', 'to']);
  expect(missingFields(filled)).toEqual([]);
  expect(missingFields({ ...filled, to: '', count: 21 })).toEqual(['to', 'count']);
  expect(missingFields({ ...filled, planned_break_minutes: 9999 })).toEqual(['planned_break_minutes']);
});

test('texts do not change which order is previewed', () => {
  const when = { starts_at: '2026-11-24T07:00:00.000Z', ends_at: '2026-11-24T15:00:00.000Z' };
  const of = (changes: Partial<Plan>) => previewedOf({ ...filled, ...changes }, when, exampleStore);
  expect(of({ comment: 'By the ramp', override_reason: 'Stocktaking' })).toEqual(of({}));
  expect(of({ count: 3 })).toEqual({ ...of({}), count: 3 });
});

describe('a copy of a shift', () => {
  const vendor = { id: 'plus', name: 'Personál Plus' };
  const shift = exampleShift({ comment: 'Ring at the back door', vendor, planned_break_minutes: 45 });
  const store = { ...exampleStore, id: 'pankrac', vendors: [vendor] };
  const choices = { stores: [store], specialties: [{ id: 'cashier' }] };
  const copy = (today: string, changes: Partial<typeof choices> = {}) =>
    copyOf(shift, { ...choices, ...changes }, today, ({ starts_at }) => starts_at > `${today}T12:00:00.000Z`);

  test('has the store, specialty, day, times, break, comment and performer of the original', () => {
    expect(copy('2026-11-20')).toEqual({
      ...emptyPlan,
      store_id: 'pankrac',
      category_id: 'cashier',
      day: '2026-11-23',
      from: '06:00',
      to: '14:00',
      planned_break_minutes: 45,
      vendor_id: 'plus',
      comment: 'Ring at the back door',
    });
  });

  test.each([
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-24', '2026-11-30'],
    ['2027-01-06', '2027-01-11'],
  ])('made on %s has the first day of its weekday that can be ordered, %s', (today, day) => {
    expect(copy(today).day).toBe(day);
  });

  test('leaves out values that can no longer be selected', () => {
    expect(copy('2026-11-20', { stores: [] })).toMatchObject({ store_id: '', vendor_id: null });
    expect(copy('2026-11-20', { specialties: [] })).toMatchObject({ category_id: '' });
    expect(copy('2026-11-20', { stores: [{ ...store, vendors: [] }] })).toMatchObject({ vendor_id: null });
  });
});

test.each([
  ['2026-11-27', 'Europe/Prague', true],
  ['2026-11-28', 'Europe/Prague', false],
  ['2026-11-27', 'America/New_York', false],
  ['27.11.20', 'Europe/Prague', false],
  ['', 'Europe/Prague', false],
])('at 00:30 in Prague the day %j is over in %s: %s', (day, zone, expected) => {
  expect(isOver(day, zone, '2026-11-27T23:30:00.000Z')).toBe(expected);
});
