import { serveQueue } from '../events/serve-queue.ts';
import { issuePlanInvoice } from '../invoices/plan-invoice.ts';

export const handler = serveQueue('issue-plan-invoice', ({ transaction_id }, _, now) =>
  issuePlanInvoice(transaction_id, now()),
);
