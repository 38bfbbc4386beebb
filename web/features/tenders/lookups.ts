import { listCompanies } from '#shared/contracts/companies.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { type LookupQuery, useLookup } from '../../kit/list/use-lookup.ts';

type Chosen = { chosen: readonly (string | null | undefined)[] };

/** Companies that own tenders: active customers. */
export const useOwners = ({ chosen }: Chosen) =>
  useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: 'customer' as const } }),
    options: ({ data }) =>
      data
        .filter(({ id, active }) => active || chosen.includes(id))
        .map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen,
  });

const productCategories = (query: LookupQuery) => ({ query: { ...query, kind: 'product' as const } });
export const useCategories = ({ chosen }: Chosen) =>
  useLookup(listSpecialties, {
    request: productCategories,
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen,
  });
