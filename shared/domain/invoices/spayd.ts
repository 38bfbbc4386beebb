import type { InvoiceDocument } from './invoice.ts';
import { payableOf } from './payable.ts';
import { crowns } from './written-numbers.ts';

/** Characters of a message, and of an amount. */
const longestMessage = 60;
const longestAmount = 10;

/**
 * The content of a QR code for a payment: SPAYD 1.0 of the Czech Banking Association. Null of what needs no payment, and
 * of an amount that the format cannot hold (10 million crowns).
 */
export const spaydOf = (document: InvoiceDocument): string | null => {
  const payable = payableOf(document);
  const amount = crowns(payable);
  if (payable === 0 || amount.length > longestAmount) return null;
  const { seller, due_on, variable_symbol, number } = document;
  const fields = [
    ['ACC', seller.iban],
    ['AM', amount],
    ['CC', 'CZK'],
    ['DT', due_on.replaceAll('-', '')],
    ['X-VS', variable_symbol],
    ['MSG', Array.from(number.toWellFormed()).slice(0, longestMessage).join('')],
  ];
  return ['SPD', '1.0', ...fields.map(([key, value = '']) => `${key}:${escaped(value)}`)].join('*');
};

/** An asterisk ends a value, and a code with characters of other scripts is read differently by each bank. */
const escaped = (value: string): string =>
  value.replaceAll(/[^\w $+\-./:]+/g, (other) => encodeURIComponent(other).replaceAll('*', '%2A'));
