import { performersAt } from '#shared/domain/clients/cooperation.ts';
import { ofCooperations, cooperationsWithCheck } from '../../data/clients/cooperations.ts';
import { decideAgain } from '../../data/decide-again.ts';
import { findStore, ofStore, storeWrites } from '../../data/stores/stores.ts';
import { ConditionFailed, transact } from '../../data/table.ts';

/** Adds a performer to a store or removes it, as its cooperation says. */
export const settleStore = (storeId: string, vendorId: string): Promise<void> =>
  decideAgain(
    (error) =>
      error instanceof ConditionFailed && error.parts.every((part) => part === ofCooperations || part === ofStore),
    () => settle(storeId, vendorId),
  );

const settle = async (storeId: string, vendorId: string): Promise<void> => {
  const store = await findStore(storeId);
  if (!store) return;
  const { cooperations, unchanged } = await cooperationsWithCheck(store.company.id);
  const performer = performersAt(cooperations, storeId).find(({ id }) => id === vendorId);
  const others = store.vendors.filter(({ id }) => id !== vendorId);
  if (Boolean(performer) === others.length < store.vendors.length) return;
  const vendors = performer ? [...others, performer] : others;
  await transact([unchanged, ...storeWrites(store, { ...store, vendors, version: store.version + 1 })]);
};
