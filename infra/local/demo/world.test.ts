import { describe, expect, it } from 'vitest';
import { describeWorldAt, load, overlapping } from './describe-world.ts';
import { visitAt } from './visits.ts';

/** The days of clock changes, a holiday with closed shops and the turn of the year. */
for (const now of [
  '2026-03-29T00:50:00.000Z',
  '2026-10-25T00:40:00.000Z',
  '2026-10-28T09:14:59.999Z',
  '2026-12-31T12:59:00.000Z',
])
  describeWorldAt(now);

describe('loading the demo data again', () => {
  it('gives the same data at the same time', () => {
    const now = '2026-11-21T09:00:00.000Z';
    expect(load(now)).toEqual(load(now));
  });

  it('gives the same past on the same day at any hour', () => {
    const visits = [visitAt('2026-11-21T05:00:00.000Z')];
    const early = load('2026-11-21T05:00:00.000Z', visits).shifts.filter(({ day }) => day < '2026-11-09');
    const late = load('2026-11-21T20:00:00.000Z', visits).shifts.filter(({ day }) => day < '2026-11-09');
    expect(late).toEqual(early);
  });

  it('continues on a later day: past events stay, and the last day moves on', () => {
    const first = '2026-11-21T09:40:00.000Z';
    const second = '2026-11-23T16:05:00.000Z';
    const before = load(first);
    const after = load(second, [visitAt(first), visitAt(second)]);
    expect(after.refused).toEqual([]);
    expect(overlapping(after.shifts)).toEqual([]);
    const ended = before.shifts.filter(({ status, day }) => status === 'completed' && day > '2026-09-25');
    const later = new Map(after.shifts.map((shift) => [shift.id, shift]));
    const unchanged = ended.filter(({ id, actual_end }) => later.get(id)?.actual_end === actual_end);
    // Some shifts are corrected on the next day, or their hours after a dispute.
    expect(unchanged.length).toBeGreaterThan(ended.length - 5);
    expect(
      after.shifts
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
    ).toBe('2026-12-23');
  });
});
