import { listInvoiceable } from '#shared/contracts/invoices.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { totalWithVat } from '#shared/domain/vat/vat.ts';
import { lockOf } from '../data/hours/locks.ts';
import { completedShiftsOf } from '../data/hours/month.ts';
import { invoiceMap } from '../data/invoices/invoice-lists.ts';
import { invoiceIdsFor, type StoredInvoice } from '../data/invoices/invoices.ts';
import { serve } from '../http/serve.ts';
import { chargedMinutes, isOpen, sellerFor } from './invoiced.ts';

export const handler = serve(listInvoiceable, async ({ actor, query: { month, seller_id } }) => {
  const sellerId = sellerFor(actor, seller_id);
  const [lock, shifts] = await Promise.all([lockOf(sellerId, month), completedShiftsOf(sellerId, month)]);
  const customers = [...Map.groupBy(shifts, ({ customer }) => customer.id).values()];
  const ids = await invoiceIdsFor(
    customers.map(([shift]) => ({
      seller: { id: sellerId },
      buyer: { id: shift?.customer.id ?? null },
      source: { kind: 'month', month },
    })),
  );
  const invoices = await invoiceMap(ids.filter((id) => id !== undefined));
  const { compare } = new Intl.Collator('cs', { numeric: true });
  return {
    data: {
      locked: lock !== undefined,
      customers: customers
        .flatMap((own, nth) => {
          const [first] = own;
          const invoice = invoices.get(ids[nth] ?? '');
          const sums = sumsOf(own);
          return first
            ? [{ customer: first.customer, ...sums, invoice: invoice ? withDifference(invoice, sums.charge) : null }]
            : [];
        })
        .toSorted((one, other) => compare(one.customer.name, other.customer.name)),
    },
  };
});

/** What a charge costs now more than was invoiced. */
const withDifference = (invoice: StoredInvoice, amount: number) => {
  const vat_rate = invoice.seller.vat_payer ? '21' : null;
  const now = totalWithVat([{ amount, vat_rate, vat_included: false }]);
  return { ...invoice, difference: now - balanceOf(invoice).owed };
};

const sumsOf = (shifts: readonly Shift[]) => ({
  shifts: shifts.length,
  minutes: shifts.reduce((sum, shift) => sum + chargedMinutes(shift), 0),
  charge: shifts.reduce((sum, { pay }) => sum + (pay?.charge ?? 0), 0),
  open: shifts.filter(isOpen).length,
});
