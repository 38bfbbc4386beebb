import { useTranslation } from 'react-i18next';
import type { SortedList } from '#shared/contracts/endpoint.ts';
import type { ListName } from '#shared/contracts/list-settings.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useCompanyFilter, useStoreFilter } from '../../domain/lookup-filters.ts';
import type { Filter } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { today } from '../../ui/days.ts';
import { statisticsDates } from './dates.ts';

/** The filters of the address and the corresponding API query. */
export const useStatisticsFilters = <E extends SortedList>(name: ListName, contract: E) => {
  const state = useListState(name, contract, { dates: 'one', store_id: 'many', company_id: 'one', staff_id: 'one' });
  const { dates, ...query } = state.query;
  const range = statisticsDates.daysOf(dates, today());
  return {
    ...state,
    query: { ...query, ...range },
    range,
    /** The days are always set, so they do not count as a filter. */
    filtered: Object.keys(state.filters).some((key) => key !== 'dates'),
  };
};
export type StatisticsState = ReturnType<typeof useStatisticsFilters>;

/** Only the platform reads the statistics of more companies than its own and its clients. */
export const useStatisticsChips = (): Filter[] => {
  const { t } = useTranslation('statistics');
  const mayListStores = useMay('store.list');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return [
    ...(isPlatform ? [{ key: 'company_id', label: t('filter.company'), useOptions: useCompanyFilter, one: true }] : []),
    ...(mayListStores ? [{ key: 'store_id', label: t('filter.store'), useOptions: useStoreFilter }] : []),
  ];
};
