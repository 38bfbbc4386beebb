import { divideRounded } from '../pay/amounts.ts';
import { percentOf } from '../vat/vat.ts';
import type { InvoiceLine } from './invoice.ts';

/** Haléř as a program reads crowns: `-1234.50`. */
export const crowns = (haler: number): string => (haler / 100).toFixed(2);

/** Pieces, or hours with at most 4 decimals. */
export const quantityOf = ({ quantity, unit }: Pick<InvoiceLine, 'quantity' | 'unit'>): number =>
  unit === 'piece' ? quantity : divideRounded(quantity * 10_000, 60) / 10_000;

/** The share of `unit_price` that a line costs, in thousandths: 150 of a surcharge with the factor 1.15. */
export const thousandthsOf = ({ factor }: Pick<InvoiceLine, 'factor'>): number =>
  factor === null ? 1000 : Math.round(factor * 1000) - 1000;

/** The price of a piece or of an hour without and with VAT, in crowns with at most 4 decimals. */
export const unitPricesOf = (line: InvoiceLine): { base: number; total: number } => {
  const price = divideRounded(line.unit_price * thousandthsOf(line), 10);
  const percents = 100 + percentOf(line.vat_rate);
  const base = line.vat_included ? divideRounded(price * 100, percents) : price;
  const total = line.vat_included ? price : divideRounded(price * percents, 100);
  return { base: base / 10_000, total: total / 10_000 };
};
