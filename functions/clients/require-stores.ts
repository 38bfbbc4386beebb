import type { ServedStores } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { storesById } from '../data/stores/stores.ts';

/** Throws not-found at `store_ids` if one of the stores is not the customer's. */
export const requireStoresOf = async (customerId: string, storeIds: ServedStores): Promise<void> => {
  const stores = await storesById(storeIds ?? []);
  if (stores.filter(({ company }) => company.id === customerId).length < (storeIds?.length ?? 0))
    throw new Problem('not-found', { fields: { store_ids: { key: 'not-found' } } });
};
