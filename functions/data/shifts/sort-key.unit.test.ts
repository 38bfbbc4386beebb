import { describe, expect, it } from 'vitest';
import { dayIn, shiftSortKey, startIn } from './sort-key.ts';

describe('the sort key of a shift', () => {
  const shift = { id: 'one', day: '2026-06-11', starts_at: '2026-06-10T22:00:00.000Z' };

  it('sorts by local day, then by start, then by id', () => {
    const later = { ...shift, starts_at: '2026-06-10T22:15:00.000Z' };
    const dayBefore = { ...later, day: '2026-06-10' };
    const sorted = [later, { ...shift, id: 'two' }, shift, dayBefore].map(shiftSortKey).toSorted();
    expect(sorted).toEqual([dayBefore, shift, { ...shift, id: 'two' }, later].map(shiftSortKey));
  });

  it('contains the day and the planned start', () => {
    expect(dayIn(shiftSortKey(shift))).toBe(shift.day);
    expect(startIn(shiftSortKey(shift))).toBe(shift.starts_at);
    expect(startIn('')).toBe('');
  });
});
