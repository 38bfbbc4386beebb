import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Request } from '#shared/contracts/endpoint.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { listHolidays, listShifts, maxShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { afterScrolling } from '../../ui/after-scrolling.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

export type ShiftQuery = NonNullable<Request<typeof listShifts>['query']>;

/**
 * Polling interval in milliseconds. Together with the request's time, open screens show a new order within five
 * seconds.
 */
export const pollInterval = 4000;
const pageSize = '1000';

/** Loads all pages in parallel and keeps the order of the list. */
export const fetchShifts = async (query: ShiftQuery, signal?: AbortSignal): Promise<Shift[]> => {
  const page = (number: number) =>
    api(listShifts, { query: { ...query, page: String(number), per_page: String(maxShifts) } }, { signal });
  const first = await page(1);
  const others = Array.from({ length: Math.ceil(first.total / maxShifts) - 1 }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
};

/** All shifts between two days, polled. Requests and updates wait until scrolling has ended. */
export const useShiftsBetween = (from: string, to: string, every = pollInterval) =>
  useQuery<Shift[], ApiProblem>({
    queryKey: [listShifts.area, 'shifts-between', from, to],
    queryFn: async ({ signal }) => {
      await afterScrolling();
      const shifts = await fetchShifts({ from, to }, signal);
      await afterScrolling();
      return shifts;
    },
    structuralSharing: (before, after) => reuseUnchanged(before as Shift[] | undefined, after as Shift[]),
    refetchInterval: every,
  });

export const useShiftCount = (query: ShiftQuery, enabled = true): number | undefined =>
  useGet(listShifts, { query: { ...query, per_page: '1' } }, { refetchInterval: 3 * pollInterval, enabled }).data
    ?.total;

/** The user's stores; undefined for roles that may not list stores. */
export const useStores = (): readonly Store[] | undefined =>
  useGet(listStores, { query: { per_page: pageSize } }, { enabled: useMay('store.list') }).data?.data;

/** Names of state holidays by date. */
export const useHolidays = (from: string, to: string): ReadonlyMap<string, string> => {
  const { data } = useGet(listHolidays, { query: { from, to } });
  return useMemo(() => new Map(data?.data.map(({ date, name }) => [date, name])), [data]);
};

/** Options of the shift filters. Workers are empty for roles that may not list users. */
export const useShiftOptions = () => {
  const mayListPeople = useMay('user.list');
  const stores = useStores();
  const specialties = useGet(listSpecialties, { query: { per_page: pageSize } });
  const workers = useGet(
    listUsers,
    { query: { per_page: pageSize, roles: 'ROLE_VENDOR_STAFF' } },
    { enabled: mayListPeople },
  );
  return {
    stores: (stores ?? []).map(({ id, name }) => ({ value: id, label: name })),
    specialties: (specialties.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    workers: (workers.data?.data ?? []).map(({ id, fio }) => ({ value: id, label: fio })),
  };
};
