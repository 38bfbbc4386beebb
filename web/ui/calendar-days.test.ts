import { expect, test } from 'vitest';
import { dayByKey, inMonth, weeksOf } from './calendar-days.ts';

test.each([
  ['2026-02-10', '2026-01-26', '2026-03-08'],
  ['2026-06-30', '2026-06-01', '2026-07-12'],
  ['2027-01-01', '2026-12-28', '2027-02-07'],
])('the weeks of the month of %s are from %s to %s', (day, first, last) => {
  const weeks = weeksOf(day);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
});

test.each([
  ['2026-11-27', 1, '2026-12-27'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', -1, '2026-11-30'],
])('%s in a month that is %i later is %s', (day, months, expected) => {
  expect(inMonth(day, months)).toBe(expected);
});

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['Enter', null],
])('%s moves the focus from Sunday 2026-11-01 to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key)).toBe(day);
});
