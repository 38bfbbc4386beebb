import { describe, expect, it } from 'vitest';
import { hoursText } from './hours-text.ts';
import {
  type Hours,
  hoursOn,
  lengthOf,
  nextHours,
  openState,
  publicSchedule,
  type Schedule,
  scheduleMistakes,
  weekdayOf,
} from './schedule.ts';

/** `06:00-22:00`, several separated by spaces; `+` after the end means the next day. */
const hours = (text: string): Hours[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ from: one.slice(0, 5), to: one.slice(6, 11), next_day: one.endsWith('+') }));
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const schedule = (week: Partial<Record<keyof typeof closed, string>>, exceptions: Record<string, string> = {}) =>
  ({
    week: { ...closed, ...Object.fromEntries(Object.entries(week).map(([day, text]) => [day, hours(text)])) },
    exceptions: Object.entries(exceptions).map(([date, text]) => ({ date, hours: hours(text) })),
  }) satisfies Schedule;
const daily = (text: string, exceptions = {}) =>
  schedule({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text }, exceptions);
const mistakes = (one: Schedule) => scheduleMistakes(one).map(({ path, key }) => `${path.join('.')} ${key}`);

describe('a schedule', () => {
  it.each([
    ['one interval', { mon: '06:00-22:00' }],
    ['a lunch break', { mon: '06:00-12:00 13:00-22:00' }],
    ['intervals that touch', { mon: '06:00-12:00 12:00-22:00' }],
    ['past midnight', { mon: '22:00-06:00+', tue: '06:00-12:00' }],
    ['around the clock', { mon: '00:00-00:00+', tue: '00:00-00:00+' }],
    ['past midnight into a closed day', { sun: '22:00-06:00+' }],
  ])('may have %s', (_, week) => {
    expect(mistakes(schedule(week))).toEqual([]);
  });

  it.each([
    ['end before they begin', { mon: '22:00-06:00' }, 'week.mon.0.to opening-hours-order'],
    ['end when they begin', { mon: '08:00-08:00' }, 'week.mon.0.to opening-hours-order'],
    ['last longer than a day', { mon: '08:00-08:15+' }, 'week.mon.0.to opening-hours-too-long'],
    ['overlap', { mon: '06:00-12:00 11:45-14:00' }, 'week.mon.1.from opening-hours-overlap'],
    ['are not in their order', { mon: '13:00-14:00 06:00-12:00' }, 'week.mon.1.from opening-hours-overlap'],
    ['follow hours past midnight', { mon: '20:00-02:00+ 23:00-23:30' }, 'week.mon.1.from opening-hours-overlap'],
    [
      'overlap those of the day before',
      { mon: '22:00-06:00+', tue: '05:45-12:00' },
      'week.tue.0.from opening-hours-overlap',
    ],
    ['overlap those of Sunday', { sun: '22:00-06:00+', mon: '05:00-12:00' }, 'week.mon.0.from opening-hours-overlap'],
  ])('may not have hours that %s', (_, week, mistake) => {
    expect(mistakes(schedule(week))).toEqual([mistake]);
  });

  it('has each date once, with the same rules', () => {
    const exceptions = [
      { date: '2026-12-24', hours: hours('08:00-12:00 11:00-13:00') },
      { date: '2026-12-31', hours: hours('12:00-08:00') },
      { date: '2026-12-24', hours: [] },
    ];
    expect(mistakes({ week: closed, exceptions })).toEqual([
      'exceptions.0.hours.1.from opening-hours-overlap',
      'exceptions.1.hours.0.to opening-hours-order',
      'exceptions.2.date taken',
    ]);
  });

  it('suggests more hours an hour after the last ones, until midnight at most', () => {
    expect(nextHours(hours('08:00-12:00'))).toEqual(hours('13:00-17:00')[0]);
    expect(nextHours(hours('08:00-20:00'))).toEqual(hours('21:00-00:00+')[0]);
    expect(nextHours(hours('08:00-23:30'))).toEqual(hours('23:45-00:00+')[0]);
    expect(nextHours([])).toEqual(hours('01:00-05:00')[0]);
  });
});

it('hours are written and counted', () => {
  expect(hoursText(hours('06:00-12:00 22:00-06:00+'))).toBe('06:00–12:00, 22:00–06:00');
  expect(hoursText([])).toBe('');
  expect(hours('06:00-12:15 22:00-06:00+ 08:00-07:00').map(lengthOf)).toEqual([375, 480, -60]);
});

it('a date has a weekday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual(['mon', 'sun']);
});

describe('the hours of a date', () => {
  const on = (day: string, one: Schedule, sales_area_m2: number | null = 900) =>
    hoursText(hoursOn({ schedule: one, sales_area_m2 }, day));

  it.each([
    ['2026-12-23', '06:00–22:00'],
    ['2026-12-24', '06:00–12:00'],
    ['2026-12-25', ''],
    ['2026-12-27', '06:00–22:00'],
    ['2026-11-17', '06:00–22:00'],
    ['2027-03-29', ''],
  ])('of a shop over 200 m² follow the law: %s %s', (day, text) => {
    expect(on(day, daily('06:00-22:00'))).toBe(text);
  });

  it.each([200, null])('of a shop of %s m² are as usual on state holidays', (area) => {
    expect(on('2026-12-25', daily('06:00-22:00'), area)).toBe('06:00–22:00');
  });

  it('are those of its exception, also on a state holiday', () => {
    const one = daily('06:00-22:00', { '2026-12-25': '09:00-12:00', '2026-11-30': '' });
    expect(on('2026-12-25', one)).toBe('09:00–12:00');
    expect(on('2026-11-30', one)).toBe('');
    expect(on('2026-12-01', one)).toBe('06:00–22:00');
  });

  it('past midnight end when the law closes the store', () => {
    const nights = daily('22:00-06:00+');
    expect(on('2026-09-27', nights)).toBe('22:00–00:00');
    expect(on('2026-09-28', nights)).toBe('');
    expect(on('2026-12-23', nights)).toBe('22:00–06:00');
    expect(on('2026-09-27', daily('22:00-06:00+', { '2026-09-28': '22:00-23:00' }))).toBe('22:00–06:00');
    expect(on('2026-12-23', daily('14:00-13:00+'))).toBe('14:00–12:00');
    expect(on('2026-12-24', daily('08:00-11:00 12:00-13:00'))).toBe('08:00–11:00');
  });
});

describe('a store', () => {
  // 23 November 2026 is a Monday.
  const at = (clock: string, one: Schedule, day = '2026-11-23') =>
    openState({ schedule: one, sales_area_m2: 900 }, day, clock);
  const shop = schedule({ mon: '06:00-12:00 13:00-22:00' });

  it.each([
    ['05:59', { isOpen: false, opens: '06:00' }],
    ['06:00', { isOpen: true, until: '12:00' }],
    ['11:59', { isOpen: true, until: '12:00' }],
    ['12:00', { isOpen: false, opens: '13:00' }],
    ['21:59', { isOpen: true, until: '22:00' }],
    ['22:00', { isOpen: false, opens: null }],
  ])('at %s is %o', (clock, state) => {
    expect(at(clock, shop)).toEqual(state);
  });

  it('is open past midnight', () => {
    const bar = schedule({ sun: '20:00-02:00+', mon: '02:00-03:00' });
    expect(at('01:00', bar)).toEqual({ isOpen: true, until: '03:00' });
    expect(at('21:00', bar, '2026-11-22')).toEqual({ isOpen: true, until: '03:00' });
    expect(at('03:00', bar)).toEqual({ isOpen: false, opens: null });
  });

  it('around the clock is open without an end', () => {
    expect(at('13:37', daily('00:00-00:00+'))).toEqual({ isOpen: true, until: null });
    expect(at('13:37', daily('00:00-00:00+'), '2026-12-24')).toEqual({ isOpen: false, opens: null });
  });
});

it('the public schedule names yesterday and the coming 30 days with other hours', () => {
  const exceptions = {
    '2026-11-20': '',
    '2026-11-22': '',
    '2026-11-30': '08:00-12:00',
    '2026-12-01': '06:00-22:00',
    '2027-01-02': '',
  };
  const one = daily('06:00-22:00', exceptions);
  const shown = (sales_area_m2: number) =>
    publicSchedule({ schedule: one, sales_area_m2 }, '2026-11-23').exceptions.map(
      ({ date, hours: day }) => `${date} ${hoursText(day)}`,
    );
  expect(shown(150)).toEqual(['2026-11-22 ', '2026-11-30 08:00–12:00']);
  expect(publicSchedule({ schedule: daily('06:00-22:00'), sales_area_m2: 900 }, '2026-11-27').exceptions).toEqual([
    { date: '2026-12-24', hours: hours('06:00-12:00') },
    { date: '2026-12-25', hours: [] },
    { date: '2026-12-26', hours: [] },
  ]);
});
