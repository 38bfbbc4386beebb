import { expect, test } from 'vitest';
import type { Shift } from '#shared/contracts/shifts.ts';
import { requestedTimes } from './changed-terms.ts';
import { exampleShift } from './example-shift.ts';

test('a pending change of the break only requests no times', () => {
  const { starts_at, ends_at, category, hourly_rate } = exampleShift();
  const terms = { starts_at, ends_at, category, hourly_rate, planned_break_minutes: 45 };
  const change: NonNullable<Shift['pending_change']> = { ...terms, by: 'performer', warnings: [] };
  expect(requestedTimes({ starts_at, ends_at, pending_change: change })).toBeNull();
  const later = { ...change, ends_at: '2026-11-26T14:00:00.000Z' };
  expect(requestedTimes({ starts_at, ends_at, pending_change: later })).toBe(later);
  expect(requestedTimes({ starts_at, ends_at, pending_change: null })).toBeNull();
});
