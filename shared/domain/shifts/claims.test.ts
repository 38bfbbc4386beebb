import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { decide } from './act.ts';
import { hadShift, hasPunch, keepClaim, punchTime } from './claims.ts';
import { aCompletedShift, aConfirmedShift, aRunningShift, law, performer, plainPay, worker } from './examples.ts';
import { placeOf } from './place.ts';
import type { Claim, LogEntry, Shift } from './shift.ts';

const at = (clock: string, day = '10') => `2026-06-${day}T${clock}.000Z`;

describe('the time of a punch', () => {
  it.each([
    ['at once', at('07:59:51'), at('08:00:00')],
    ['ten seconds old', at('07:59:50'), at('07:59:50')],
    ['two hours old', at('06:00:07'), at('06:00:07')],
    ['of the evening before', at('20:03:09', '09'), at('20:03:09', '09')],
    ['older than a day', at('07:59:59', '09'), at('08:00:00')],
    ['some seconds ahead', at('08:00:04'), at('08:00:00')],
    ['a day ahead', at('08:00:00', '11'), at('08:00:00')],
  ])('%s', (_, said, counts) => {
    expect(punchTime(said, at('08:00:00'))).toBe(counts);
  });
});

const facts = { device_at: null, place: null, distance: null, by_code: false };
const act = (shift: Shift, command: Parameters<typeof decide>[1], actor = worker, now = at('13:00:00')) =>
  decide(shift, command, { actor, now, law });
const refusalOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
};

describe('a punch that waited', () => {
  it('starts the shift from its own time, as late as that time is, and is marked', () => {
    const punch = { at: at('08:02:31'), facts: { ...facts, device_at: at('08:02:31') } };
    const { shift, log } = act(aConfirmedShift(), { action: 'start', busy: [], punch });
    expect(shift).toMatchObject({
      status: 'in_progress',
      actual_start: at('08:02:31'),
      flags: ['by_phone_clock'],
      punched: { start: { device_at: at('08:02:31') }, end: null },
    });
    // The log is in the order of arrival.
    expect(log.map((entry) => entry.at)).toEqual([at('13:00:00'), at('13:00:00')]);
  });

  it('is late by its own time', () => {
    const punch = { at: at('08:06:00'), facts: null };
    expect(act(aConfirmedShift(), { action: 'start', busy: [], punch }).shift.flags).toEqual([
      'late',
      'by_phone_clock',
    ]);
  });

  it('ends the shift from its own time, with the minutes until then', () => {
    const punch = { at: at('12:01:59'), facts: null };
    const { shift } = act(aRunningShift(), { action: 'end', pay: plainPay, punch });
    expect(shift).toMatchObject({ status: 'completed', actual_end: at('12:01:59'), flags: ['by_phone_clock'] });
  });

  it.each<[string, Shift, Parameters<typeof decide>[1], string]>([
    [
      'of an end before the start',
      aRunningShift({ actual_start: at('09:00:00') }),
      { action: 'end', pay: plainPay, punch: { at: at('08:59:59'), facts: null } },
      'shift-action-not-allowed',
    ],
    [
      'of an end before the end of a break',
      aRunningShift({ breaks: [{ from: at('10:00:00'), to: at('10:30:00') }] }),
      { action: 'end', pay: plainPay, punch: { at: at('10:20:00'), facts: null } },
      'shift-action-not-allowed',
    ],
    [
      'of a break before the start',
      aRunningShift({ actual_start: at('09:00:00') }),
      { action: 'break_start', punch: { at: at('08:30:00'), facts: null } },
      'shift-action-not-allowed',
    ],
    [
      'of a start before its window',
      aConfirmedShift(),
      { action: 'start', busy: [], punch: { at: at('07:30:00'), facts: null } },
      'start-too-early',
    ],
    [
      'of a shift that was canceled meanwhile',
      aConfirmedShift({ status: 'canceled' }),
      { action: 'start', busy: [], punch: { at: at('08:00:00'), facts: null } },
      'shift-action-not-allowed',
    ],
  ])('%s is refused', (_, shift, command, code) => {
    expect(refusalOf(() => act(shift, command))).toBe(code);
  });
});

const claim = (changes: Partial<Claim> = {}): Claim => ({
  id: 'key',
  action: 'start',
  at: at('08:01:00'),
  received_at: at('13:00:00'),
  by: { id: 'w1', fio: 'w1' },
  refusal: 'shift-action-not-allowed',
  ...changes,
});
const ctx = { actor: worker, now: at('13:00:00'), law };

describe('a claim', () => {
  it('is kept with the shift and logged, and changes nothing else', () => {
    const canceled = aConfirmedShift({ status: 'canceled' });
    const { shift, log } = keepClaim(canceled, claim(), ctx);
    expect(shift).toEqual({ ...canceled, version: 2, claims: [claim()] });
    expect(log).toMatchObject([
      { kind: 'punch_claimed', before: null, after: { action: 'start', at: at('08:01:00') } },
    ]);
  });

  it('that came before changes nothing', () => {
    const kept = keepClaim(aConfirmedShift({ status: 'canceled' }), claim(), ctx).shift;
    expect(keepClaim(kept, claim({ id: 'another key' }), ctx)).toEqual({ shift: kept, log: [] });
  });

  it('is refused as the eleventh of a shift', () => {
    const claims = Array.from({ length: 10 }, (_, nth) => claim({ at: at(`08:${10 + nth}:00`) }));
    expect(refusalOf(() => keepClaim(aConfirmedShift({ claims }), claim(), ctx))).toBe('too-many-claims');
  });

  it('is answered by a correction of the times', () => {
    const times = { actual_start: at('08:01:00'), actual_end: at('12:00:00'), breaks: [] };
    const { shift } = act(
      aCompletedShift({ claims: [claim()], flags: ['by_phone_clock'] }),
      { action: 'correct', ...times, reason: 'By the claim', busy: [], pay: plainPay },
      performer,
      at('18:00:00'),
    );
    expect(shift).toMatchObject({ claims: [], flags: ['edited_on_behalf'] });
  });
});

it.each([
  ['start', at('08:00:59'), true],
  ['start', at('08:01:00'), false],
  ['break_start', at('10:00:30'), true],
  ['break_end', at('10:00:30'), false],
  ['end', at('14:00:00'), true],
] as const)('a shift has a punch %s of %s: %s', (action, time, has) => {
  const shift = aCompletedShift({ breaks: [{ from: at('10:00:00'), to: at('10:30:00') }] });
  expect(hasPunch(shift, action, time)).toBe(has);
});

it('a worker had the shift from which the log took them', () => {
  const entry = {
    field: null,
    at: at('07:00:00'),
    by: null,
    on_behalf_of: null,
    reason: null,
    version: 3,
    vendor_id: null,
  };
  const log: LogEntry[] = [
    { ...entry, kind: 'staff', before: null, after: { id: 'w2', fio: 'w2' } },
    { ...entry, kind: 'staff', before: { id: 'w1', fio: 'w1' }, after: null },
  ];
  expect(['w1', 'w2'].map((id) => hadShift(log, id))).toEqual([true, false]);
});

describe('a position', () => {
  const store = { lat: 50.0755, lng: 14.4378 };
  it.each([
    ['at the door', { lat: 50.0755, lng: 14.438, accuracy: 12 }, 'inside'],
    ['180 m away', { lat: 50.0771, lng: 14.4378, accuracy: 5 }, 'inside'],
    ['400 m away, accurately', { lat: 50.0791, lng: 14.4378, accuracy: 10 }, 'outside'],
    ['400 m away, as far as the phone knows', { lat: 50.0791, lng: 14.4378, accuracy: 300 }, 'inside'],
    ['of another town, with no accuracy at all', { lat: 49.1951, lng: 16.6068, accuracy: 900_000 }, 'outside'],
  ])('%s', (_, position, place) => {
    expect(placeOf(store, position)?.place).toBe(place);
  });

  it('says nothing at a store without a location', () => {
    expect(placeOf(null, { lat: 50, lng: 14, accuracy: 5 })).toBeNull();
  });
});
