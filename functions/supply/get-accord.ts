import { getAccord } from '#shared/contracts/supply.ts';
import { cooperationsBy } from '../data/clients/cooperations.ts';
import { listStores } from '../data/stores/store-lists.ts';
import { documentsIn } from '../data/supply/document-lists.ts';
import { serve } from '../http/serve.ts';
import { ownCompanyOf } from './own-company.ts';

/** Clients that the answer names at most. */
const mostClients = 100;

export const handler = serve(getAccord, async ({ actor }) => {
  const company = ownCompanyOf(actor);
  const [{ cooperations }, stores, documents_issued, documents_rejected] = await Promise.all([
    cooperationsBy(company.id),
    listStores(actor, { page: 1, per_page: 1 }),
    documentsIn(company.id, 'issued'),
    documentsIn(company.id, 'rejected'),
  ]);
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const clients = cooperations
    .map(({ customer }) => ({ id: customer.id, name: customer.name }))
    .toSorted((one, other) => compare(one.name, other.name));
  return {
    data: {
      company,
      clients: clients.slice(0, mostClients),
      clients_total: clients.length,
      stores_total: stores.total,
      documents_issued,
      documents_rejected,
    },
  };
});
