import { getInvoice } from '#shared/contracts/invoices.ts';
import { getInvoice as get } from '../data/invoices/invoices.ts';
import { serve } from '../http/serve.ts';
import { toReplyInvoice } from './to-reply.ts';

export const handler = serve(getInvoice, async ({ actor, params: { id } }) => ({
  data: await toReplyInvoice(actor, await get(actor, id)),
}));
