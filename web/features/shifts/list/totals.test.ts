import { expect, test } from 'vitest';
import { minutesOver } from '#shared/domain/shifts/worked-difference.ts';
import { coverageOf } from '../calendar/arrange.ts';
import { exampleShift as shift } from '../example.ts';
import { totalsOf } from './totals.ts';

const shifts = [
  shift({}),
  shift({ status: 'new', staff: null }),
  shift({ status: 'canceled' }),
  shift({ status: 'reserve' }),
  shift({ status: 'completed', minutes_worked: 470 }),
];

test('the totals of the list do not count canceled and stand-by shifts, as in the calendar', () => {
  expect(totalsOf(shifts)).toEqual({ planned: 3 * 450, worked: 470, difference: 20 });
  expect(totalsOf(shifts).planned).toBe(coverageOf(shifts, '2026-11-23T04:00:00.000Z').minutes);
});

test('the totals show no difference before a shift is completed', () => {
  expect(totalsOf(shifts.slice(0, 4))).toEqual({ planned: 2 * 450, worked: 0, difference: null });
});

test.each([
  ['completed', 465, 15],
  ['completed', 464, 0],
  ['completed', 400, 0],
  ['in_progress', 600, 0],
] as const)(
  'a shift that is %s with %i minutes, planned for 450, is %i minutes over its plan',
  (status, worked, over) => {
    expect(minutesOver(shift({ status, minutes_worked: worked }))).toBe(over);
  },
);
