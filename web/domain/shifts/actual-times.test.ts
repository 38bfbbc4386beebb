import { expect, test } from 'vitest';
import type { Shift } from '#shared/contracts/shifts.ts';
import { correctedTimes, minutesOf, timesWorked } from './actual-times.ts';

/** 22:00–06:00 in Prague on the night with 25 hours; the break is in the second 02:00. */
const night = {
  store: { time_zone: 'Europe/Prague' },
  day: '2026-10-24',
  starts_at: '2026-10-24T20:00:00.000Z',
  ends_at: '2026-10-25T05:00:00.000Z',
  actual_start: '2026-10-24T20:07:03.000Z',
  actual_end: '2026-10-25T05:04:51.000Z',
  breaks: [{ from: '2026-10-25T01:10:00.000Z', to: '2026-10-25T01:40:00.000Z' }],
} as unknown as Shift;

test('an unchanged time keeps its seconds and the second 02:10 of a clock change', () => {
  expect(correctedTimes(timesWorked(night), night)).toEqual({
    actual_start: night.actual_start,
    actual_end: night.actual_end,
    breaks: night.breaks,
  });
});

test('a corrected end is the first such time after the start', () => {
  const corrected = correctedTimes({ ...timesWorked(night), end: '05:50' }, night);
  expect(corrected?.actual_end).toBe('2026-10-25T04:50:00.000Z');
  expect(corrected && minutesOf(corrected)).toBe(523 - 30);
});

test('a start shortly before midnight is on the evening before a shift that begins at 00:00', () => {
  const early = { ...night, day: '2026-11-25', starts_at: '2026-11-24T23:00:00.000Z', actual_start: null } as Shift;
  const corrected = correctedTimes({ start: '23:50', end: '06:00', breaks: [] }, early);
  expect(corrected?.actual_start).toBe('2026-11-24T22:50:00.000Z');
});

test('an end or a break before a start after midnight is on the next day', () => {
  const late = { start: '02:00', end: '01:00', breaks: [{ from: '01:30', to: '03:30', was: null }] };
  const plain = { ...night, day: '2026-11-27', starts_at: '2026-11-27T21:00:00.000Z', breaks: [] } as unknown as Shift;
  const corrected = correctedTimes(late, { ...plain, ends_at: '2026-11-28T05:00:00.000Z', actual_start: null });
  expect(corrected).toEqual({
    actual_start: '2026-11-28T01:00:00.000Z',
    actual_end: '2026-11-29T00:00:00.000Z',
    breaks: [{ from: '2026-11-29T00:30:00.000Z', to: '2026-11-28T02:30:00.000Z' }],
  });
});

test('every typed start, end and break has an instant', () => {
  const clocks = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:45`);
  for (const start of clocks)
    for (const time of clocks) {
      const breaks = [{ from: time, to: start, was: null }];
      const corrected = correctedTimes({ start, end: time, breaks }, night);
      expect(corrected && minutesOf(corrected), `${start}, ${time}`).not.toBeNaN();
    }
});

test('there is no correction while a time is missing', () => {
  expect(correctedTimes({ ...timesWorked(night), end: '' }, night)).toBeNull();
});
