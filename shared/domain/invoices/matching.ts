import { invoiceLimits } from './limits.ts';
import { balanceOf, type InvoiceState } from './state.ts';
import type { StatementPayment } from './statement-movements.ts';

/** `open` waits to be paired by hand; `ignored` pays no invoice. */
export const bankPaymentStates = ['open', 'paired', 'ignored'] as const;
export type BankPaymentState = (typeof bankPaymentStates)[number];

type Candidate = Pick<InvoiceState, 'total' | 'notes' | 'payments'> & { variable_symbol: string };

/**
 * The invoice that a payment surely pays: the only one with its symbol of which exactly its amount is left. Undefined for
 * any other payment, which people pair by hand.
 */
export const matchOf = <Invoice extends Candidate>(
  { variable_symbol, amount }: Pick<StatementPayment, 'variable_symbol' | 'amount'>,
  invoices: readonly Invoice[],
): Invoice | undefined => {
  const [one, ...others] = invoices.filter(
    (invoice) =>
      invoice.variable_symbol === variable_symbol &&
      balanceOf(invoice).remaining === amount &&
      invoice.payments.length < invoiceLimits.payments,
  );
  return others.length === 0 ? one : undefined;
};
