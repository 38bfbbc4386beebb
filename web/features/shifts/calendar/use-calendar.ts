import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { addDays, daysBetween, daysFrom, mondayOf } from '#shared/domain/days.ts';
import { allWords, searchFor } from '#shared/domain/search-words.ts';
import { gapOf, type ShiftGap, shiftGaps } from '#shared/domain/shifts/coverage.ts';
import { findsShift } from '#shared/domain/shifts/search.ts';
import { hasWarning } from '#shared/domain/shifts/tags.ts';
import { addMonths, firstOfMonth, lastOfMonth } from '../../../domain/shifts/days.ts';
import { type Changed, putValues, type Step, useQueryChanges } from '../../../kit/list/query-changes.ts';
import { isDay, today } from '../../../ui/days.ts';
import { clock } from '../../../ui/format.ts';
import type { Place } from './arrange.ts';

/**
 * The days and filters of the calendar, stored in the address. They are not remembered: a later visit starts at today.
 */
export const scales = ['week', 'month'] as const;
type Scale = (typeof scales)[number];
export const views = ['all', ...shiftGaps, 'law', 'nights'] as const;
export type View = (typeof views)[number];
type Filters = Record<string, string | string[] | undefined>;
const lists = ['store_id', 'category_id', 'status'] as const;

export const useCalendar = () => {
  const [search, setSearch] = useSearchParams();
  const day = dayOf(search.get('day'));
  const scale = scales.find((one) => one === search.get('scale')) ?? 'week';
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  const filters = filtersIn(search);
  // Memoized, because the board compares the array by identity.
  const days = useMemo(() => daysIn(scale, day), [scale, day]);
  const fits = useMemo(() => fitsFilters(filtersIn(search)), [search]);
  const showsEmpty = useMemo(() => showsEmptyStore(filtersIn(search), view), [search, view]);

  const address = (changes: Filters) => {
    const params = new URLSearchParams(search);
    putValues(params, changes);
    return `?${params}`;
  };
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const change = (changes: Record<string, Changed>, step?: Step) => go((params) => putValues(params, changes), step);
  const leaf = (from: string, steps: 1 | -1) => (scale === 'week' ? addDays(from, 7 * steps) : addMonths(from, steps));
  // Leafing is no step of the history: Back leads to what was looked at before the calendar.
  const move = (steps: 1 | -1) => change({ day: ([from]) => leaf(dayOf(from), steps) }, { replace: true });

  return {
    day,
    days,
    counted: countedIn(scale, day),
    scale,
    view,
    filters,
    filtered: [filters['q'], ...lists.map((key) => filters[key])].some((value) => value !== undefined),
    address,
    change,
    clear: () => change({ q: undefined, store_id: undefined, category_id: undefined, status: undefined }),
    earlier: () => move(-1),
    later: () => move(1),
    toToday: () => change({ day: undefined }, { replace: true }),
    fits,
    showsEmpty,
  };
};
export type Calendar = ReturnType<typeof useCalendar>;

const dayOf = (parameter: string | null | undefined): string => (isDay(parameter) ? parameter : today());

const filtersIn = (search: URLSearchParams): Filters => {
  const filters: Filters = { q: search.get('q') ?? undefined };
  for (const key of lists) {
    const values = search.getAll(key);
    if (values.length > 0) filters[key] = values;
  }
  return filters;
};

/** A month is shown in whole weeks. */
const daysIn = (scale: Scale, day: string): string[] => {
  const first = mondayOf(scale === 'week' ? day : firstOfMonth(day));
  const last = scale === 'week' ? addDays(first, 6) : addDays(mondayOf(lastOfMonth(day)), 6);
  return daysFrom(first, daysBetween(first, last) + 1);
};

/** The first and the last day that the totals are of: a month without the days of its neighbours. */
export const countedIn = (scale: Scale, day: string): { from: string; to: string } =>
  scale === 'month'
    ? { from: firstOfMonth(day), to: lastOfMonth(day) }
    : { from: mondayOf(day), to: addDays(mondayOf(day), 6) };

const typedIn = (filters: Filters): string => String(filters['q'] ?? '');

/** A store without shifts is shown unless a filter concerns shifts or excludes the store. */
export const showsEmptyStore =
  (filters: Filters, view: View) =>
  ({ id, name, company }: Place): boolean => {
    if (view !== 'all' || filters['category_id'] || filters['status']) return false;
    return (
      (filters['store_id']?.includes(id) ?? true) && searchFor(typedIn(filters))(allWords(`${name} ${company.name}`))
    );
  };

const fitsFilters = (filters: Filters) => {
  const finds = findsShift(typedIn(filters));
  const isIn = (key: (typeof lists)[number], value: string) => filters[key]?.includes(value) ?? true;
  return ({ id, store, customer, category, staff, status }: Shift): boolean =>
    finds({ id, store: store.name, customer: customer.name, specialty: [category.name], worker: staff?.fio ?? null }) &&
    isIn('store_id', store.id) &&
    isIn('category_id', category.id) &&
    isIn('status', status);
};

const hasGap = (gap: ShiftGap) => (shift: Shift, now: string) => gapOf(shift, now) === gap;

/** `now` is ISO 8601 UTC. */
export const inView: Record<View, (shift: Shift, now: string) => boolean> = {
  all: () => true,
  no_show: hasGap('no_show'),
  not_started: hasGap('not_started'),
  canceled_by_performer: hasGap('canceled_by_performer'),
  unfulfilled: hasGap('unfulfilled'),
  unfilled: hasGap('unfilled'),
  law: hasWarning,
  nights: ({ starts_at, ends_at, store }) => {
    const [from, to] = [clock(starts_at, store.time_zone), clock(ends_at, store.time_zone)];
    return from >= '22:00' || from < '05:00' || (to < from && to !== '00:00');
  },
};
