import type { InvoiceDocument } from './invoice.ts';

/** Haléř that the buyer has to transfer. A plan was paid before its invoice, and what is taken back is not paid. */
export const payableOf = ({ source, total }: Pick<InvoiceDocument, 'source' | 'total'>): number =>
  source.kind === 'payment' ? 0 : Math.max(0, total);
