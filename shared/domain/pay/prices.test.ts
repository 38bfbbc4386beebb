import { expect, it } from 'vitest';
import { refusalOf } from '../shifts/examples.ts';
import type { AgreedPrice } from './pay.ts';
import { maxPrices, pricesOn, requireRoomForPrice } from './prices.ts';

const price = (vendor_id: string, hourly_rate: number, valid_from: string, patch: Partial<AgreedPrice> = {}) => ({
  vendor_id,
  category_id: 'cashier',
  hourly_rate,
  weekend: null,
  night: null,
  state_holiday: null,
  valid_from,
  ...patch,
});
const raised = { weekend: 1.2, night: 1.1, state_holiday: 2 };
const both = ['v1', 'v2'];

it.each<[string, AgreedPrice[], string[], [string, number][]]>([
  ['none where none is agreed', [], both, []],
  ['from its first day on', [price('v1', 230_00, '2026-06-10')], both, [['v1', 230_00]]],
  ['not before its first day', [price('v1', 230_00, '2026-06-11')], both, []],
  [
    'the newest that is valid',
    [price('v1', 230_00, '2026-01-01'), price('v1', 250_00, '2026-06-01'), price('v1', 240_00, '2026-03-01')],
    both,
    [['v1', 250_00]],
  ],
  [
    'not one of the future in place of it',
    [price('v1', 230_00, '2026-01-01'), price('v1', 260_00, '2026-07-01')],
    both,
    [['v1', 230_00]],
  ],
  ['not of another specialty', [price('v1', 230_00, '2026-01-01', { category_id: 'baker' })], both, []],
  [
    'of each performer its own',
    [price('v2', 210_00, '2026-01-01'), price('v1', 230_00, '2026-01-01')],
    both,
    [
      ['v1', 230_00],
      ['v2', 210_00],
    ],
  ],
  [
    'not of a performer that may not staff the shift',
    [price('v1', 230_00, '2026-01-01'), price('v2', 210_00, '2026-01-01')],
    ['v2'],
    [['v2', 210_00]],
  ],
])('the price of a shift is %s', (_, agreed, performers, expected) => {
  const found = pricesOn(agreed, { category_id: 'cashier', day: '2026-06-10', performers });
  expect(found.map(({ vendor_id, hourly_rate }) => [vendor_id, hourly_rate])).toEqual(expected);
});

it('a shift keeps the rate and the factors only', () => {
  const agreed = [price('v1', 230_00, '2026-01-01', raised)];
  expect(pricesOn(agreed, { category_id: 'cashier', day: '2026-06-10', performers: both })).toEqual([
    { vendor_id: 'v1', hourly_rate: 230_00, ...raised },
  ]);
});

it('a customer has at most 500 prices of a performer', () => {
  expect(refusalOf(() => requireRoomForPrice(maxPrices - 1))).toBe('accepted');
  expect(refusalOf(() => requireRoomForPrice(maxPrices))).toBe('too-many-prices');
});
