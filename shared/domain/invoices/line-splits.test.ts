import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateSumsOf, type RateSum, sumOfRates, type VatRate, vatRates } from '../vat/vat.ts';
import { lineSample } from './invoice-samples.ts';
import { lineSplitsOf } from './line-splits.ts';

const lines = fc.array(
  fc
    .record({
      amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
      vat_included: fc.boolean(),
    })
    .map(lineSample),
  { maxLength: 30 },
);

it('the shares of lines are those of their rates, also of rates that differ by haléře', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (all, base, vat) => {
      const rates: RateSum[] = rateSumsOf(all).map((rate) => ({
        ...rate,
        base: rate.base + base,
        vat: rate.vat + vat,
        total: rate.total + base + vat,
      }));
      const splits = lineSplitsOf({ lines: all, rates });
      for (const { vat_rate, ...rate } of rates)
        expect(sumOfRates(splits.filter((_, n) => all[n]?.vat_rate === vat_rate))).toEqual(rate);
      expect(splits.filter((split) => split.base + split.vat !== split.total)).toEqual([]);
    }),
  );
});

it('the last line of a rate has the rest', () => {
  const all = [lineSample({ amount: 121_00 }), lineSample({ amount: 121_00 }), lineSample({ vat_rate: '0' })];
  const rates = [
    { vat_rate: '21', base: 200_01, vat: 41_99, total: 242_00 },
    { vat_rate: '0', base: 242_00, vat: 0, total: 242_00 },
  ] as const;
  expect(lineSplitsOf({ lines: all, rates })).toEqual([
    { base: 100_00, vat: 21_00, total: 121_00 },
    { base: 100_01, vat: 20_99, total: 121_00 },
    { base: 242_00, vat: 0, total: 242_00 },
  ]);
});
