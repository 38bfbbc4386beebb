import { listCompanyClients } from '#shared/contracts/clients.ts';
import { listServices } from '../data/companies/services.ts';
import { storesById } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

/** Stores of a row that are named; a screen has no place for more. */
const namedStores = 3;

export const handler = serve(listCompanyClients, async ({ actor, query }) => {
  const page = await listServices(actor, query);
  const shown = page.data.flatMap(({ store_ids }) => store_ids?.slice(0, namedStores) ?? []);
  const stores = await storesById(shown);
  const data = page.data.map(({ vendor, customer, store_ids }) => ({
    id: actor.role === 'ROLE_BUYER' ? vendor.id : customer.id,
    vendor,
    client: customer,
    store_ids,
    stores: stores.filter(({ id }) => store_ids?.includes(id)).map(({ id, name }) => ({ id, name })),
  }));
  return { ...page, data };
});
