import { searchInvoiceWrites } from '../../data/invoices/invoice-entries.ts';
import { findInvoice, invoiceKey } from '../../data/invoices/invoices.ts';
import type { TableEvent } from '../../events/events.ts';
import { indexRecord } from './index-record.ts';

/** Keeps the search in step with the invoices. */
export const indexInvoices = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'invoice') return;
  const { id } = event.after ?? event.before;
  await indexRecord(event, { key: invoiceKey(id), find: () => findInvoice(id), writes: searchInvoiceWrites });
};
