import { type Split, splitLines, sumOfRates } from '../vat/vat.ts';
import type { InvoiceDocument } from './invoice.ts';

/**
 * The base, VAT and total of each line, which add up to `rates`. The rates of a credit note may differ by haléře from what
 * its lines make: the last line of a rate has the rest.
 */
export const lineSplitsOf = ({ lines, rates }: Pick<InvoiceDocument, 'lines' | 'rates'>): Split[] => {
  const splits = splitLines(lines);
  const rests = new Map(
    rates.map(({ vat_rate, base, vat, total }) => {
      const sum = sumOfRates(splits.filter((_, n) => lines[n]?.vat_rate === vat_rate));
      const rest = { base: base - sum.base, vat: vat - sum.vat, total: total - sum.total };
      return [lines.findLastIndex((line) => line.vat_rate === vat_rate), rest] as const;
    }),
  );
  return splits.map((split, n) => {
    const rest = rests.get(n);
    return rest ? sumOfRates([split, rest]) : split;
  });
};
