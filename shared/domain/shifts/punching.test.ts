import { describe, expect, it } from 'vitest';
import {
  aCompletedShift,
  aConfirmedShift,
  aRunningShift,
  aShift,
  act,
  admin,
  buyer,
  elsewhere,
  manager,
  performer,
  refusalOf,
  worker,
} from './examples.ts';
import { correctionPeriod } from './punching.ts';

/** The example shift is planned from 08:00 to 14:00 UTC on 10 June. */
const at = (time: string) => `2026-06-10T${time}.000Z`;
const start = { action: 'start', busy: [] } as const;

describe('starting', () => {
  it.each([
    ['07:44:59', 'start-too-early'],
    ['07:45:00', 'accepted'],
    ['13:59:59', 'accepted'],
    ['14:00:00', 'shift-in-past'],
  ])('at %s is %s, for everyone', (time, outcome) => {
    for (const actor of [worker, performer, manager, admin, buyer])
      expect(refusalOf(() => act(aConfirmedShift(), actor, at(time), start))).toBe(outcome);
  });
  it.each([
    ['08:05:59', []],
    ['08:06:00', ['late']],
  ])('at %s flags %j: there are five minutes of grace', (time, flags) => {
    expect(act(aConfirmedShift(), worker, at(time), start).shift.flags).toEqual(flags);
  });
  it('is logged as a status and a time', () => {
    const { shift, log } = act(aConfirmedShift(), worker, at('08:00:00'), start);
    expect(shift).toMatchObject({ status: 'in_progress', actual_start: at('08:00:00') });
    expect(log).toMatchObject([
      { kind: 'status', after: 'in_progress', by: { id: 'w1' }, on_behalf_of: null },
      { kind: 'start', field: 'actual_start', before: null, after: at('08:00:00') },
    ]);
  });
  it.each([performer, manager, admin, buyer])('by $id is on behalf of the worker and flagged', (actor) => {
    const { shift, log } = act(aConfirmedShift(), actor, at('08:00:00'), start);
    expect(shift.flags).toEqual(['started_by_non_employee']);
    expect(log.map(({ by, on_behalf_of }) => [by?.id, on_behalf_of?.id])).toEqual([
      [actor.id, 'w1'],
      [actor.id, 'w1'],
    ]);
  });
  it.each([
    [buyer, {}],
    [performer, { store: 'Jiná prodejna' }],
  ])('by $id while the worker is elsewhere shows that place to no customer', (actor, place) => {
    const busy = [elsewhere(at('00:00:00'), at('09:00:00'), 'in_progress')];
    expect(() => act(aConfirmedShift(), actor, at('08:00:00'), { action: 'start', busy })).toThrow(
      expect.objectContaining({
        code: 'staff-busy',
        details: { params: { ...place, from: at('00:00:00'), to: at('09:00:00'), time_zone: 'Europe/Prague' } },
      }),
    );
  });
  it('is refused while another shift of the worker is running, even after its planned end', () => {
    const running = elsewhere(at('00:00:00'), at('07:00:00'), 'in_progress');
    const resultOf = (kind: typeof running.kind) =>
      refusalOf(() => act(aConfirmedShift(), worker, at('08:00:00'), { ...start, busy: [{ ...running, kind }] }));
    expect(resultOf('in_progress')).toBe('staff-busy');
    expect(resultOf('actual')).toBe('accepted');
    const itself = { ...running, shift_id: 'shift' };
    expect(refusalOf(() => act(aConfirmedShift(), worker, at('08:00:00'), { ...start, busy: [itself] }))).toBe(
      'accepted',
    );
  });
});

describe('a break', () => {
  const onBreak = aRunningShift({ breaks: [{ from: at('10:00:00'), to: null }] });
  it('can start and end repeatedly, with a log entry each time', () => {
    const opened = act(aRunningShift(), worker, at('10:00:00'), { action: 'break_start' });
    expect(opened.shift.breaks).toEqual(onBreak.breaks);
    expect(opened.log).toMatchObject([{ kind: 'break', before: null, after: { from: at('10:00:00'), to: null } }]);
    const closed = act(opened.shift, worker, at('10:30:00'), { action: 'break_end' });
    expect(closed.log).toMatchObject([
      { kind: 'break', before: { to: null }, after: { from: at('10:00:00'), to: at('10:30:00') } },
    ]);
    const again = act(closed.shift, worker, at('12:00:00'), { action: 'break_start' });
    expect(again.shift.breaks).toHaveLength(2);
  });
  it('can start only when no break is open, and end only when one is', () => {
    const notAllowed = 'shift-action-not-allowed';
    expect(refusalOf(() => act(onBreak, worker, at('11:00:00'), { action: 'break_start' }))).toBe(notAllowed);
    expect(refusalOf(() => act(aRunningShift(), worker, at('11:00:00'), { action: 'break_end' }))).toBe(notAllowed);
    expect(refusalOf(() => act(onBreak, performer, at('11:00:00'), { action: 'break_end' }))).toBe('accepted');
  });
  it('keeps the end of the earlier breaks when it ends', () => {
    const first = { from: at('09:00:00'), to: at('09:15:00') };
    const shift = aRunningShift({ breaks: [first, { from: at('10:00:00'), to: null }] });
    for (const action of ['break_end', 'end'] as const)
      expect(act(shift, worker, at('10:30:00'), { action }).shift.breaks).toEqual([
        first,
        { from: at('10:00:00'), to: at('10:30:00') },
      ]);
  });
  it('can start ten times in a shift', () => {
    const breaks = Array.from({ length: 10 }, (_, nth) => ({ from: at(`09:${nth}0:00`), to: at(`09:${nth}5:00`) }));
    const resultOf = (count: number) => () =>
      act(aRunningShift({ breaks: breaks.slice(0, count) }), worker, at('12:00:00'), { action: 'break_start' });
    expect(resultOf(9)().shift.breaks).toHaveLength(10);
    expect(resultOf(10)).toThrow(
      expect.objectContaining({ code: 'too-many-breaks', details: { params: { limit: 10 } } }),
    );
  });
  it('recorded by the performer is on behalf of the worker and flagged', () => {
    const { shift, log } = act(aRunningShift(), performer, at('10:00:00'), { action: 'break_start' });
    expect(shift.flags).toEqual(['edited_on_behalf']);
    expect(log).toMatchObject([{ by: { id: 'performer' }, on_behalf_of: { id: 'w1' } }]);
    expect(act(aRunningShift(), worker, at('10:00:00'), { action: 'break_start' }).shift.flags).toEqual([]);
  });
});

describe('ending', () => {
  it('also ends an open break', () => {
    const onBreak = aRunningShift({ breaks: [{ from: at('13:00:00'), to: null }] });
    const { shift, log } = act(onBreak, worker, at('14:10:00'), { action: 'end' });
    expect(shift).toMatchObject({
      status: 'completed',
      actual_end: at('14:10:00'),
      breaks: [{ from: at('13:00:00'), to: at('14:10:00') }],
      flags: [],
    });
    expect(log.map(({ kind }) => kind)).toEqual(['status', 'end', 'break']);
  });
  it.each([performer, manager, admin, buyer])('by $id is on behalf of the worker and flagged', (actor) => {
    const { shift, log } = act(aRunningShift(), actor, at('14:00:00'), { action: 'end' });
    expect(shift.flags).toEqual(['ended_by_non_employee']);
    expect(log.map(({ kind, on_behalf_of }) => [kind, on_behalf_of?.id])).toEqual([
      ['status', 'w1'],
      ['end', 'w1'],
    ]);
  });
});

describe('the scheduled job', () => {
  const auto = { action: 'auto_complete' } as const;
  it.each([
    ['21:59:59', 'shift-action-not-allowed'],
    ['22:00:00', 'accepted'],
  ])('completing a shift at %s, planned to end at 14:00, is %s', (time, outcome) => {
    expect(refusalOf(() => act(aRunningShift(), 'clock', at(time), auto))).toBe(outcome);
  });
  it('does not complete a shift of a specialty without automatic completion', () => {
    const shift = aRunningShift({ auto_complete: false });
    expect(refusalOf(() => act(shift, 'clock', at('23:00:00'), auto))).toBe('shift-action-not-allowed');
  });
  it.each([
    ['the planned end', {}, '14:00:00'],
    ['a later end of a break', { breaks: [{ from: at('14:30:00'), to: at('15:00:00') }] }, '15:00:00'],
    ['a later start of an open break', { breaks: [{ from: at('15:30:00'), to: null }] }, '15:30:00'],
    ['a later actual start', { actual_start: at('16:00:00') }, '16:00:00'],
  ])('takes as the actual end %s', (_, patch, end) => {
    const { shift, log } = act(aRunningShift(patch), 'clock', at('23:00:00'), auto);
    expect(shift).toMatchObject({ status: 'completed', actual_end: at(end), flags: ['auto_completed'] });
    expect(shift.breaks.every(({ to }) => to !== null)).toBe(true);
    expect(log[0]).toMatchObject({ by: null, on_behalf_of: null, at: at('23:00:00') });
  });
  it.each([
    ['no_show', aConfirmedShift(), '13:59:59', '14:00:00', ['no_show']],
    ['not_filled', aShift(), '07:59:59', '08:00:00', []],
  ] as const)('performs %s exactly when it is due and not before', (action, shift, early, due, flags) => {
    expect(refusalOf(() => act(shift, 'clock', at(early), { action }))).toBe('shift-action-not-allowed');
    expect(act(shift, 'clock', at(due), { action }).shift).toMatchObject({ status: 'unfulfilled', flags });
  });
});

it.each([performer, buyer])('$id may mark a shift as not started from 30 minutes after the start', (actor) => {
  const command = { action: 'mark_unfulfilled' } as const;
  expect(refusalOf(() => act(aConfirmedShift(), actor, at('08:29:59'), command))).toBe('shift-action-not-allowed');
  expect(act(aConfirmedShift(), actor, at('08:30:00'), command).shift).toMatchObject({
    status: 'unfulfilled',
    flags: ['no_show'],
    staff: { id: 'w1' },
  });
});

describe('correcting', () => {
  const now = '2026-06-11T08:00:00.000Z';
  const correction = {
    action: 'correct',
    actual_start: at('08:10:00'),
    actual_end: at('15:00:00'),
    breaks: [{ from: at('10:00:00'), to: at('10:30:00') }],
    reason: 'forgot to punch',
    busy: [],
  } as const;

  it('completes an unfulfilled shift with the times worked, and flags it', () => {
    const missed = aConfirmedShift({ status: 'unfulfilled', flags: ['no_show'] });
    const { shift, log } = act(missed, performer, now, correction);
    expect(shift).toMatchObject({
      status: 'completed',
      actual_start: at('08:10:00'),
      actual_end: at('15:00:00'),
      breaks: correction.breaks,
      flags: ['edited_on_behalf', 'late'],
    });
    expect(log.map(({ kind, reason, on_behalf_of }) => [kind, reason, on_behalf_of?.id])).toEqual(
      ['status', 'start', 'end', 'break'].map((kind) => [kind, 'forgot to punch', 'w1']),
    );
  });
  it('logs each change and nothing else', () => {
    const shift = aCompletedShift({ breaks: correction.breaks, flags: ['late', 'auto_completed'] });
    const { log, shift: after } = act(shift, performer, now, {
      ...correction,
      actual_start: at('08:00:00'),
      breaks: [],
    });
    expect(log).toMatchObject([
      { kind: 'end', before: at('14:00:00'), after: at('15:00:00') },
      { kind: 'break', before: correction.breaks[0], after: null },
    ]);
    expect(after.flags).toEqual(['edited_on_behalf']);
  });
  it.each([
    ['an end before the start', { actual_end: at('08:00:00') }, 'actual_end', 'not-after-start'],
    ['no length', { actual_end: at('08:10:00'), breaks: [] }, 'actual_end', 'not-after-start'],
    ['an end in the future', { actual_end: '2026-06-11T08:00:00.001Z' }, 'actual_end', 'in-future'],
    ['a start in the future', { actual_start: now, actual_end: now }, 'actual_start', 'in-future'],
    [
      'a start over 12 h before the plan',
      { actual_start: '2026-06-09T19:59:59.999Z' },
      'actual_start',
      'far-from-plan',
    ],
    [
      'a start over 12 h after the plan',
      { actual_start: '2026-06-10T20:00:00.001Z', actual_end: now, breaks: [] },
      'actual_start',
      'far-from-plan',
    ],
    ['a year', { actual_end: '2027-06-10T08:10:00.000Z' }, 'actual_end', 'in-future'],
    ['the year 0', { actual_start: '0000-01-01T00:00:00.000Z' }, 'actual_start', 'far-from-plan'],
    [
      'over 24 h',
      { actual_start: at('07:59:00'), actual_end: '2026-06-11T07:59:00.001Z' },
      'actual_end',
      'longer-than',
    ],
    [
      'a break before the start',
      { breaks: [{ from: at('08:00:00'), to: at('08:30:00') }] },
      'breaks.0.from',
      'outside-shift',
    ],
    [
      'a break after the end',
      { breaks: [{ from: at('14:45:00'), to: at('15:15:00') }] },
      'breaks.0.to',
      'outside-shift',
    ],
    [
      'a break without length',
      { breaks: [{ from: at('10:00:00'), to: at('10:00:00') }] },
      'breaks.0.to',
      'not-after-start',
    ],
    [
      'a break that runs backwards',
      { breaks: [{ from: at('10:30:00'), to: at('10:00:00') }] },
      'breaks.0.to',
      'not-after-start',
    ],
    [
      'breaks that overlap',
      {
        breaks: [
          { from: at('10:00:00'), to: at('10:30:00') },
          { from: at('10:15:00'), to: at('10:45:00') },
        ],
      },
      'breaks.1.from',
      'breaks-overlap',
    ],
  ])('refuses %s, and names the field', (_, patch, field, key) => {
    const resultOf = () => act(aCompletedShift(), performer, now, { ...correction, ...patch });
    expect(resultOf).toThrow(
      expect.objectContaining({
        code: 'actual-times-invalid',
        details: { fields: expect.objectContaining({ [field]: expect.objectContaining({ key }) }) },
      }),
    );
  });
  it.each([
    ['12 h before the plan', { actual_start: '2026-06-09T20:00:00.000Z' }],
    ['12 h after the plan', { actual_start: at('20:00:00'), actual_end: at('21:00:00'), breaks: [] }],
    ['24 h in all', { actual_start: at('07:59:00'), actual_end: '2026-06-11T07:59:00.000Z' }],
  ])('accepts a start or an end exactly at its limit: %s', (_, patch) => {
    expect(refusalOf(() => act(aCompletedShift(), performer, now, { ...correction, ...patch }))).toBe('accepted');
  });
  it.each([
    ['as they are', {}, 'times-unchanged'],
    ['other seconds, which nobody sees', { actual_end: at('14:00:59') }, 'times-unchanged'],
    ['another minute', { actual_end: at('14:01:00') }, 'accepted'],
    ['another minute of a break', { breaks: [{ from: at('10:00:00'), to: at('10:31:00') }] }, 'accepted'],
    ['no break', { breaks: [] }, 'accepted'],
  ])('of a completed shift needs another minute than the recorded ones: %s', (_, patch, outcome) => {
    const { breaks } = correction;
    const shift = aCompletedShift({ breaks: [...breaks], flags: ['auto_completed'] });
    const { actual_start, actual_end } = shift;
    const same = { ...correction, actual_start, actual_end, ...patch } as typeof correction;
    expect(refusalOf(() => act(shift, performer, now, same))).toBe(outcome);
  });
  it('lies within the range of bookings that is read for it', () => {
    expect(correctionPeriod(aShift())).toEqual({
      starts_at: '2026-06-09T20:00:00.000Z',
      ends_at: '2026-06-11T20:00:00.000Z',
    });
  });
  it('accepts times up to now', () => {
    expect(refusalOf(() => act(aCompletedShift(), performer, now, { ...correction, actual_end: now }))).toBe(
      'accepted',
    );
  });
  it.each([
    ['worked elsewhere then', elsewhere(at('14:30:00'), at('16:00:00'), 'actual'), 'staff-busy'],
    ['began elsewhere and did not end', elsewhere(at('05:00:00'), at('07:00:00'), 'in_progress'), 'staff-busy'],
    ['worked elsewhere right after', elsewhere(at('15:00:00'), at('16:00:00'), 'actual'), 'accepted'],
    ['worked elsewhere right before', elsewhere(at('05:00:00'), at('08:10:00'), 'actual'), 'accepted'],
    ['worked elsewhere until a moment after', elsewhere(at('05:00:00'), at('08:10:01'), 'actual'), 'staff-busy'],
    [
      'worked this shift then',
      { ...elsewhere(at('08:00:00'), at('14:00:00'), 'actual'), shift_id: 'shift' },
      'accepted',
    ],
    ['began elsewhere right after', elsewhere(at('15:00:00'), at('16:00:00'), 'in_progress'), 'accepted'],
    ['was planned elsewhere then', elsewhere(at('14:30:00'), at('16:00:00'), 'planned'), 'accepted'],
  ])('is checked when the worker %s', (_, busy, outcome) => {
    expect(refusalOf(() => act(aCompletedShift(), performer, now, { ...correction, busy: [busy] }))).toBe(outcome);
  });
  it('needs an assigned worker', () => {
    const unfilled = aShift({ status: 'unfulfilled' });
    expect(refusalOf(() => act(unfilled, performer, now, correction))).toBe('shift-action-not-allowed');
  });
});
