import { describe, expect, it } from 'vitest';
import type { Hours } from '../stores/schedule.ts';
import { firstSupportHours } from './first-settings.ts';
import { isServed, nextService, type SupportHours } from './support-hours.ts';

const law = {
  holidays: (from: string, to: string) =>
    ['2026-04-03', '2026-04-06', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']
      .filter((date) => from <= date && date <= to)
      .map((date) => ({ date, name: date })),
};
const one = (from: string, to: string, next_day = false): Hours[] => [{ from, to, next_day }];
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const fridays: SupportHours = { week: { ...closed, fri: one('08:00', '12:00') } };
const nights: SupportHours = { week: { ...closed, sat: one('22:00', '06:00', true), sun: one('22:00', '23:00') } };

describe('the support', () => {
  it.each<[string, string, SupportHours, boolean, string | null]>([
    ['before the hours', '2026-11-23T06:59:00.000Z', firstSupportHours, false, '2026-11-23T07:00:00.000Z'],
    ['as they begin', '2026-11-23T07:00:00.000Z', firstSupportHours, true, '2026-11-24T07:00:00.000Z'],
    ['in their last minute', '2026-11-23T16:59:59.999Z', firstSupportHours, true, '2026-11-24T07:00:00.000Z'],
    ['on Friday evening', '2026-11-27T17:00:00.000Z', firstSupportHours, false, '2026-11-30T07:00:00.000Z'],
    ['on Sunday', '2026-11-29T11:00:00.000Z', firstSupportHours, false, '2026-11-30T07:00:00.000Z'],
    [
      'after the last Friday of winter time',
      '2026-03-27T17:00:00.000Z',
      firstSupportHours,
      false,
      '2026-03-30T06:00:00.000Z',
    ],
    [
      'after the change to summer time',
      '2026-03-30T06:00:00.000Z',
      firstSupportHours,
      true,
      '2026-03-31T06:00:00.000Z',
    ],
    [
      'after the change to winter time',
      '2026-10-26T06:30:00.000Z',
      firstSupportHours,
      false,
      '2026-10-26T07:00:00.000Z',
    ],
    ['on a holiday', '2026-12-24T10:00:00.000Z', firstSupportHours, false, '2026-12-28T07:00:00.000Z'],
    ['before Easter', '2026-04-02T16:00:00.000Z', firstSupportHours, false, '2026-04-07T06:00:00.000Z'],
    ['when its days are holidays', '2026-12-19T10:00:00.000Z', fridays, false, '2027-01-08T07:00:00.000Z'],
    ['past midnight', '2026-03-29T03:30:00.000Z', nights, true, '2026-03-29T20:00:00.000Z'],
    ['after the hours past midnight', '2026-03-29T04:00:00.000Z', nights, false, '2026-03-29T20:00:00.000Z'],
    ['without hours', '2026-11-23T10:00:00.000Z', { week: closed }, false, null],
  ])('%s (%s)', (_, now, hours, served, next) => {
    expect([isServed(hours, now, law), nextService(hours, now, law)]).toEqual([served, next]);
  });
});
