import { describe, expect, it } from 'vitest';
import { aShift, aWorker, elsewhere, law } from './examples.ts';
import { noticeWarnings, planWarnings, restWarnings, requireOverrideReason } from './law.ts';
import type { Shift } from './shift.ts';

const rules = (patch: Partial<Shift>) => planWarnings(aShift(patch), law).map(({ rule }) => rule);

describe('a plan without a worker', () => {
  it.each([
    ['2026-06-10T14:00:00.000Z', 0, []],
    ['2026-06-10T14:01:00.000Z', 0, ['no-break']],
    ['2026-06-10T14:15:00.000Z', 29, ['no-break']],
    ['2026-06-10T14:15:00.000Z', 30, []],
    ['2026-06-10T20:00:00.000Z', 30, []],
    ['2026-06-10T20:01:00.000Z', 30, ['long-shift']],
    ['2026-06-10T20:15:00.000Z', 30, ['long-shift']],
    ['2026-06-10T20:15:00.000Z', 0, ['long-shift', 'no-break']],
  ])('from 08:00 to %s with %i minutes of break: %j', (ends_at, planned_break_minutes, expected) => {
    expect(rules({ ends_at, planned_break_minutes })).toEqual(expected);
  });

  it('counts real hours when the clock goes back: 19:00 to 07:00 is 13 h', () => {
    const night = { starts_at: '2026-10-24T17:00:00.000Z', ends_at: '2026-10-25T06:00:00.000Z' };
    expect(rules({ ...night, planned_break_minutes: 30 })).toEqual(['long-shift']);
  });
  it('counts real hours when the clock goes forward: 19:00 to 07:30 is 11.5 h', () => {
    const night = { starts_at: '2026-03-28T18:00:00.000Z', ends_at: '2026-03-29T05:30:00.000Z' };
    expect(rules({ ...night, planned_break_minutes: 30 })).toEqual([]);
  });
});

describe('a store closed by law', () => {
  const inShop = (area: number | null, from: string, to: string) =>
    planWarnings(aShift({ store: { ...aShift().store, sales_area_m2: area }, starts_at: from, ends_at: to }), law).map(
      ({ params }) => params.date,
    );

  it.each([
    ['New Year', '2026-01-01T08:00:00.000Z', '2026-01-01T12:00:00.000Z', ['2026-01-01']],
    ['Good Friday is open', '2026-04-03T08:00:00.000Z', '2026-04-03T12:00:00.000Z', []],
    ['Easter Monday', '2026-04-06T08:00:00.000Z', '2026-04-06T12:00:00.000Z', ['2026-04-06']],
    ['1 May is open', '2026-05-01T08:00:00.000Z', '2026-05-01T12:00:00.000Z', []],
    ['8 May', '2026-05-08T08:00:00.000Z', '2026-05-08T12:00:00.000Z', ['2026-05-08']],
    ['6 July is open', '2026-07-06T08:00:00.000Z', '2026-07-06T12:00:00.000Z', []],
    ['28 September', '2026-09-28T08:00:00.000Z', '2026-09-28T12:00:00.000Z', ['2026-09-28']],
    ['28 October', '2026-10-28T08:00:00.000Z', '2026-10-28T12:00:00.000Z', ['2026-10-28']],
    ['24 December until noon is open', '2026-12-24T06:00:00.000Z', '2026-12-24T11:00:00.000Z', []],
    ['24 December a quarter past noon', '2026-12-24T06:00:00.000Z', '2026-12-24T11:15:00.000Z', ['2026-12-24']],
    ['25 December', '2026-12-25T08:00:00.000Z', '2026-12-25T12:00:00.000Z', ['2026-12-25']],
    ['26 December', '2026-12-26T08:00:00.000Z', '2026-12-26T12:00:00.000Z', ['2026-12-26']],
    ['up to local midnight of the day before', '2026-09-27T18:00:00.000Z', '2026-09-27T22:00:00.000Z', []],
    ['past local midnight', '2026-09-27T18:00:00.000Z', '2026-09-27T22:15:00.000Z', ['2026-09-28']],
    ['from local midnight of the day after', '2026-09-28T22:00:00.000Z', '2026-09-29T02:00:00.000Z', []],
    ['until a quarter past local midnight', '2026-09-28T21:45:00.000Z', '2026-09-29T02:00:00.000Z', ['2026-09-28']],
  ])('%s', (_, from, to, closed) => {
    expect(inShop(201, from, to)).toEqual(closed);
  });

  it.each([200, null])('does not exist with %s m²', (area) => {
    expect(inShop(area, '2026-12-25T08:00:00.000Z', '2026-12-25T12:00:00.000Z')).toEqual([]);
  });

  it('is reported with the holiday that closes it', () => {
    const plan = aShift({
      store: { ...aShift().store, sales_area_m2: 900 },
      starts_at: '2026-12-25T08:00:00.000Z',
      ends_at: '2026-12-25T12:00:00.000Z',
    });
    expect(planWarnings(plan, law)).toEqual([
      { rule: 'closed-by-law', params: { store: 'Novák Brno', date: '2026-12-25', holiday: '1. svátek vánoční' } },
    ]);
  });

  it('is reported with the time on the day when it closes at noon', () => {
    const plan = aShift({
      store: { ...aShift().store, sales_area_m2: 900 },
      starts_at: '2026-12-24T06:00:00.000Z',
      ends_at: '2026-12-24T12:00:00.000Z',
    });
    expect(planWarnings(plan, law)).toMatchObject([{ params: { date: '2026-12-24', time: '12:00' } }]);
  });
});

describe('rest between shifts, for a shift from 08:00 to 14:00', () => {
  it.each([
    ['2026-06-09T18:00:00.000Z', '2026-06-09T21:00:00.000Z', [], 'exactly 11 h before'],
    ['2026-06-09T18:00:00.000Z', '2026-06-09T21:00:01.000Z', [10.99], 'a second less before'],
    ['2026-06-11T01:00:00.000Z', '2026-06-11T05:00:00.000Z', [], 'exactly 11 h after'],
    ['2026-06-11T00:45:00.000Z', '2026-06-11T05:00:00.000Z', [10.75], 'a quarter less after'],
    ['2026-06-10T14:00:00.000Z', '2026-06-10T18:00:00.000Z', [0], 'straight after'],
    ['2026-06-10T05:00:00.000Z', '2026-06-10T08:00:00.000Z', [0], 'straight before'],
    ['2026-06-10T12:00:00.000Z', '2026-06-10T18:00:00.000Z', [], 'at the same time, which is refused as busy'],
  ])('another shift from %s to %s leaves too few hours: %j (%s)', (from, to, hours) => {
    expect(restWarnings(aShift(), [elsewhere(from, to)]).map(({ params }) => params.hours)).toEqual(hours);
  });

  it('is the shorter of both gaps, and ignores the shift itself', () => {
    const before = elsewhere('2026-06-09T18:00:00.000Z', '2026-06-09T23:00:00.000Z');
    const after = elsewhere('2026-06-10T17:00:00.000Z', '2026-06-10T20:00:00.000Z');
    const itself = { ...before, shift_id: 'shift', to: '2026-06-10T08:00:00.000Z' };
    expect(restWarnings(aShift(), [before, after, itself])).toEqual([
      { rule: 'rest', params: { hours: 3, limit: 11 } },
    ]);
  });
});

describe('notice of the schedule', () => {
  it.each([
    ['employment', '2026-05-27T08:00:00.000Z', []],
    ['employment', '2026-05-27T08:00:01.000Z', [14]],
    ['dpp', '2026-06-07T08:00:00.000Z', []],
    ['dpp', '2026-06-07T08:01:00.000Z', [3]],
    ['dpc', '2026-06-07T08:01:00.000Z', [3]],
    [null, '2026-06-10T07:59:00.000Z', []],
  ] as const)('for a worker with contract %s, given at %s, is too short by days: %j', (contract, now, days) => {
    expect(noticeWarnings(aShift(), aWorker({ contract }), now).map(({ params }) => params.count)).toEqual(days);
  });
});

it('a warning refuses people who give no reason, and nobody else', () => {
  const warnings = [{ rule: 'notice', params: { count: 3 } }] as const;
  expect(() => requireOverrideReason(warnings, undefined)).toThrow(
    expect.objectContaining({ code: 'legal-warning', details: { warnings } }),
  );
  expect(() => requireOverrideReason(warnings, 'agreed by phone')).not.toThrow();
  expect(() => requireOverrideReason([], undefined)).not.toThrow();
});
