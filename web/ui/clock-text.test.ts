import { describe, expect, test } from 'vitest';
import { quartersAfter, readClock, startsClock } from './clock-text.ts';

test.each([
  ['16:00', '16:00'],
  ['1600', '16:00'],
  ['16', '16:00'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  [' 9,15 ', '09:15'],
  ['16 h', '16:00'],
  ['1607', '16:07'],
  ['16:', '16:00'],
  ['0', '00:00'],
])('the typed time %s is %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});

test.each(['', 'noon', '24', '2400', '16:60', '1690', '16:3', '16000', '-9'])('%s is not a time', (typed) => {
  expect(readClock(typed)).toBeNull();
});

test.each([
  ['16:00', '1600', true],
  ['16:00', '160', true],
  ['16:00', '1', true],
  ['16:00', '16:', true],
  ['16:00', '', true],
  ['09:30', '9', true],
  ['09:30', '9:3', true],
  ['09:30', '930', true],
  ['19:00', '9', false],
  ['16:15', '1600', false],
  ['16:00', 'x', false],
])('%s is found by %s: %s', (clock, typed, found) => {
  expect(startsClock(clock, typed)).toBe(found);
});

describe('the quarter hours after a time', () => {
  const ends = (time?: string) => {
    const all = quartersAfter(time);
    return [all.length, all[0], all.at(-1)];
  };

  test('continue on the next day', () => {
    expect(ends('08:10')).toEqual([96, { value: '08:15', isNextDay: false }, { value: '08:00', isNextDay: true }]);
  });

  test.each(['23:45', '23:50'])('are all on the next day after %s', (time) => {
    expect(ends(time)).toEqual([96, { value: '00:00', isNextDay: true }, { value: '23:45', isNextDay: true }]);
  });

  test('include the chosen time, which need not be a quarter hour', () => {
    const values = quartersAfter('06:00', '06:08').map(({ value }) => value);
    expect(values.slice(0, 2)).toEqual(['06:08', '06:15']);
    expect(quartersAfter('06:00', '07:00')).toHaveLength(96);
  });

  test('are those of one day without a time', () => {
    for (const time of [undefined, ''])
      expect(ends(time)).toEqual([96, { value: '00:00', isNextDay: false }, { value: '23:45', isNextDay: false }]);
  });
});
