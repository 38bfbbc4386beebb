import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { balanceOf, statusOf } from '#shared/domain/invoices/state.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Order } from '../orders/orders.ts';
import type { Write } from '../table.ts';
import { findInvoice, invoiceChangeWrites, invoiceIdFor, notInvoicedCheck, type StoredInvoice } from './invoices.ts';

/** An invoice after a change of its state, with its next version. */
export const withStatus = (changed: StoredInvoice, now: string): StoredInvoice => ({
  ...changed,
  version: changed.version + 1,
  status: statusOf({ ...changed, kind: changed.kind_of }, dayInPrague(now)),
});

type Invoiced = Pick<Order, 'company' | 'customer' | 'id' | 'number'>;
const subjectOf = ({ company, customer, id, number }: Invoiced) =>
  ({ seller: company, buyer: customer ?? { id: null }, source: { kind: 'order', id, number } }) as const;

/** The invoice that an order has. */
export const invoiceOfOrder = async (order: Invoiced): Promise<StoredInvoice | undefined> => {
  const invoiceId = await invoiceIdFor(subjectOf(order));
  return invoiceId === undefined ? undefined : findInvoice(invoiceId);
};

/** What an order was marked as is also the payment of its invoice: all that is left, or nothing. One that is issued at
 * the same time would not have it, so part `invoiced` fails. */
export const invoicePaymentWrites = async (
  before: Order,
  after: Order,
  { actor, now }: { actor: Pick<Actor, 'id' | 'fio'>; now: string },
): Promise<Write[]> => {
  if (before.payment_status === after.payment_status) return [];
  const invoice = await invoiceOfOrder(after);
  if (!invoice) return [notInvoicedCheck(subjectOf(after))];
  const { paid, remaining } = balanceOf(invoice);
  const amount = after.payment_status === 'paid' ? Math.max(0, remaining) : -paid;
  if (amount === 0) return [];
  const payment = { day: dayInPrague(now), amount, by: { id: actor.id, fio: actor.fio }, payment: null };
  return invoiceChangeWrites(invoice, withStatus({ ...invoice, payments: [...invoice.payments, payment] }, now));
};
