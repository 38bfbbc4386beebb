import { listCompanies } from '#shared/contracts/companies.ts';
import { listProductTypes } from '#shared/contracts/product-types.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import type { LookupFilter } from '../../kit/list/filters.tsx';
import { type LookupQuery, useLookup } from '../../kit/list/use-lookup.ts';

const productCategoriesQuery = (query: LookupQuery) => ({ query: { ...query, kind: 'product' as const } });

type Named = { id: string; name: string };
const optionsOf = ({ data }: { data: readonly Named[] }) => data.map(({ id, name }) => ({ value: id, label: name }));

/** Categories of products, of all levels. */
export const useCategories: LookupFilter = (asking) =>
  useLookup(listSpecialties, { request: productCategoriesQuery, options: optionsOf, ...asking });

export const useProductTypes: LookupFilter = (asking) =>
  useLookup(listProductTypes, { request: (query) => ({ query }), options: optionsOf, ...asking });

/** The companies that sell: performers. */
export const useSellers: LookupFilter = (asking) =>
  useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    ...asking,
  });
