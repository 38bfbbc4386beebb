import { expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import { aCompletedShift, aConfirmedShift, aRunningShift, aShift } from './examples.ts';
import { occupiedBy } from './occupancy.ts';

const starts_at = '2026-06-10T08:00:00.000Z';
const ends_at = '2026-06-10T14:00:00.000Z';
const late = '2026-06-10T08:20:00.000Z';
const after = '2026-06-10T14:30:00.000Z';

it.each([
  ['confirmed', aConfirmedShift(), ['planned', starts_at, ends_at]],
  ['reserve', aConfirmedShift({ status: 'reserve' }), ['reserve', starts_at, ends_at]],
  ['running since later', aRunningShift({ actual_start: late }), ['in_progress', late, ends_at]],
  ['running, the start not known', aRunningShift({ actual_start: null }), ['in_progress', starts_at, ends_at]],
  ['running since its planned end', aRunningShift({ actual_start: ends_at }), ['in_progress', ends_at, ends_at]],
  ['running since after its planned end', aRunningShift({ actual_start: after }), ['in_progress', after, after]],
  ['completed', aCompletedShift({ actual_start: late, actual_end: after }), ['actual', late, after]],
  [
    'completed, no time known',
    aCompletedShift({ actual_start: null, actual_end: null }),
    ['actual', starts_at, ends_at],
  ],
] as const)('a shift that is %s books its worker for that time', (_, shift, [kind, from, to]) => {
  expect(occupiedBy(shift)).toMatchObject({ shift_id: 'shift', staff_id: 'w1', store: 'Novák Brno', from, to, kind });
});

it('a completed shift keeps the minutes worked, without breaks', () => {
  const breaks = [{ from: addMinutes(starts_at, 60), to: addMinutes(starts_at, 90) }];
  const worked = aCompletedShift({ actual_start: starts_at, actual_end: addMinutes(starts_at, 240), breaks });
  expect([occupiedBy(worked)?.minutes, occupiedBy(aConfirmedShift())?.minutes]).toEqual([210, undefined]);
});

it.each(['new', 'canceled', 'unfulfilled'] as const)('a %s shift books no worker', (status) => {
  expect(occupiedBy(aConfirmedShift({ status }))).toBeNull();
});

it.each(['new', 'confirmed', 'in_progress', 'completed', 'reserve'] as const)(
  'a %s shift without a worker occupies nobody',
  (status) => {
    expect(occupiedBy(aShift({ status, staff: null }))).toBeNull();
  },
);
