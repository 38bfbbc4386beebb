import { exportInvoices } from '#shared/contracts/invoices.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { invoiceLimits } from '#shared/domain/invoices/limits.ts';
import { pohodaOf } from '#shared/domain/invoices/pohoda.ts';
import { Problem } from '#shared/domain/problem.ts';
import { mapAtMost } from '../data/at-most.ts';
import { getCompany } from '../data/companies/companies.ts';
import { invoicesOfDays } from '../data/invoices/invoice-lists.ts';
import { documentOf } from '../data/invoices/invoices.ts';
import { serve } from '../http/serve.ts';

/** Characters. Lambda sends responses of at most 6 MB. */
const longestContent = 5 * 1024 * 1024;

export const handler = serve(exportInvoices, async ({ actor, query: { role, ...requested }, now }) => {
  const days = boundedDays(requested, now, { most: invoiceLimits.days - 1 });
  const company = await getCompany(actor.company?.id ?? '');
  if (!company) throw new Problem('not-found');
  const invoices = await invoicesOfDays(actor, { role, ...days }, invoiceLimits.exported);
  if (invoices.length === 0) throw new Problem('invoices-none');
  const documents = await mapAtMost(invoices, documentOf);
  const content = Buffer.from(pohodaOf(documents, { ico: company.inn ?? '', side: role })).toString('base64');
  if (content.length > longestContent)
    throw new Problem('invalid-input', { fields: { from: { key: 'too-wide-to-list' } } });
  return { data: { name: `pohoda-${days.from}-${days.to}.xml`, type: 'application/xml', content } };
});
