import { expect, it } from 'vitest';
import { firstScheduleOf, hoursBefore } from './stored-hours.ts';

const closed = { tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const of = (from: string, to: string) => firstScheduleOf({ ...closed, mon: { from, to } }).week.mon;

it('hours of schema 1 become one interval, rounded outwards to 15 minutes', () => {
  expect(firstScheduleOf({ ...closed, mon: { from: '06:00', to: '22:00' } })).toEqual({
    week: {
      mon: [{ from: '06:00', to: '22:00', next_day: false }],
      tue: [],
      wed: [],
      thu: [],
      fri: [],
      sat: [],
      sun: [],
    },
    exceptions: [],
  });
  expect(of('06:10', '21:50')).toEqual([{ from: '06:00', to: '22:00', next_day: false }]);
  expect(of('00:00', '23:59')).toEqual([{ from: '00:00', to: '00:00', next_day: true }]);
});

it('functions of the previous release read the first opening and the last closing', () => {
  const day = { from: '22:00', to: '06:00', next_day: true };
  const { week } = firstScheduleOf({ ...closed, mon: { from: '06:00', to: '12:00' } });
  const split = [...week.mon, { from: '13:00', to: '22:00', next_day: false }];
  expect(hoursBefore({ week: { ...week, mon: split, sun: [day] }, exceptions: [] })).toEqual({
    ...closed,
    mon: { from: '06:00', to: '22:00' },
    sun: { from: '22:00', to: '23:59' },
  });
});
