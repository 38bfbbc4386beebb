import { listClientStores } from '#shared/contracts/clients.ts';
import { serves } from '#shared/domain/clients/cooperation.ts';
import { storesOf } from '../data/stores/store-lists.ts';
import { serve } from '../http/serve.ts';
import { cooperationFor } from './cooperation-for.ts';

/** A performer reads the names and addresses of all stores of its client, which are public, to choose among them. */
export const handler = serve(listClientStores, async ({ actor, query: { vendor_id, client_id, ...query } }) => {
  const cooperation = await cooperationFor(actor, { vendor_id, client_id });
  const page = await storesOf(cooperation.customer.id, query);
  return {
    ...page,
    data: page.data.map(({ id, name, address }) => ({ id, name, address, served: serves(cooperation, id) })),
  };
});
