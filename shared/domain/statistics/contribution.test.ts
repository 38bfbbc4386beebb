import { describe, expect, it } from 'vitest';
import type { Pay } from '../pay/pay.ts';
import { noTotals, totalsOf } from '../pay/totals.ts';
import { aCompletedShift, aConfirmedShift, aRunningShift, aShift, law } from '../shifts/examples.ts';
import type { Shift } from '../shifts/shift.ts';
import { contributionsOf } from './contribution.ts';

const payOf = (minutes: number): Pay => ({
  minutes: { weekday: minutes, weekend: 0, holiday: 0, night: 0 },
  lines: [
    {
      kind: 'base',
      minutes,
      rate: 20_000,
      amount: (minutes * 20_000) / 60,
      name: null,
      condition: null,
      factor: null,
      reason: null,
    },
  ],
  gross: (minutes * 20_000) / 60,
  deduction: 1500,
  net: (minutes * 17_000) / 60,
  charge_lines: [],
  charge: (minutes * 20_000) / 60,
  hourly_rate: 20_000,
  hourly_premium: 0,
});
const hours = (month: string): Shift['hours'] => ({ state: 'approved', month, record: [] });
const factsOf = (shift: Shift) => contributionsOf(shift, law)[0]?.contribution.facts;

describe('a shift counts as', () => {
  const prices = [{ vendor_id: 'v1', hourly_rate: 230_00, weekend: 1.1, night: null, state_holiday: 2 }];
  const open = {
    coverage: 'open',
    no_show: false,
    late: false,
    tardiness_minutes: 0,
    planned_minutes: 0,
    break_minutes: 0,
  };
  const expected = (minutes: number, performers: string[]) => ({
    expected: {
      segments: [{ day: '2026-06-10', kind: 'weekday', night: false, minutes }],
      hourly_rate: 200_00,
      performers,
    },
  });
  it.each<[string, Shift, object | undefined]>([
    ['ordered without a worker', aShift(), { ...open, ...expected(360, ['v1', 'v2']) }],
    [
      'ordered at agreed prices',
      aShift({ prices }),
      { ...open, expected: { ...expected(360, ['v1', 'v2']).expected, prices } },
    ],
    [
      'filled, with what is planned',
      aConfirmedShift({ planned_break_minutes: 30 }),
      { ...open, coverage: 'staffed', planned_minutes: 330, ...expected(330, ['v1']) },
    ],
    [
      'late',
      aRunningShift({ actual_start: '2026-06-10T08:09:00.000Z', flags: ['late'] }),
      {
        ...open,
        coverage: 'running',
        late: true,
        tardiness_minutes: 9,
        planned_minutes: 360,
        ...expected(360, ['v1']),
      },
    ],
    ['completed', aCompletedShift(), { ...open, coverage: 'worked', planned_minutes: 360 }],
    [
      'completed, with its breaks',
      aCompletedShift({ breaks: [{ from: '2026-06-10T10:00:00.000Z', to: '2026-06-10T10:30:00.000Z' }] }),
      { ...open, coverage: 'worked', planned_minutes: 360, break_minutes: 30 },
    ],
    ['unfilled, nobody was found', aShift({ status: 'unfulfilled' }), { ...open, coverage: 'lost' }],
    [
      'a no-show',
      aConfirmedShift({ status: 'unfulfilled', flags: ['no_show'] }),
      { ...open, coverage: 'lost', no_show: true, planned_minutes: 360 },
    ],
    [
      'completed, if a no-show is corrected',
      aCompletedShift({ flags: ['no_show', 'edited_on_behalf'] }),
      { ...open, coverage: 'worked', planned_minutes: 360 },
    ],
    [
      'unfilled and not planned, if the performer canceled it',
      aConfirmedShift({ status: 'canceled', canceled_by: 'performer' }),
      { ...open, coverage: 'lost' },
    ],
    ['nothing, if the customer canceled it', aShift({ status: 'canceled', canceled_by: 'customer' }), undefined],
    ['nothing as a stand-by shift', aConfirmedShift({ status: 'reserve' }), undefined],
  ])('%s', (_, shift, expected) => {
    expect(factsOf(shift)).toEqual(expected);
  });
});

describe('the pay of a shift is counted', () => {
  const [six, five] = [totalsOf(payOf(360)), totalsOf(payOf(300))];
  const postings = (shift: Shift) =>
    contributionsOf(shift, law).map(({ month, contribution }) => [month, contribution.day, contribution.totals]);

  it('not before it is completed', () => {
    expect(postings(aRunningShift())).toEqual([['2026-06', '2026-06-10', null]]);
    expect(postings(aCompletedShift({ hours: hours('2026-06') }))).toEqual([['2026-06', '2026-06-10', null]]);
  });

  it('in the month of its day, before and after that is locked', () => {
    const shift = aCompletedShift({ hours: hours('2026-06'), pay: payOf(360) });
    const expected = [['2026-06', '2026-06-10', six]];
    expect(postings(shift)).toEqual(expected);
    expect(postings({ ...shift, paid: [{ month: '2026-06', totals: six }] })).toEqual(expected);
  });

  it('in the open month as a difference, if it changed after its own was locked', () => {
    const paid = [{ month: '2026-06', totals: six }];
    const shift = aCompletedShift({ hours: hours('2026-07'), pay: payOf(300), paid });
    const difference = { ...noTotals, weekday: -60, base: -20_000, gross: -20_000, net: -17_000, charge: -20_000 };
    expect(postings(shift)).toEqual([
      ['2026-06', '2026-06-10', six],
      ['2026-07', '2026-07-01', difference],
    ]);
    expect(contributionsOf(shift, law)[1]?.contribution.facts).toBeNull();
    expect(postings({ ...shift, pay: payOf(360) })).toHaveLength(1);
  });

  it('wholly in a later month, if it was completed after its own was locked', () => {
    const shift = aCompletedShift({ hours: hours('2026-07'), pay: payOf(300) });
    expect(postings(shift)).toEqual([
      ['2026-06', '2026-06-10', null],
      ['2026-07', '2026-07-01', five],
    ]);
  });
});
