import { useSearchParams } from 'react-router';
import { listCompanies } from '#shared/contracts/companies.ts';
import { salesGroups } from '#shared/contracts/orders.ts';
import { addDays } from '#shared/domain/days.ts';
import { dateRange } from '../../kit/list/date-range.ts';
import type { LookupFilter } from '../../kit/list/filters.tsx';
import { type Changed, putValues, type Step, useQueryChanges } from '../../kit/list/query-changes.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { today } from '../../ui/days.ts';

/** The first and the last day of a leap year: the API's limit. */
const longest = 365;
const monthOf = (day: string) => day.slice(0, 7);
const startOf = (month: string) => `${month}-01`;

export const salesDates = dateRange(
  {
    last30: (day) => ({ from: addDays(day, -29), to: day }),
    month: (day) => ({ from: startOf(monthOf(day)), to: day }),
    lastMonth: (day) => {
      const to = addDays(startOf(monthOf(day)), -1);
      return { from: startOf(monthOf(to)), to };
    },
    last365: (day) => ({ from: addDays(day, -364), to: day }),
  },
  longest,
);

/** The period, the seller and the group of the rows, in the address. */
export const useSalesFilters = () => {
  const [search, setSearch] = useSearchParams();
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const dates = search.get('dates') ?? undefined;
  const company_id = search.get('company_id') ?? undefined;
  const change = (filters: Record<string, Changed>, step?: Step) => go((params) => putValues(params, filters), step);
  return {
    dates,
    by: salesGroups.find((group) => group === search.get('by')) ?? 'day',
    query: { ...salesDates.daysOf(dates, today()), ...(company_id && { company_id }) },
    filters: company_id ? { company_id } : {},
    filtered: Boolean(company_id),
    change,
    clear: () => change({ company_id: undefined }),
  };
};
export type SalesState = ReturnType<typeof useSalesFilters>;

/** The companies that sell. */
export const useSellers: LookupFilter = (asking) =>
  useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    ...asking,
  });
