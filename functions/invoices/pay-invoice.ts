import { invoiceLimits } from '#shared/domain/invoices/limits.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { markPayment } from '#shared/domain/orders/act.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { invoiceChangeWrites, type StoredInvoice } from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { findOrder, type Order, orderWrites } from '../data/orders/orders.ts';
import type { Write } from '../data/table.ts';

/**
 * The writes that record a payment of an invoice, and mark its order as paid once nothing is left to pay, or as not paid
 * if something is left again. Throws invoice-settled for a credit note and for nothing, and invalid-input at `amount` if more is given back than was paid.
 */
export const paymentWrites = async (
  before: StoredInvoice,
  payment: StoredInvoice['payments'][number],
  { actor, now }: { actor: Actor; now: string },
): Promise<{ after: StoredInvoice; writes: Write[] }> => {
  const payments = [...before.payments, payment];
  const { paid } = balanceOf({ ...before, payments });
  if (before.kind_of === 'credit-note' || payment.amount === 0 || payments.length > invoiceLimits.payments)
    throw new Problem('invoice-settled');
  if (paid < 0) throw new Problem('invalid-input', { fields: { amount: { key: 'above-paid' } } });
  const after = withStatus({ ...before, payments }, now);
  const { seller, source } = before;
  const order = source.kind === 'order' ? await findOrder(source.id) : undefined;
  return {
    after,
    writes: [
      ...invoiceChangeWrites(before, after),
      ...orderPaymentWrites(before, after, { order, actor, now }),
      auditEntryWrite({
        action: 'invoice-payment-recorded',
        by: actor,
        at: now,
        company: seller.id === null ? null : { id: seller.id, name: seller.name },
        about: { id: after.id, name: after.number },
      }),
    ],
  };
};

/**
 * The order of an invoice is paid as that is, and a canceled one is not paid once its money was given back. It is the
 * platform's word, so the table of the orders' transitions allows it. Throws too-many-order-changes.
 */
export const orderPaymentWrites = (
  before: StoredInvoice,
  after: StoredInvoice,
  { order, actor, now }: { order: Order | undefined; actor: Actor; now: string },
): Write[] => {
  if (!order) return [];
  const isPaid = after.status === 'paid';
  const isCanceled = order.status === 'canceled';
  const isGivenBack = isCanceled && balanceOf(after).paid === 0;
  if (isPaid ? isCanceled : before.status !== 'paid' && !isGivenBack) return [];
  const by = { id: actor.id, fio: actor.fio };
  const marked = markPayment(order, isPaid ? 'paid' : 'not_paid', { by, roleCodes: ['A'], now });
  return marked === order ? [] : orderWrites(order, { ...marked, version: order.version + 1 });
};
