import { getInvoiceFile } from '#shared/contracts/invoices.ts';
import type { InvoiceDocument } from '#shared/domain/invoices/invoice.ts';
import { isdocOf } from '#shared/domain/invoices/isdoc.ts';
import { documentOf, getInvoice } from '../data/invoices/invoices.ts';
import { serve } from '../http/serve.ts';
import { fileNameOf } from './file-name.ts';
import { pdfOf } from './pdf.ts';

const files = {
  pdf: { type: 'application/pdf', write: pdfOf },
  isdoc: {
    type: 'application/xml',
    write: (document: InvoiceDocument) => Promise.resolve(Buffer.from(isdocOf(document))),
  },
};

export const handler = serve(getInvoiceFile, async ({ actor, params: { id }, query: { format } }) => {
  const document = await documentOf(await getInvoice(actor, id));
  const { type, write } = files[format];
  const content = await write(document);
  return { data: { name: fileNameOf(document.number, format), type, content: content.toString('base64') } };
});
