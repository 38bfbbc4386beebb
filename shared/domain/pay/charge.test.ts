import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import { aCompletedShift, aShift, law } from '../shifts/examples.ts';
import { expectedCharge, plannedSegments } from './charge.ts';
import { computePay } from './compute-pay.ts';
import type { Coefficient } from './pay.ts';

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
  expectedCharge(plannedSegments(shift, 'Europe/Prague', law), shift, ofPerformers);

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
