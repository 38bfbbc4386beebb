import { listCompanies } from '#shared/contracts/companies.ts';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import type { LookupFilter } from '../kit/list/filters.tsx';
import { type LookupQuery, useLookup } from '../kit/list/use-lookup.ts';

/** Filters by records that several lists have. A closed filter only reads the labels of its values. */

const stores = (query: LookupQuery): Request<typeof listStores> => ({ query });
export const storeOptions = ({ data }: Answer<typeof listStores>) =>
  data.map(({ id, name, address }) => ({ value: id, label: name, note: address }));
export const useStoreFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listStores, { request: stores, options: storeOptions, chosen, searches });

export const useSpecialtyFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listSpecialties, {
    request: (query) => ({ query }),
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen,
    searches,
  });

/** The people that the reader may list, with their companies. */
export const usePersonFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listUsers, {
    request: (query) => ({ query }),
    options: ({ data }) =>
      data.map(({ id, fio, company }) => ({ value: id, label: fio, ...(company && { note: company.name }) })),
    chosen,
    searches,
  });

export const useCompanyFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listCompanies, {
    request: (query) => ({ query }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen,
    searches,
  });
