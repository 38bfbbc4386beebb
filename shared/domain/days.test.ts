import { expect, it } from 'vitest';
import { addDays, daysBetween, daysFrom, mondayOf } from './days.ts';

it('counts days over the ends of months and years, leap days and clock changes', () => {
  expect([
    addDays('2026-12-31', 1),
    addDays('2028-02-28', 1),
    addDays('2027-03-28', 1),
    addDays('2026-01-01', -1),
  ]).toEqual(['2027-01-01', '2028-02-29', '2027-03-29', '2025-12-31']);
  // Of more digits, so that it is after the last one for all that reads dates.
  expect(addDays(addDays('9999-12-31', 1), -1)).toBe('9999-12-31');
  expect([daysBetween('2027-03-27', '2027-03-29'), daysBetween('2027-01-01', '2026-12-31')]).toEqual([2, -1]);
  expect(daysFrom('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});

it('a week begins on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
});
