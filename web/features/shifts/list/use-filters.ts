import { useTranslation } from 'react-i18next';
import { listShifts } from '#shared/contracts/shifts.ts';
import { currentGaps } from '#shared/domain/shifts/coverage.ts';
import { shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { useMay } from '../../../api/me.ts';
import { useDashboard } from '../../../domain/dashboard/use-dashboard.ts';
import { useSpecialtyFilter, useStoreFilter } from '../../../domain/lookup-filters.ts';
import { countedViews, overdueView } from '../../../domain/shifts/shift-views.ts';
import type { Filter } from '../../../kit/list/filters.tsx';
import { useListState } from '../../../kit/list/list-state.ts';
import { today } from '../../../ui/days.ts';
import type { TabItem } from '../../../ui/tabs.tsx';
import { useWorkerFilter } from '../lookups.ts';
import type { ShiftQuery } from '../queries.ts';
import { daysOf, parseDateKeyword } from './dates.ts';

/** The filters of the address and the corresponding API query. */
export const useShiftFilters = () => {
  const state = useListState('shifts', listShifts, {
    dates: 'one',
    status: shiftStatuses,
    store_id: 'many',
    category_id: 'many',
    staff_id: 'one',
    search: 'one',
    waiting_for_me: ['true'],
    gap: currentGaps,
  });
  const { dates, waiting_for_me, gap, ...query } = state.query;
  return {
    ...state,
    query: {
      ...query,
      ...daysOf(dates, today()),
      ...(waiting_for_me && { waiting_for_me: 'true' }),
      ...(gap?.[0] && { gap: gap[0] }),
    } satisfies ShiftQuery,
    /** The days are always set, so they do not count as a filter. */
    filtered: Object.keys(state.filters).some((key) => key !== 'dates'),
  };
};

/** The filters of the list and of the calendar by store and specialty. */
export const usePlaceChips = (): Filter[] => {
  const { t } = useTranslation('shifts');
  const mayListStores = useMay('store.list');
  return [
    ...(mayListStores ? [{ key: 'store_id', label: t('list.filter.store'), useOptions: useStoreFilter }] : []),
    { key: 'category_id', label: t('list.filter.specialty'), useOptions: useSpecialtyFilter },
  ];
};

export const useFilterChips = (): Filter[] => {
  const { t } = useTranslation(['shifts', 'common']);
  const mayListPeople = useMay('user.list');
  const statuses = shiftStatuses.map((status) => ({ value: status, label: t(`common:shiftStatus.${status}`) }));
  return [
    ...usePlaceChips(),
    { key: 'status', label: t('list.filter.status'), options: statuses },
    ...(mayListPeople
      ? [{ key: 'staff_id', label: t('list.filter.worker'), useOptions: useWorkerFilter, one: true }]
      : []),
  ];
};

/** What the person must act on; undefined while loading, if there are too many shifts, and for other roles. */
const useCounts = () => useDashboard(useMay('dashboard.read')).data?.data.shifts ?? undefined;

/** undefined while loading, and for users who answer no changes. */
export const useWaitingCount = (): number | undefined => useCounts()?.changes.count;

/** Predefined filters. A view stays selected while further filters narrow it. */
const views = {
  coming: { dates: 'coming' },
  week: { dates: 'week' },
  unfilled: countedViews.unfilled,
  soon: countedViews.soon,
  notStarted: countedViews.notStarted,
  missing: countedViews.missing,
  overdue: overdueView,
  lost: countedViews.lost,
  waiting: countedViews.waiting,
  unfulfilled: { dates: 'past', status: 'unfulfilled' },
  all: { dates: 'all' },
} as const;

/** Offered only while they have shifts, or are chosen. */
const rareViews: readonly (keyof typeof views)[] = ['soon', 'notStarted', 'missing', 'overdue', 'lost'];
const hotViews: readonly (keyof typeof views)[] = [...rareViews, 'unfilled', 'waiting'];

export const useViews = ({ filters }: ReturnType<typeof useShiftFilters>): TabItem[] => {
  const { t } = useTranslation('shifts');
  const mayAnswer = useMay('shift.answer-change');
  const counted = useCounts();
  const counts: Partial<Record<keyof typeof views, number | undefined>> = {
    unfilled: counted?.unfilled.count,
    soon: counted?.unfilled_soon.count,
    notStarted: counted?.not_started.count,
    missing: counted?.missing.count,
    overdue: counted?.overdue.count,
    lost: counted?.canceled_by_performer?.count,
    waiting: counted?.changes.count,
    unfulfilled: counted?.unfulfilled,
  };
  const tabs = (Object.keys(views) as (keyof typeof views)[]).map((id) => {
    const view: { dates: string; status?: string; waiting_for_me?: string; gap?: string } = views[id];
    return {
      id,
      label: t(`list.view.${id}`),
      to: `?${new URLSearchParams(view)}`,
      current:
        parseDateKeyword(filters.dates) === view.dates &&
        (filters.status ?? []).join() === (view.status ?? '') &&
        (filters.gap ?? []).join() === (view.gap ?? '') &&
        (filters.waiting_for_me ?? []).join() === (view.waiting_for_me ?? ''),
      count: counts[id],
      hot: hotViews.includes(id) && counts[id] !== 0,
    };
  });
  return tabs.filter(({ id, current, count = 0 }) => {
    if (id === 'waiting') return mayAnswer;
    return !rareViews.includes(id) || current || count > 0;
  });
};
