import { issueInvoice } from '#shared/contracts/invoices.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findInvoice, invoiceIdFor, ofInvoiced, ofSeries } from '../data/invoices/invoices.ts';
import { ofOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { requireContent } from './invoiced.ts';
import { newInvoice } from './new-invoice.ts';
import { subjectOf } from './subject.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(issueInvoice, async ({ actor, body, now }) => {
  const { lines, checks, ...invoiced } = await subjectOf(actor, body, now);
  const { source, buyer, issuer } = invoiced;
  const issued = await invoiceIdFor({ source, buyer, seller: issuer.seller });
  if (issued !== undefined) throw alreadyIssued((await findInvoice(issued))?.number);
  const { invoice, writes } = await newInvoice({ ...invoiced, ...requireContent({ lines }) }, { by: actor, now });
  return {
    reply: { data: toReplyRow(invoice) },
    writes: [...writes, ...checks],
    limits: [{ limit: 'invoices-of-company', subject: issuer.seller.id ?? actor.id }],
    retryOn: [ofSeries, ofOrder],
    refusals: [[ofInvoiced, alreadyIssued()]],
  };
});

const alreadyIssued = (number = '') => new Problem('invoice-issued', { params: { number } });
