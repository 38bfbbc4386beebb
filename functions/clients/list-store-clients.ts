import { listStoreClients } from '#shared/contracts/clients.ts';
import { listStoreClients as loadStoreClients } from '../data/clients/cooperations.ts';
import { getStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listStoreClients, async ({ actor, params, query }) => {
  const page = await loadStoreClients(actor, await getStore(actor, params.id), query);
  return {
    ...page,
    data: page.data.map(({ vendor, store_ids, version }) => ({ ...vendor, all_stores: store_ids === null, version })),
  };
});
