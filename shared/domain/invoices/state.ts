import { Problem } from '../problem.ts';
import type { InvoiceKind } from './invoice.ts';

/** Where an invoice is. It follows from its amounts and days (docs/rules.md, "Invoices"). */
export const invoiceStatuses = ['issued', 'sent', 'paid', 'overdue', 'credited'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Of an invoice besides the document, which never changes. Haléř. */
export type InvoiceState = {
  kind: InvoiceKind;
  total: number;
  due_on: string;
  /** When its letter was sent, ISO 8601 UTC. */
  sent_at: string | null;
  /** Its credit notes: negative totals take back. */
  notes: readonly { total: number }[];
  /** Negative for money that was given back. */
  payments: readonly { amount: number }[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Haléř: what it costs after its credit notes, what is paid, and what is left. Negative is to be given back. */
export const balanceOf = ({ total, notes, payments }: Pick<InvoiceState, 'total' | 'notes' | 'payments'>) => {
  const owed = total + sum(notes.map((note) => note.total));
  const paid = sum(payments.map(({ amount }) => amount));
  return { owed, paid, remaining: owed - paid };
};

/** The status on a day, YYYY-MM-DD in Prague. A credit note is paid with its invoice, and never overdue. */
export const statusOf = (invoice: InvoiceState, today: string): InvoiceStatus => {
  const { kind, notes, due_on, sent_at } = invoice;
  const { owed, remaining } = balanceOf(invoice);
  const waiting = sent_at === null ? 'issued' : 'sent';
  if (kind === 'credit-note') return waiting;
  if (notes.length > 0 && owed === 0) return 'credited';
  if (remaining <= 0) return 'paid';
  return due_on < today ? 'overdue' : waiting;
};

/** Of a new payment without an amount: all that is left. Throws invoice-settled if that is nothing. */
export const amountToPay = (invoice: InvoiceState): number => {
  const { remaining } = balanceOf(invoice);
  if (invoice.kind === 'credit-note' || remaining === 0) throw new Problem('invoice-settled');
  return remaining;
};
