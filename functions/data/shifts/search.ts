import { findsShift } from '#shared/domain/shifts/search.ts';
import { companiesById } from '../companies/companies.ts';
import { readAccount, storedAccounts } from '../people/accounts.ts';
import { specialtyNames } from '../specialties/specialties.ts';
import { storesById } from '../stores/stores.ts';
import type { Item } from '../table.ts';
import { projectionOf } from './shift-items.ts';

const byId = <T extends { id: string }>(found: readonly T[]) => new Map(found.map((one) => [one.id, one]));

/**
 * Whether a typed text finds an entry of the index of shifts. The entries have no names, so the names of all their
 * stores, customers, workers and specialties are read, in one round trip.
 */
export const searchAmong = async (entries: readonly Item[], typed: string): Promise<(entry: Item) => boolean> => {
  const idsOf = (of: (projection: ReturnType<typeof projectionOf>) => string | null) => [
    ...new Set(entries.flatMap((entry) => of(projectionOf(entry)) ?? [])),
  ];
  const [stores, companies, workers, specialties] = await Promise.all([
    storesById(idsOf(({ store_id }) => store_id)).then(byId),
    companiesById(idsOf(({ customer_id }) => customer_id)).then(byId),
    storedAccounts(idsOf(({ staff_id }) => staff_id)).then((items) => byId(items.map(readAccount))),
    specialtyNames(),
  ]);
  const finds = findsShift(typed);
  return (entry) => {
    const { store_id, customer_id, staff_id, category_id } = projectionOf(entry);
    return finds({
      id: String(entry['id']),
      store: stores.get(store_id)?.name ?? '',
      customer: companies.get(customer_id)?.name ?? '',
      specialty: Object.values(specialties.get(category_id) ?? {}),
      worker: (staff_id && workers.get(staff_id)?.fio) ?? null,
    });
  };
};
