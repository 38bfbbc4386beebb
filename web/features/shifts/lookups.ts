import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { listSpecialties, type Specialty } from '#shared/contracts/specialties.ts';
import { getStore, listStores, type Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { readOf, useGet } from '../../api/query.ts';
import { storeOptions } from '../../domain/lookup-filters.ts';
import type { LookupFilter } from '../../kit/list/filters.tsx';
import { type LookupQuery, useLookup } from '../../kit/list/use-lookup.ts';
import { productTimeZone } from '../../ui/days.ts';
import { money } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';

const stores = (query: LookupQuery): Request<typeof listStores> => ({ query });
/** Those that can be ordered. A chosen one keeps its name when it is no longer active. */
const activeSpecialties = (query: LookupQuery): Request<typeof listSpecialties> => ({
  query: { ...query, active: 'true' },
});

/** A filter of shift lists. */
export const useWorkerFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listUsers, {
    request: (query) => ({ query: { ...query, roles: 'ROLE_VENDOR_STAFF' as const } }),
    options: ({ data }) => data.map(({ id, fio }) => ({ value: id, label: fio })),
    chosen,
    searches,
  });

/** The fields of an order. */
export const useStoreLookup = (chosen: string) =>
  useLookup(listStores, { request: stores, options: storeOptions, chosen: [chosen] });
export const useSpecialtyLookup = (chosen: string) => {
  const { t } = useTranslation('shifts');
  return useLookup(listSpecialties, {
    request: activeSpecialties,
    options: ({ data }) =>
      data.map(({ id, name, hourly_rate }) => ({
        value: id,
        label: name,
        note: t('order.rate', { rate: money(hourly_rate) }),
      })),
    chosen: [chosen],
  });
};

/** The first stores and specialties that can be ordered for, with their totals. */
export const useFirstStores = (first: LookupQuery) => useGet(listStores, stores(first));
export const useFirstSpecialties = (first: LookupQuery) => useGet(listSpecialties, activeSpecialties(first));

/** A row by its id: the same reply as the lookup's label. `row` is undefined while it loads and if there is none. */
export const useStoreRow = (id: string): { row: Store | undefined; isLoading: boolean } => {
  const { data, isLoading, isPlaceholderData } = useGet(listStores, stores({ id: [id] }), { enabled: id !== '' });
  return { row: data?.data.find((one) => one.id === id), isLoading: isLoading || isPlaceholderData };
};
export const useSpecialtyRow = (id: string): { row: Specialty | undefined; isLoading: boolean } => {
  const { data, isLoading, isPlaceholderData } = useGet(listSpecialties, activeSpecialties({ id: [id] }), {
    enabled: id !== '',
  });
  return { row: data?.data.find((one) => one.id === id), isLoading: isLoading || isPlaceholderData };
};

/** The time zone of a store whose row is loaded, or that of the product. */
export const useStoreZone = (): ((id: string) => string) => {
  const client = useQueryClient();
  return (id) => {
    const { queryKey } = readOf(listStores, currentLanguage(), stores({ id: [id] }));
    const known = client.getQueryData<Answer<typeof listStores>>(queryKey)?.data.find((one) => one.id === id);
    return known?.time_zone ?? productTimeZone;
  };
};

/** The store of a form that is sent, from the cache. Throws not-found if it is gone. */
export const useLoadStore = (): ((id: string) => Promise<Store>) => {
  const client = useQueryClient();
  return async (id) => {
    const { queryKey, queryFn } = readOf(listStores, currentLanguage(), stores({ id: [id] }));
    const { data } = await client.ensureQueryData({ queryKey, queryFn });
    return data.find((one) => one.id === id) ?? (await api(getStore, { params: { id } })).data;
  };
};
