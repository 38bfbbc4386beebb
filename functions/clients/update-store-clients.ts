import { maxNamed, updateStoreClients } from '#shared/contracts/clients.ts';
import { newCooperation, serves, withoutStore, withStores } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { cooperationAndVersion } from '../data/clients/cooperations.ts';
import type { Cooperation } from '../data/companies/companies.ts';
import { storesServedBy } from '../data/stores/store-lists.ts';
import { getStore, type Store } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { performerFor } from './cooperation-for.ts';
import { cooperationsChange } from './cooperations-change.ts';

export const handler = serve(updateStoreClients, async ({ params, body, actor, now }) => {
  const { remove = false } = body;
  const store = await getStore(actor, params.id);
  const { id: vendorId, name } = await performerFor(actor, body.vendor_id, 'vendor_id');
  if (actor.role === 'ROLE_VENDOR' && !remove) throw new Problem('service-not-widened');
  const { version, cooperation: before } = await cooperationAndVersion(vendorId, store.company.id);
  if (version !== body.version) throw new Problem('changed');
  if (serves(before, store.id) !== remove) return { reply: { data: { version } } };
  const store_ids = remove && before ? await otherStores(before, store) : withStores(before, [store.id]);
  if (store_ids && store_ids.length > maxNamed) throw new Problem('too-many-stores', { params: { limit: maxNamed } });
  const changed = before ?? newCooperation({ vendor: { id: vendorId, name }, customer: store.company, store_ids });
  const change = { ...(before && { before }), ...(store_ids?.length !== 0 && { next: { ...changed, store_ids } }) };
  return cooperationsChange({ actor, now }, { vendorId, changes: [change] }, body);
});

const otherStores = async (cooperation: Cooperation, { id, company }: Store): Promise<string[]> => {
  const every = cooperation.store_ids ? [] : await storesServedBy(company.id, cooperation.vendor.id);
  return withoutStore(
    cooperation,
    id,
    every.map((store) => store.id),
  );
};
