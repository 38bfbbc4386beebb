import { expect, it } from 'vitest';
import { amountOf, layerText, percentOf, shareOf } from './amount.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [1_800_000_000_00, 'CZK', '1 800 000 000 Kč'],
  [1_234_50, 'EUR', '1 234,50 €'],
  [-100, 'EUR', '−1 €'],
  [1_000_00, null, '1 000'],
] as const)('writes %i hundredths of %s', (value, currency, text) => {
  expect(plain(amountOf(value, currency))).toBe(text);
});

it('writes percents with the decimals that they have, and shares with two', () => {
  expect([percentOf(17_500), percentOf(17_525), shareOf(10_000), shareOf(2_308)].map(plain)).toEqual([
    '1,75 %',
    '1,7525 %',
    '100,00 %',
    '23,08 %',
  ]);
});

it('writes the layer as brokers do, in millions where they are whole', () => {
  expect(layerText(100_000_000_00, 500_000_000_00)).toBe('400 M xs 100 M');
  expect(layerText(0, 2_500_000_00)).toBe('2,5 M xs 0');
  expect(plain(layerText(50_000_00, 1_050_000_00))).toBe('1 M xs 50 000');
});
