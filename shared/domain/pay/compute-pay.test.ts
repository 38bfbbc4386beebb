import { describe, expect, it } from 'vitest';
import { aCompletedShift, law } from '../shifts/examples.ts';
import type { Shift } from '../shifts/shift.ts';
import { computePay } from './compute-pay.ts';
import { worked } from './examples.ts';
import type { Coefficient, PayLine, Rates } from './pay.ts';

/** 200 Kč an hour, nothing else, and 15 % deducted. */
const plainRates: Rates = { hourly_rate: 200_00, hourly_premium: 0, deduction: 15_00, coefficients: [] };
const coefficient = (name: string, patch: Partial<Coefficient>): Coefficient => ({
  id: name,
  name,
  condition: 'weekend',
  factor: 1.25,
  valid_from: '2020-01-01',
  valid_to: null,
  customer_id: null,
  ...patch,
});
const weekend = coefficient('Weekend', {});
const holiday = coefficient('Holiday', { condition: 'state_holiday', factor: 2 });
const night = coefficient('Night', { condition: 'night', factor: 1.1 });

const crowns = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
/** As on a payslip: the rule, minutes x rate x factor, the amount in crowns. */
const slip = (lines: readonly PayLine[]) =>
  lines.map(({ kind, name, minutes, rate, factor, reason, amount }) => {
    const hours = minutes === null || rate === null ? [] : [`${minutes} min x ${crowns(rate)}`];
    return [
      name ?? kind,
      ...(reason ? [reason] : []),
      ...hours,
      ...(factor ? [`x ${factor}`] : []),
      crowns(amount),
    ].join(' | ');
  });
const paid = (times: Parameters<typeof worked>, rates: Partial<Rates> = {}, patch: Partial<Shift> = {}) =>
  computePay(aCompletedShift({ ...worked(...times), ...patch }), { ...plainRates, ...rates }, law);

const wednesday = ['2026-06-10 08:00', '2026-06-10 16:00'] as const;
const saturday = ['2026-06-13 08:00', '2026-06-13 12:00'] as const;

describe('a payslip', () => {
  it.each<[name: string, times: readonly [string, string], rates: Partial<Rates>, expected: string[]]>([
    [
      '8 hours of a weekday',
      wednesday,
      { coefficients: [weekend, holiday, night] },
      ['base | 480 min x 200.00 | 1600.00'],
    ],
    [
      'with the premium of the specialty',
      wednesday,
      { hourly_premium: 15_50 },
      ['base | 480 min x 200.00 | 1600.00', 'specialty_premium | 480 min x 15.50 | 124.00'],
    ],
    [
      'a Saturday',
      saturday,
      { coefficients: [weekend] },
      ['base | 240 min x 200.00 | 800.00', 'Weekend | 240 min x 200.00 | x 1.25 | 200.00'],
    ],
    [
      'a coefficient raises the rate, not the premium',
      saturday,
      { hourly_premium: 10_00, coefficients: [weekend] },
      [
        'base | 240 min x 200.00 | 800.00',
        'specialty_premium | 240 min x 10.00 | 40.00',
        'Weekend | 240 min x 200.00 | x 1.25 | 200.00',
      ],
    ],
    [
      'the night when clocks go forward: 7 hours',
      ['2026-03-28 22:00', '2026-03-29 06:00'],
      { coefficients: [weekend, night] },
      [
        'base | 420 min x 200.00 | 1400.00',
        'Weekend | 420 min x 200.00 | x 1.25 | 350.00',
        'Night | 420 min x 200.00 | x 1.1 | 140.00',
      ],
    ],
    [
      'the night when clocks go back: 9 hours',
      ['2026-10-24 22:00', '2026-10-25 06:00'],
      { coefficients: [weekend, night] },
      [
        'base | 540 min x 200.00 | 1800.00',
        'Weekend | 540 min x 200.00 | x 1.25 | 450.00',
        'Night | 540 min x 200.00 | x 1.1 | 180.00',
      ],
    ],
    [
      'Easter Monday',
      ['2026-04-06 07:00', '2026-04-06 15:00'],
      { coefficients: [weekend, holiday] },
      ['base | 480 min x 200.00 | 1600.00', 'Holiday | 480 min x 200.00 | x 2 | 1600.00'],
    ],
    [
      "over New Year's midnight: the holiday begins with the year, the night at 22:00",
      ['2026-12-31 20:00', '2027-01-01 04:00'],
      { coefficients: [holiday, night] },
      [
        'base | 480 min x 200.00 | 1600.00',
        'Holiday | 240 min x 200.00 | x 2 | 800.00',
        'Night | 360 min x 200.00 | x 1.1 | 120.00',
      ],
    ],
    [
      "a coefficient from 1 January, of a shift over New Year's midnight",
      ['2026-12-31 20:00', '2027-01-01 04:00'],
      { coefficients: [{ ...night, valid_from: '2027-01-01' }] },
      ['base | 480 min x 200.00 | 1600.00', 'Night | 240 min x 200.00 | x 1.1 | 80.00'],
    ],
    [
      "a coefficient until 31 December, of a shift over New Year's midnight",
      ['2026-12-31 20:00', '2027-01-01 04:00'],
      { coefficients: [{ ...night, valid_to: '2026-12-31' }] },
      ['base | 480 min x 200.00 | 1600.00', 'Night | 120 min x 200.00 | x 1.1 | 40.00'],
    ],
    [
      'two coefficients of the same hours add up: 25 % and 50 % are 75 %',
      saturday,
      { coefficients: [weekend, coefficient('Summer weekend', { factor: 1.5 })] },
      [
        'base | 240 min x 200.00 | 800.00',
        'Weekend | 240 min x 200.00 | x 1.25 | 200.00',
        'Summer weekend | 240 min x 200.00 | x 1.5 | 400.00',
      ],
    ],
    [
      'a Sunday that is a holiday',
      ['2026-07-05 08:00', '2026-07-05 14:00'],
      { coefficients: [weekend, holiday] },
      ['base | 360 min x 200.00 | 1200.00', 'Holiday | 360 min x 200.00 | x 2 | 1200.00'],
    ],
    [
      'a coefficient of this customer counts, one of another does not',
      saturday,
      { coefficients: [{ ...weekend, customer_id: 'c1' }, coefficient('Of another', { customer_id: 'c2' })] },
      ['base | 240 min x 200.00 | 800.00', 'Weekend | 240 min x 200.00 | x 1.25 | 200.00'],
    ],
    [
      'half a haléř is rounded up, once in each line',
      ['2026-06-13 08:00', '2026-06-13 08:01'],
      { hourly_rate: 183_30, coefficients: [coefficient('Weekend', { factor: 1.001 })] },
      ['base | 1 min x 183.30 | 3.06', 'Weekend | 1 min x 183.30 | x 1.001 | 0.00'],
    ],
    [
      'nothing worked',
      ['2026-06-13 08:00', '2026-06-13 08:00'],
      { coefficients: [weekend] },
      ['base | 0 min x 200.00 | 0.00'],
    ],
  ])('%s', (_, [from, to], rates, expected) => {
    expect(slip(paid([from, to], rates).lines)).toEqual(expected);
  });

  it('without the minutes of a break across 22:00', () => {
    const times = ['2026-06-10 14:00', '2026-06-11 00:00', ['2026-06-10 21:45', '2026-06-10 22:15']] as const;
    const pay = paid([times[0], times[1], [times[2][0], times[2][1]]], { coefficients: [night] });
    expect(slip(pay.lines)).toEqual(['base | 570 min x 200.00 | 1900.00', 'Night | 105 min x 200.00 | x 1.1 | 35.00']);
    expect(pay.minutes).toEqual({ weekday: 570, weekend: 0, holiday: 0, night: 105 });
  });

  it('with the premium that the performer added, and what is deducted from the sum', () => {
    const pay = paid([...wednesday], {}, { boss_premium: { amount: 333_33, reason: 'Stocktaking' } });
    expect(slip(pay.lines)).toEqual(['base | 480 min x 200.00 | 1600.00', 'boss_premium | Stocktaking | 333.33']);
    expect(pay).toMatchObject({
      gross: 1933_33,
      deduction: 15_00,
      net: 1643_33,
      hourly_rate: 200_00,
      hourly_premium: 0,
    });
  });
});

it("the customer is charged the order's rate and what raises it, neither the agreed rate nor premiums", () => {
  const pay = paid(
    [...saturday],
    { hourly_rate: 250_00, hourly_premium: 20_00, coefficients: [weekend] },
    { hourly_rate: 200_00, boss_premium: { amount: 100_00, reason: 'Thanks' } },
  );
  expect(slip(pay.charge_lines)).toEqual([
    'base | 240 min x 200.00 | 800.00',
    'Weekend | 240 min x 200.00 | x 1.25 | 200.00',
  ]);
  expect([pay.charge, pay.gross]).toEqual([1000_00, 1000_00 + 80_00 + 100_00 + 250_00]);
});
