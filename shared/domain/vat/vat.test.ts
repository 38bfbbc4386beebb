import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Priced, rateSumsOf, splitLines, sumOfRates, totalWithVat, type VatRate, vatRates } from './vat.ts';

const withVat = (amount: number, vat_rate: VatRate | null = '21'): Priced => ({ amount, vat_rate, vat_included: true });
const without = (amount: number, vat_rate: VatRate | null = '21'): Priced => ({
  amount,
  vat_rate,
  vat_included: false,
});

it.each<[name: string, lines: Priced[], sums: [rate: VatRate | null, base: number, vat: number, total: number][]]>([
  ['nothing', [], []],
  ['121 Kč with VAT', [withVat(121_00)], [['21', 100_00, 21_00, 121_00]]],
  ['100 Kč without VAT', [without(100_00)], [['21', 100_00, 21_00, 121_00]]],
  ['12 % with VAT', [withVat(112_00, '12')], [['12', 100_00, 12_00, 112_00]]],
  ['0 %', [withVat(100_00, '0')], [['0', 100_00, 0, 100_00]]],
  ['reverse charge: the customer pays the tax', [without(100_00, 'reverse')], [['reverse', 100_00, 0, 100_00]]],
  ['a seller that is no payer', [withVat(100_00, null)], [[null, 100_00, 0, 100_00]]],
  ['rounded once in a rate: three times 0.33 Kč', [without(33), without(33), without(33)], [['21', 99, 21, 120]]],
  ['half a haléř is rounded up', [without(50, '21')], [['21', 50, 11, 61]]],
  ['both kinds of prices in one rate', [withVat(121_00), without(50_00)], [['21', 150_00, 31_50, 181_50]]],
  [
    'several rates, the highest first',
    [withVat(10_00, '0'), withVat(112_00, '12'), withVat(121_00)],
    [
      ['21', 100_00, 21_00, 121_00],
      ['12', 100_00, 12_00, 112_00],
      ['0', 10_00, 0, 10_00],
    ],
  ],
  ['what is taken back', [withVat(-121_00)], [['21', -100_00, -21_00, -121_00]]],
])('%s', (_, lines, sums) => {
  expect(rateSumsOf(lines)).toEqual(sums.map(([vat_rate, base, vat, total]) => ({ vat_rate, base, vat, total })));
});

const lines = fc.array(
  fc.record({
    amount: fc.nat(1_000_000_00),
    vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
    vat_included: fc.boolean(),
  }),
  { maxLength: 40 },
);

it('shares of lines add up to the sums of their rates, and none is negative', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const shares = splitLines(all);
      expect(sumOfRates(shares)).toEqual(sumOfRates(rateSumsOf(all)));
      expect(shares.filter(({ base, vat, total }) => base < 0 || vat < 0 || base + vat !== total)).toEqual([]);
    }),
  );
});

it('the order of lines changes nothing, and what is taken back of all is all', () => {
  fc.assert(
    fc.property(lines, (all) => {
      expect(rateSumsOf(all.toReversed())).toEqual(rateSumsOf(all));
      expect(totalWithVat(all.map((line) => ({ ...line, amount: -line.amount })))).toBe(0 - totalWithVat(all));
    }),
  );
});

it('the tax is the same from the base and from the sum (act 235/2004, § 37)', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), fc.constantFrom<VatRate>('21', '12'), (amount, rate) => {
      const [sums] = rateSumsOf([without(amount, rate)]);
      expect(rateSumsOf([withVat(sums?.total ?? 0, rate)])).toEqual([sums]);
    }),
  );
});
