import { useTranslation } from 'react-i18next';
import { listStores } from '#shared/contracts/stores.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** The list and the map of stores have the same filters. */
export const useStoreListState = () =>
  useListState('stores', listStores, { name: 'one', address: 'one', active: 'one' });
type State = ReturnType<typeof useStoreListState>;

/** Active stores without a choice. */
export const storeQuery = ({ query: { active, ...others } }: State) => ({
  ...others,
  active: active === 'false' ? ('false' as const) : ('true' as const),
});

export const StoreFilters = ({ state }: { state: State }) => {
  const { t } = useTranslation('stores');
  return (
    <FilterChips
      state={state}
      filters={[
        { key: 'address', label: t('columns.address') },
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
