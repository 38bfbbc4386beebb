import { listClientStores } from '#shared/contracts/clients.ts';
import { serves } from '#shared/domain/clients/cooperation.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { storesAmong, storesOf } from '../data/stores/store-lists.ts';
import { serve } from '../http/serve.ts';
import { cooperationFor } from './cooperation-for.ts';

/** A performer reads only the stores that it serves, the customer and the platform all of them. */
export const handler = serve(listClientStores, async ({ actor, query: { vendor_id, client_id, ...query } }) => {
  const cooperation = await cooperationFor(actor, { vendor_id, client_id });
  const { customer, store_ids } = cooperation;
  const page =
    store_ids && sideOf(actor.role) === 'performer'
      ? await storesAmong(store_ids, query)
      : await storesOf(customer.id, query);
  return {
    ...page,
    data: page.data.map(({ id, name, address }) => ({ id, name, address, served: serves(cooperation, id) })),
  };
});
