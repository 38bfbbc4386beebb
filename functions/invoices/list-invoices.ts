import { listInvoices } from '#shared/contracts/invoices.ts';
import { listInvoices as list } from '../data/invoices/invoice-lists.ts';
import { serve } from '../http/serve.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(listInvoices, async ({ actor, query }) => {
  const page = await list(actor, query);
  return { ...page, data: page.data.map(toReplyRow) };
});
