import { type RateSum, rateSumsOf, sumOfRates, type VatRate } from '../vat/vat.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

type Content = Pick<InvoiceDocument, 'lines' | 'rates' | 'total'>;

/** What lines make: the content of an invoice. */
export const contentOf = (lines: readonly InvoiceLine[]): Content => {
  const rates = rateSumsOf(lines);
  return { lines, rates, total: sumOfRates(rates).total };
};

const nameOf = ({ group, text, detail, unit, unit_price, factor, vat_rate, vat_included }: InvoiceLine): string =>
  JSON.stringify([group, text, detail, unit, unit_price, factor, vat_rate, vat_included]);

/** Lines by what they are for, with the sums of their quantities and amounts; without those that are nothing. */
const summedLines = (lines: readonly InvoiceLine[]): InvoiceLine[] => {
  const summed = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const before = summed.get(nameOf(line));
    summed.set(nameOf(line), {
      ...line,
      quantity: line.quantity + (before?.quantity ?? 0),
      amount: line.amount + (before?.amount ?? 0),
    });
  }
  return [...summed.values()].filter(({ quantity, amount }) => quantity !== 0 || amount !== 0);
};

const negative = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  quantity: 0 - line.quantity,
  amount: 0 - line.amount,
});

/**
 * The content of a credit note: what is owed now less what an invoice and its earlier credit notes say. So all of them
 * together are what is owed, to the haléř, in each rate (act 235/2004, § 42). Null if they are that already.
 */
export const creditContent = (now: Content, issued: readonly Content[]): Content | null => {
  const lines = summedLines([...now.lines, ...issued.flatMap((each) => each.lines.map(negative))]);
  const before = issued.flatMap((each) => each.rates);
  const found = new Set<VatRate | null>([...now.rates, ...before].map(({ vat_rate }) => vat_rate));
  const rates = [...found].flatMap((vat_rate): RateSum[] => {
    const isOf = (sum: RateSum) => sum.vat_rate === vat_rate;
    const [owed, had] = [sumOfRates(now.rates.filter(isOf)), sumOfRates(before.filter(isOf))];
    const split = { base: owed.base - had.base, vat: owed.vat - had.vat, total: owed.total - had.total };
    return split.base === 0 && split.vat === 0 ? [] : [{ vat_rate, ...split }];
  });
  return rates.length === 0 ? null : { lines, rates, total: sumOfRates(rates).total };
};
