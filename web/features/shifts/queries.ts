import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { maxRows, type Request } from '#shared/contracts/endpoint.ts';
import { listHolidays, listShifts, maxShifts, type Shift } from '#shared/contracts/shifts.ts';
import { listStores, type Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { useLiveInterval } from '../../api/live-state.ts';
import { useMay } from '../../api/me.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { queryOf } from '../../api/query-of.ts';
import { useGet, useGetByIds } from '../../api/query.ts';
import { untilChange, useDashboard } from '../../domain/dashboard/use-dashboard.ts';
import { useWindows } from '../../domain/shifts/watch-windows.ts';
import { afterScrolling } from '../../ui/after-scrolling.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

export type ShiftQuery = NonNullable<Request<typeof listShifts>['query']>;

/** A shift becomes a gap, or stops being one, by time alone. The overview tells when. */
export const useGapInterval = ({ gap }: ShiftQuery) => {
  const isGap = gap !== undefined;
  const at = useDashboard(useMay('dashboard.read') && isGap).data?.data.changes_at;
  const liveInterval = useLiveInterval(listShifts.area);
  return isGap ? { refetchInterval: liveInterval || (() => untilChange(at, Date.now())) } : {};
};

/** Loads all pages in parallel and keeps the order of the list. */
export const fetchShifts = async (query: ShiftQuery, signal?: AbortSignal): Promise<Shift[]> => {
  const page = (number: number) =>
    api(listShifts, { query: { ...query, page: String(number), per_page: String(maxShifts) } }, { signal });
  const first = await page(1);
  const others = Array.from({ length: Math.ceil(first.total / maxShifts) - 1 }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
};

/** All shifts of a query, kept up to date. Requests and updates wait until scrolling has ended. */
export const useAllShifts = (query: ShiftQuery) => {
  const shifts = useQuery<Shift[], ApiProblem>({
    ...queryOf(listShifts, useLanguage(), 'all-shifts', query),
    queryFn: async ({ signal }) => {
      await afterScrolling();
      const shifts = await fetchShifts(query, signal);
      await afterScrolling();
      return shifts;
    },
    structuralSharing: (before, after) => reuseUnchanged(before as Shift[] | undefined, after as Shift[]),
    refetchInterval: useLiveInterval(listShifts.area),
  });
  useWindows(shifts.data, shifts.refetch);
  return shifts;
};

/** Above this number, stores without shifts are not shown, because they would push the others out of view. */
const mostListed = 200;

/**
 * The user's stores; undefined until they are known, and for roles that may not list stores. `listed` are all of them,
 * or none if there are too many.
 */
export const useListedStores = (): { total: number; listed: readonly Store[] } | undefined => {
  const enabled = useMay('store.list');
  const page = (number: number) => ({ query: { page: String(number), per_page: String(maxRows) } });
  const first = useGet(listStores, page(1), { enabled }).data;
  const total = first?.total ?? 0;
  const hasSecond = total > maxRows && total <= mostListed;
  const second = useGet(listStores, page(2), { enabled: enabled && hasSecond }).data;
  return useMemo(() => {
    if (!first || (hasSecond && !second)) return undefined;
    return { total, listed: total > mostListed ? [] : [...first.data, ...(hasSecond ? (second?.data ?? []) : [])] };
  }, [first, second, total, hasSecond]);
};

/** The stores of shifts, for what a shift does not tell about its store. */
export const useStoresOf = (shifts: readonly Shift[], enabled: boolean): readonly Store[] => {
  const mayList = useMay('store.list');
  const ids = shifts.map(({ store }) => store.id);
  const { answers } = useGetByIds(listStores, ids, (id) => ({ query: { id } }), { enabled: enabled && mayList });
  return useMemo(() => answers.flatMap(({ data }) => data), [answers]);
};

/** Names of state holidays by date. */
export const useHolidays = (from: string, to: string): ReadonlyMap<string, string> => {
  const { data } = useGet(listHolidays, { query: { from, to } });
  return useMemo(() => new Map(data?.data.map(({ date, name }) => [date, name])), [data]);
};
