import { expect, it } from 'vitest';
import { aShift } from '../shifts/examples.ts';
import { type RateFacts, ratesOf } from './rates.ts';

const facts: RateFacts = { agreed: [], hourly_premium: 0, deduction: null, coefficients: [] };
const agreed = (hourly_rate: number, valid_from: string, category_id = 'cashier') => ({
  category_id,
  hourly_rate,
  valid_from,
});

it.each([
  ['the rate of the order without one', [], 200_00],
  [
    'the newest that is valid',
    [agreed(210_00, '2026-01-01'), agreed(230_00, '2026-05-01'), agreed(220_00, '2026-02-01')],
    230_00,
  ],
  ['from its first day on', [agreed(210_00, '2026-06-10')], 210_00],
  ['not before its first day', [agreed(210_00, '2026-06-11')], 200_00],
  ['not of another specialty', [agreed(210_00, '2026-01-01', 'baker')], 200_00],
  ['even below the rate of the order', [agreed(150_00, '2026-01-01')], 150_00],
])('the agreed rate counts: %s', (_, rates, hourly_rate) => {
  expect(ratesOf(aShift({ day: '2026-06-10' }), { ...facts, agreed: rates }).hourly_rate).toBe(hourly_rate);
});

it('a correction keeps the premium that counted', () => {
  const first = ratesOf(aShift(), { ...facts, hourly_premium: 10_00 });
  expect(first.hourly_premium).toBe(10_00);
  const pay = { ...emptyPay, hourly_premium: first.hourly_premium };
  expect(ratesOf(aShift({ pay }), { ...facts, hourly_premium: 30_00 }).hourly_premium).toBe(10_00);
});
const emptyPay = {
  minutes: { weekday: 0, weekend: 0, holiday: 0, night: 0 },
  lines: [],
  gross: 0,
  deduction: 0,
  net: 0,
  charge_lines: [],
  charge: 0,
  hourly_rate: 0,
  hourly_premium: 0,
};

it('15 % are deducted unless the worker has another part, which may be nothing', () => {
  expect([null, 0, 20_00].map((deduction) => ratesOf(aShift(), { ...facts, deduction }).deduction)).toEqual([
    15_00, 0, 20_00,
  ]);
});
