import { describe, expect, it } from 'vitest';
import { aCompletedShift, aConfirmedShift, aRunningShift, aShift } from './examples.ts';
import {
  breakMinutes,
  dueAt,
  dueCommand,
  flagsAt,
  isLate,
  isLateCancel,
  minutesWorked,
  plannedLength,
  plannedMinutes,
  tardinessMinutes,
} from './timing.ts';

/** The example shift is planned from 08:00 to 14:00 UTC on 10 June. */
const at = (time: string) => `2026-06-10T${time}.000Z`;

it.each([
  ['2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z', 7],
  ['2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z', 9],
  ['2026-06-10T20:00:00.000Z', '2026-06-11T04:00:00.000Z', 8],
])('a night from 22:00 to 06:00 in Prague, %s to %s, lasts %i hours', (starts_at, ends_at, hours) => {
  expect(plannedLength({ starts_at, ends_at })).toBe(hours * 60);
  expect(plannedMinutes({ starts_at, ends_at, planned_break_minutes: 30 })).toBe(hours * 60 - 30);
});

it.each([
  [null, 0],
  ['07:50:00', 0],
  ['08:00:59', 0],
  ['08:07:30', 7],
])('a worker who starts at %s a shift planned for 08:00 is %i minutes late', (time, minutes) => {
  expect(tardinessMinutes(aShift({ actual_start: time && at(time) }))).toBe(minutes);
});

it.each([
  ['08:05:59', false],
  ['08:06:00', true],
  ['07:50:00', false],
])('who starts at %s a shift planned for 08:00 is late: %s', (time, late) => {
  expect(isLate(at('08:00:00'), at(time))).toBe(late);
});

it.each([
  ['2026-06-09T20:00:00.000Z', false],
  ['2026-06-09T20:00:00.001Z', true],
  ['2026-06-10T07:59:00.000Z', true],
])('a cancellation at %s of a shift planned for 10 June at 08:00 counts as late: %s', (now, late) => {
  expect(isLateCancel(aShift({}), now)).toBe(late);
});

describe('time worked', () => {
  const breaks = [
    { from: at('10:00:00'), to: at('10:30:00') },
    { from: at('12:00:00'), to: null },
  ];
  it('is nothing before the start', () => {
    expect(minutesWorked(aConfirmedShift(), at('12:00:00'))).toBe(0);
  });
  it('counts up to now while the shift or its break is running', () => {
    expect(breakMinutes({ breaks }, at('12:10:00'))).toBe(40);
    expect(minutesWorked(aRunningShift({ breaks }), at('12:10:00'))).toBe(210);
  });
  it('is the actual time without breaks, independent of the current time', () => {
    const done = aCompletedShift({ breaks: breaks.slice(0, 1) });
    expect(minutesWorked(done, '2027-01-01T00:00:00.000Z')).toBe(330);
  });
  it.each([
    ['08:03:59', '15:00:02', ['11:58:40', '12:33:10'], 35, 382],
    ['08:00:00', '14:00:00', ['10:10:00', '10:15:50'], 5, 355],
    ['08:00:30', '14:00:20', ['10:10:59', '10:11:00'], 1, 359],
    ['08:00:10', '08:00:50', ['08:00:20', '08:00:40'], 0, 0],
  ])('from %s to %s less %j is what a clock without seconds shows', (from, to, [pause, back], paused, worked) => {
    const times = {
      actual_start: at(from),
      actual_end: at(to),
      breaks: [{ from: at(pause ?? ''), to: at(back ?? '') }],
    };
    expect([breakMinutes(times, ''), minutesWorked(times, '')]).toEqual([paused, worked]);
  });
});

describe('the next check by the scheduled job', () => {
  it.each([
    ['new', 'start', aShift(), at('08:00:00'), 'not_filled'],
    ['confirmed', 'end', aConfirmedShift(), at('14:00:00'), 'no_show'],
    ['in progress', 'end + 8 h', aRunningShift(), at('22:00:00'), 'auto_complete'],
  ])('at a shift that is %s is its %s', (_status, _moment, shift, due, action) => {
    expect(dueAt(shift)).toBe(due);
    expect(dueCommand(shift, due)).toEqual({ action });
    expect(dueCommand(shift, new Date(Date.parse(due) - 1).toISOString())).toBeNull();
  });
  it('never comes for a finished shift, nor for one that only people may end', () => {
    expect(dueAt(aRunningShift({ auto_complete: false }))).toBeNull();
    for (const status of ['completed', 'canceled', 'unfulfilled'] as const)
      expect(dueAt(aCompletedShift({ status }))).toBeNull();
  });
});

it('a running shift that the job may not end is overdue 8 hours after its end, not earlier', () => {
  const left = aRunningShift({ auto_complete: false, flags: ['late'] });
  expect(flagsAt(left, at('21:59:59'))).toEqual(['late']);
  expect(flagsAt(left, at('22:00:00'))).toEqual(['late', 'overdue']);
  expect(flagsAt(aRunningShift(), at('22:00:00'))).toEqual([]);
  expect(flagsAt(aCompletedShift({ auto_complete: false }), at('22:00:00'))).toEqual([]);
});

describe('a shift is offered to nobody', () => {
  const mark = (shift: Parameters<typeof flagsAt>[0]) => flagsAt(shift, at('06:00:00'));
  it('while it is new and no performer sees it', () => {
    expect(mark(aShift({ offered_to: [] }))).toEqual(['offered_to_nobody']);
  });
  it.each([
    ['a performer may take it', aShift()],
    ['it names its performer', aShift({ offered_to: [], vendor: { id: 'v1', name: 'Pomocníci s.r.o.' } })],
    ['it is staffed', aConfirmedShift({ offered_to: [] })],
    ['it was never filled', aShift({ offered_to: [], status: 'unfulfilled' })],
  ])('except when %s', (_, shift) => {
    expect(mark(shift)).toEqual([]);
  });
});
