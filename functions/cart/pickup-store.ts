import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getStore, type Store } from '../data/stores/stores.ts';

/** The store where an order is picked up. Throws at `pickupStore` if the actor does not reach it, or it has no pickup. */
export const pickupStoreOf = async (actor: Actor, storeId: string | null): Promise<Store | null> => {
  if (storeId === null) return null;
  const store = await getStore(actor, storeId, 'pickupStore');
  if (!store.pickup || !store.active)
    throw new Problem('invalid-input', { fields: { pickupStore: { key: 'no-pickup' } } });
  return store;
};
