import { expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { describeWorldAt, load, overlapping } from './describe-world.ts';
import { fits, visitAt } from './visits.ts';

/** Moments around the clock, and other hours of the days of clock changes. */
for (const now of [
  '2026-11-20T23:05:00.000Z',
  '2026-11-21T05:00:00.000Z',
  '2026-11-21T13:30:00.000Z',
  '2026-11-21T22:50:00.000Z',
  '2026-03-29T12:00:00.000Z',
  '2026-10-25T16:15:00.000Z',
  '2026-11-21T09:00:00.000Z',
  '2027-07-14T02:22:22.222Z',
])
  describeWorldAt(now);

it('stays consistent over weeks of loads at any hour', () => {
  const loads = ['06:10', '23:50', '00:20', '09:45', '08:30', '21:00', '14:30', '13:10', '00:05', '12:00'].map(
    (clock, n) => `${addDays('2026-11-21', n)}T${clock}:00.000Z`,
  );
  const visits: string[] = [];
  for (const now of loads) {
    if (fits(visitAt(now), visits)) visits.push(visitAt(now));
    const { shifts, refused } = load(now, visits);
    expect(refused).toEqual([]);
    expect(overlapping(shifts)).toEqual([]);
  }
  expect(visits.length).toBeGreaterThan(7);
});
