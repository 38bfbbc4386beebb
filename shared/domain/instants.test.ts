import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes, earliest, latest, minutesBetween, overlap } from './instants.ts';
import { localDay, localHour, localTime, touchedDays } from './local-time.ts';

const instant = fc
  .integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') })
  .map((milliseconds) => new Date(milliseconds).toISOString());

it('the minutes between two instants are those that clocks without seconds show', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -10_000, max: 10_000 }), (from, minutes) => {
      expect(minutesBetween(from, addMinutes(from, minutes))).toBe(minutes);
    }),
  );
  expect(minutesBetween('2026-06-10T08:00:59.999Z', '2026-06-10T08:01:00.000Z')).toBe(1);
  expect(minutesBetween('2026-06-10T08:00:00.000Z', '2026-06-10T08:01:59.999Z')).toBe(1);
  expect(minutesBetween('2026-06-10T08:01:59.999Z', '2026-06-10T08:00:00.000Z')).toBe(-1);
});

it('the latest and the earliest instant are the ends of their order', () => {
  fc.assert(
    fc.property(instant, fc.array(instant), instant, (first, rest, other) => {
      expect(latest(first, ...rest)).toBe([first, ...rest].toSorted().at(-1));
      expect(earliest(first, other)).toBe([first, other].toSorted()[0]);
    }),
  );
});

it('two periods overlap exactly when they share a moment; adjoining periods do not', () => {
  const at = (hour: number) => `2026-06-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const hours = Array.from({ length: 6 }, (_, hour) => hour);
  for (const from of hours)
    for (const to of hours.filter((hour) => hour > from))
      for (const start of hours)
        for (const end of hours.filter((hour) => hour > start)) {
          const shared = hours.some((hour) => hour >= from && hour < to && hour >= start && hour < end);
          expect(overlap({ from: at(from), to: at(to) }, { from: at(start), to: at(end) })).toBe(shared);
        }
});

it('the local day and hour follow the time zone through both clock changes', () => {
  expect(localDay('2026-06-10T21:59:59.999Z', 'Europe/Prague')).toBe('2026-06-10');
  expect(localDay('2026-06-10T22:00:00.000Z', 'Europe/Prague')).toBe('2026-06-11');
  expect(localHour('2026-03-29', 6, 'Europe/Prague')).toBe('2026-03-29T04:00:00.000Z');
  expect(localHour('2026-10-25', 6, 'Europe/Prague')).toBe('2026-10-25T05:00:00.000Z');
  expect(localTime('2026-06-10', '08:30', 'Europe/Prague')).toBe('2026-06-10T06:30:00.000Z');
});

it('an ambiguous local time is the earlier one, and a skipped one moves forward by an hour', () => {
  expect(localTime('2026-10-25', '02:30', 'Europe/Prague')).toBe('2026-10-25T00:30:00.000Z');
  expect(localTime('2026-03-29', '02:30', 'Europe/Prague')).toBe('2026-03-29T01:30:00.000Z');
});

it('a period that ends at midnight does not touch the next day', () => {
  const touched = (from: string, to: string) => touchedDays(from, to, 'Europe/Prague');
  expect(touched('2026-06-10T18:00:00.000Z', '2026-06-10T22:00:00.000Z')).toEqual(['2026-06-10', '2026-06-10']);
  expect(touched('2026-06-10T18:00:00.000Z', '2026-06-10T22:00:00.001Z')).toEqual(['2026-06-10', '2026-06-11']);
});
