import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import { aCompletedShift, aShift, law } from '../shifts/examples.ts';
import { chargedRate, expectedCharge, plannedSegments } from './charge.ts';
import { computePay } from './compute-pay.ts';
import type { Charge, Coefficient, ShiftPrice } from './pay.ts';

const coefficient = (name: string, patch: Partial<Coefficient>): Coefficient => ({
  id: name,
  name,
  condition: 'weekend',
  factor: 1.15,
  valid_from: '2020-01-01',
  valid_to: null,
  customer_id: null,
  ...patch,
});
const weekend = coefficient('Weekend', {});
const ofCustomer = coefficient('Weekend of this customer', { factor: 1.05, customer_id: 'c1' });
const holiday = coefficient('Holiday', { condition: 'state_holiday', factor: 2 });
const night = coefficient('Night', { condition: 'night', factor: 1.2 });
const all = [weekend, ofCustomer, holiday, night];

const planned = (starts_at: string, ends_at: string, planned_break_minutes: number) =>
  aShift({ starts_at, ends_at, planned_break_minutes, hourly_rate: 175_00 });
const estimate = (shift: ReturnType<typeof planned>, ofPerformers: readonly (readonly Coefficient[])[]) =>
  expectedCharge(
    plannedSegments(shift, 'Europe/Prague', law),
    shift,
    ofPerformers.map((coefficients, nth) => ({ id: `v${nth + 1}`, coefficients })),
  );

describe('an estimate', () => {
  it.each<[string, [string, string, number], string[], number]>([
    [
      'a night of a Saturday, all of it on the weekend',
      ['2026-11-28T21:00:00.000Z', '2026-11-29T05:00:00.000Z', 30],
      ['base 450 1312.50', 'Weekend 450 196.88', 'Weekend of this customer 450 65.63', 'Night 450 262.50'],
      1837_51,
    ],
    [
      '24 December, a holiday on a Thursday',
      ['2026-12-24T07:00:00.000Z', '2026-12-24T11:00:00.000Z', 0],
      ['base 240 700.00', 'Holiday 240 700.00'],
      1400_00,
    ],
    [
      'from Sunday evening to Monday: the break is in the middle, at night',
      ['2026-11-29T19:00:00.000Z', '2026-11-30T03:00:00.000Z', 60],
      ['base 420 1225.00', 'Weekend 210 91.88', 'Weekend of this customer 210 30.63', 'Night 300 175.00'],
      1522_51,
    ],
    ['a break all along', ['2026-12-24T07:00:00.000Z', '2026-12-24T11:00:00.000Z', 240], ['base 0 0.00'], 0],
    [
      'a break longer than the shift',
      ['2026-12-24T07:00:00.000Z', '2026-12-24T09:00:00.000Z', 240],
      ['base 0 0.00'],
      0,
    ],
  ])('of %s', (_, times, expected, amount) => {
    const { least, most } = estimate(planned(...times), [all]);
    expect(
      most.lines.map((line) => `${line.name ?? line.kind} ${line.minutes} ${(line.amount / 100).toFixed(2)}`),
    ).toEqual(expected);
    expect([least.amount, most.amount]).toEqual([amount, amount]);
  });

  it('of a shift offered to several performers is the most, with the least beside it', () => {
    const saturday = planned('2026-11-28T07:00:00.000Z', '2026-11-28T11:00:00.000Z', 0);
    const { least, most } = estimate(saturday, [[weekend], [], [weekend, ofCustomer]]);
    expect([least.amount, most.amount]).toEqual([700_00, 840_00]);
  });

  it("of a shift that is offered to nobody is the order's rate", () => {
    const { most } = estimate(planned('2026-11-28T07:00:00.000Z', '2026-11-28T11:00:00.000Z', 0), []);
    expect(most.amount).toBe(700_00);
  });
});

describe('an agreed price', () => {
  const saturday = planned('2026-11-28T21:00:00.000Z', '2026-11-29T05:00:00.000Z', 30);
  const price = (vendor_id: string, patch: Partial<ShiftPrice> = {}): ShiftPrice => ({
    vendor_id,
    hourly_rate: 200_00,
    weekend: null,
    night: null,
    state_holiday: null,
    ...patch,
  });
  const lineTexts = ({ lines }: Charge) =>
    lines.map(({ name, condition, factor, amount }) => [name, condition, factor, amount]);

  it.each<[string, ShiftPrice[], ReturnType<typeof lineTexts>]>([
    ['without factors is not raised', [price('v1')], [[null, null, null, 1500_00]]],
    [
      'is raised by its own factors, which add up',
      [price('v1', { weekend: 1.1, night: 1.2, state_holiday: 2 })],
      [
        [null, null, null, 1500_00],
        [null, 'weekend', 1.1, 150_00],
        [null, 'night', 1.2, 300_00],
      ],
    ],
    [
      'of another performer does not count: the rate of the order does, with the coefficients',
      [price('v2')],
      [
        [null, null, null, 1312_50],
        ['Weekend', 'weekend', 1.15, 196_88],
      ],
    ],
  ])('%s', (_, prices, expected) => {
    const { most } = estimate({ ...saturday, prices }, [[weekend]]);
    expect(lineTexts(most)).toEqual(expected);
  });

  it('of two performers: the least and the most', () => {
    const prices = [price('v1', { hourly_rate: 220_00 }), price('v2', { hourly_rate: 190_00 })];
    const { least, most } = estimate({ ...saturday, prices }, [all, all]);
    expect([least.amount, most.amount]).toEqual([1425_00, 1650_00]);
    expect(chargedRate({ hourly_rate: 175_00, prices }, ['v1', 'v2'])).toBe(220_00);
    expect(chargedRate({ hourly_rate: 175_00, prices }, ['v2', 'v3'])).toBe(190_00);
    expect(chargedRate({ hourly_rate: 175_00, prices }, [])).toBe(175_00);
  });

  it('is charged for a completed shift, and the worker is paid by the rate of the order', () => {
    const worked = aCompletedShift({ prices: [price('v1', { hourly_rate: 260_00 })] });
    const rates = { hourly_rate: worked.hourly_rate, hourly_premium: 0, deduction: 0, coefficients: all };
    const { gross, charge } = computePay(worked, rates, law);
    expect([gross, charge]).toEqual([1200_00, 1560_00]);
  });
});

it('what was estimated is charged, line by line, when the shift is worked as it was planned', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 * 96 }),
      fc.integer({ min: 1, max: 96 }),
      fc.integer({ min: 0, max: 240 }),
      (start, quarters, paused) => {
        const starts_at = addMinutes('2026-01-01T00:00:00.000Z', start * 15);
        const ends_at = addMinutes(starts_at, quarters * 15);
        const plan = planned(starts_at, ends_at, paused);
        const length = Math.min(paused, quarters * 15);
        const from = addMinutes(starts_at, Math.floor((quarters * 15 - length) / 2));
        const worked = aCompletedShift({
          ...plan,
          actual_start: starts_at,
          actual_end: ends_at,
          breaks: [{ from, to: addMinutes(from, length) }],
        });
        const rates = { hourly_rate: 150_00, hourly_premium: 0, deduction: 0, coefficients: all };
        const { charge, charge_lines } = computePay(worked, rates, law);
        expect(estimate(plan, [all]).most).toEqual({ lines: charge_lines, amount: charge });
      },
    ),
    { numRuns: 200 },
  );
});
