import { listTenderPerformers } from '#shared/contracts/tenders.ts';
import { listPerformers } from '../data/clients/directory.ts';
import { companiesById } from '../data/companies/companies.ts';
import { slicePage } from '../data/list.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listTenderPerformers, async ({ query }) => {
  if (query.id === undefined) {
    const page = await listPerformers(query);
    return { ...page, data: page.data.map(({ company }) => company) };
  }
  const named = (await companiesById(query.id)).filter(({ role, active }) => role === 'vendor' && active);
  return slicePage(named, { page: 1, per_page: Math.max(1, named.length) }, ({ id }) => id);
});
