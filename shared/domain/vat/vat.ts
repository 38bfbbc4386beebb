import { divideRounded } from '../pay/amounts.ts';

/**
 * Czech VAT (act 235/2004). `reverse` is the domestic reverse charge (§ 92a): the customer, a payer, pays the tax. A seller
 * that is no payer charges none: its rate is null.
 */
export const vatRates = ['21', '12', '0', 'reverse'] as const;
export type VatRate = (typeof vatRates)[number];

/** Percent that is added to the base (§ 47). */
export const percentOf = (rate: VatRate | null): number => (rate === null || rate === 'reverse' ? 0 : Number(rate));

/** `vat_included`: whether the VAT is a part of a price or an amount, or is added to it. */
export type PriceVat = { vat_rate: VatRate | null; vat_included: boolean };
/** Haléř at a rate. */
export type Priced = PriceVat & { amount: number };
/** Haléř: `total` is `base` and `vat`. */
export type Split = { base: number; vat: number; total: number };
export type RateSum = Split & { vat_rate: VatRate | null };

const order = [...vatRates, null];
const ratesIn = (lines: readonly { vat_rate: VatRate | null }[]) =>
  order.filter((rate) => lines.some(({ vat_rate }) => vat_rate === rate));

/**
 * Amounts of one rate, with and without its VAT. The tax is rounded once: it is the same by § 37 a) from the base and by
 * § 37 b) from the amount with the tax.
 */
const splitOf = (lines: readonly Priced[], rate: VatRate | null): Split => {
  const percent = percentOf(rate);
  const sum = (included: boolean) =>
    lines.reduce((amount, line) => (line.vat_included === included ? amount + line.amount : amount), 0);
  const total = sum(true) + divideRounded(sum(false) * (100 + percent), 100);
  const vat = divideRounded(total * percent, 100 + percent);
  return { base: total - vat, vat, total };
};

/** What amounts make by rate, the highest rate first, in haléř. Each rate is rounded once. */
export const rateSumsOf = (lines: readonly Priced[]): RateSum[] =>
  ratesIn(lines).map((vat_rate) => ({
    vat_rate,
    ...splitOf(
      lines.filter((line) => line.vat_rate === vat_rate),
      vat_rate,
    ),
  }));

/** The sum over the rates. */
export const sumOfRates = (sums: readonly Split[]): Split =>
  sums.reduce(
    (all, { base, vat, total }) => ({ base: all.base + base, vat: all.vat + vat, total: all.total + total }),
    { base: 0, vat: 0, total: 0 },
  );

/** What amounts cost with VAT, haléř. */
export const totalWithVat = (lines: readonly Priced[]): number => sumOfRates(rateSumsOf(lines)).total;

/**
 * The share of each line in the sums of its rate: line by line what the lines until it make less what those before it
 * make. So the shares add up to `rateSumsOf`, and none of lines that are not negative is negative.
 */
export const splitLines = (lines: readonly Priced[]): Split[] => {
  const before = new Map<VatRate | null, { lines: Priced[]; split: Split }>();
  return lines.map((line) => {
    const { lines: earlier, split } = before.get(line.vat_rate) ?? { lines: [], split: sumOfRates([]) };
    const until = [...earlier, line];
    const after = splitOf(until, line.vat_rate);
    before.set(line.vat_rate, { lines: until, split: after });
    return { base: after.base - split.base, vat: after.vat - split.vat, total: after.total - split.total };
  });
};
