import { expect, it } from 'vitest';
import { law } from '../shifts/examples.ts';
import { worked } from './examples.ts';
import { type Worked, workedSegments } from './split-minutes.ts';

/** As on an attendance sheet: the day, its kind, whether at night, hours:minutes. */
const sheet = (times: Worked) =>
  workedSegments(times, 'Europe/Prague', law).map(
    ({ day, kind, night, minutes }) =>
      `${day} ${kind}${night ? ' night' : ''} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  );

it.each<[name: string, times: Parameters<typeof worked>, expected: string[]]>([
  ['a weekday', ['2026-06-10 08:00', '2026-06-10 16:00'], ['2026-06-10 weekday 8:00']],
  [
    'early and late: an hour of night at each end',
    ['2026-06-10 05:00', '2026-06-10 23:00'],
    ['2026-06-10 weekday night 2:00', '2026-06-10 weekday 16:00'],
  ],
  [
    'from Friday to Saturday',
    ['2026-06-12 20:00', '2026-06-13 07:00'],
    [
      '2026-06-12 weekday night 2:00',
      '2026-06-12 weekday 2:00',
      '2026-06-13 weekend night 6:00',
      '2026-06-13 weekend 1:00',
    ],
  ],
  [
    'clocks go forward: 7 hours from 22:00 to 06:00',
    ['2026-03-28 22:00', '2026-03-29 06:00'],
    ['2026-03-28 weekend night 2:00', '2026-03-29 weekend night 5:00'],
  ],
  [
    'clocks go back: 9 hours from 22:00 to 06:00',
    ['2026-10-24 22:00', '2026-10-25 06:00'],
    ['2026-10-24 weekend night 2:00', '2026-10-25 weekend night 7:00'],
  ],
  ['Easter Monday', ['2026-04-06 07:00', '2026-04-06 15:00'], ['2026-04-06 holiday 8:00']],
  [
    'the night before Easter Monday: Sunday is a weekend, Monday a holiday',
    ['2026-04-05 22:00', '2026-04-06 06:00'],
    ['2026-04-05 weekend night 2:00', '2026-04-06 holiday night 6:00'],
  ],
  [
    "over New Year's midnight",
    ['2026-12-31 20:00', '2027-01-01 04:00'],
    ['2026-12-31 weekday night 2:00', '2026-12-31 weekday 2:00', '2027-01-01 holiday night 4:00'],
  ],
  [
    'a Sunday that is a holiday is a holiday only',
    ['2026-07-05 08:00', '2026-07-05 14:00'],
    ['2026-07-05 holiday 6:00'],
  ],
  [
    'a break across 22:00 is taken from both sides',
    ['2026-06-10 14:00', '2026-06-11 00:00', ['2026-06-10 21:45', '2026-06-10 22:15']],
    ['2026-06-10 weekday night 1:45', '2026-06-10 weekday 7:45'],
  ],
  [
    'two breaks, one of them across midnight',
    [
      '2026-06-10 20:00',
      '2026-06-11 06:00',
      ['2026-06-10 21:00', '2026-06-10 21:15'],
      ['2026-06-10 23:50', '2026-06-11 00:20'],
    ],
    ['2026-06-10 weekday night 1:50', '2026-06-10 weekday 1:45', '2026-06-11 weekday night 5:40'],
  ],
  [
    'until midnight: the next day has nothing',
    ['2026-06-10 18:00', '2026-06-11 00:00'],
    ['2026-06-10 weekday night 2:00', '2026-06-10 weekday 4:00'],
  ],
  ['ended as it started', ['2026-06-11 00:00', '2026-06-11 00:00'], []],
  ['a break all along', ['2026-06-10 08:00', '2026-06-10 09:00', ['2026-06-10 08:00', '2026-06-10 09:00']], []],
])('%s', (_, times, expected) => {
  expect(sheet(worked(...times))).toEqual(expected);
});

it('seconds are cut: from 21:59 to 22:00 is a minute of the day', () => {
  const times = { actual_start: '2026-06-10T19:59:20.000Z', actual_end: '2026-06-10T20:00:30.000Z', breaks: [] };
  expect(sheet(times)).toEqual(['2026-06-10 weekday 0:01']);
});

it('a running shift has no segments', () => {
  expect(sheet({ ...worked('2026-06-10 08:00', '2026-06-10 09:00'), actual_end: null })).toEqual([]);
});
