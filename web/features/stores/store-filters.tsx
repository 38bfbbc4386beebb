import { useTranslation } from 'react-i18next';
import { listCompanies } from '#shared/contracts/companies.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { FilterChips, type LookupFilter } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** The list and the map of stores have the same filters. */
export const useStoreListState = () =>
  useListState('stores', listStores, { name: 'one', address: 'one', company_id: 'one', active: 'one' });
type State = ReturnType<typeof useStoreListState>;

/** Active stores without a choice. */
export const storeQuery = ({ query: { active, ...others } }: State) => ({
  ...others,
  active: active === 'false' ? ('false' as const) : ('true' as const),
});

/** The companies that own stores. */
const useCustomers: LookupFilter = (asking) =>
  useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['customer' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    ...asking,
  });

export const StoreFilters = ({ state }: { state: State }) => {
  const { t } = useTranslation('stores');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return (
    <FilterChips
      state={state}
      filters={[
        { key: 'address', label: t('columns.address') },
        ...(isPlatform
          ? [{ key: 'company_id', label: t('columns.company'), useOptions: useCustomers, one: true }]
          : []),
        {
          key: 'active',
          label: t('state.label'),
          options: [
            { value: 'true', label: t('state.true') },
            { value: 'false', label: t('state.false') },
          ],
          one: true,
        },
      ]}
    />
  );
};

/** Both keep the filters in the address. */
export const StoreTabs = ({ current, state }: { current: 'list' | 'map'; state: State }) => {
  const { t } = useTranslation('stores');
  const query = state.viewQuery && `?${state.viewQuery}`;
  return (
    <Tabs
      label={t('show.label')}
      items={(['list', 'map'] as const).map((id) => ({
        id,
        label: t(`show.${id}`),
        to: `${paths.stores[id]}${query}`,
        current: id === current,
      }))}
    />
  );
};
