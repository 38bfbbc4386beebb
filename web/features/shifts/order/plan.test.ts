import { expect, test } from 'vitest';
import { timesOf } from './plan.ts';

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
])('the night of %s really lasts %i hours', (day, hours) => {
  const night = times(day, '22:00', '06:00');
  expect((Date.parse(night?.ends_at ?? '') - Date.parse(night?.starts_at ?? '')) / 3_600_000).toBe(hours);
});

test('has no times until all three are filled in', () => {
  expect(times('2026-11-24', '22:00', '')).toBeNull();
  expect(times('', '22:00', '06:00')).toBeNull();
});
