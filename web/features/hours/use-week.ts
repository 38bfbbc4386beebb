import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, daysFrom, mondayOf } from '#shared/domain/days.ts';
import { type Changed, putValues, type Step, useQueryChanges } from '../../kit/list/query-changes.ts';
import { isDay, today } from '../../ui/days.ts';
import { tabs } from './rows.ts';

/** The week, the tab and the stores, in the address. `week` is any day of it. */
export const useWeek = () => {
  const [search, setSearch] = useSearchParams();
  const monday = mondayIn(search.get('week'));
  const days = useMemo(() => daysFrom(monday, 7), [monday]);
  const stores = search.getAll('store_id');
  const filters: Record<string, string[]> = stores.length > 0 ? { store_id: stores } : {};
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const change = (changes: Record<string, Changed>, step?: Step) => go((params) => putValues(params, changes), step);
  const move = (weeks: 1 | -1) => change({ week: ([from]) => addDays(mondayIn(from), 7 * weeks) }, { replace: true });
  return {
    monday,
    days,
    sunday: addDays(monday, 6),
    /** Null while the address has none. */
    tab: tabs.find((one) => one === search.get('tab')) ?? null,
    stores,
    filters,
    filtered: stores.length > 0,
    change,
    clear: () => change({ store_id: undefined }),
    earlier: () => move(-1),
    later: () => move(1),
    address: (changes: Record<string, string | undefined>) => {
      const params = new URLSearchParams(search);
      putValues(params, changes);
      return `?${params}`;
    },
  };
};
export type Week = ReturnType<typeof useWeek>;

const mondayIn = (parameter: string | null | undefined): string => mondayOf(isDay(parameter) ? parameter : today());
