import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listShifts, maxShifts, type Shift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { api } from '../../api/client.ts';
import { keptSince } from '../../api/kept-replies.ts';
import { useLiveInterval } from '../../api/live-state.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { queryOf } from '../../api/query-of.ts';
import { useLanguage } from '../../ui/i18n.ts';

/** How many days ahead the page shows. */
export const horizon = 30;

const name = 'my-shifts';

/**
 * `until` is the last loaded day, YYYY-MM-DD. `kept_at` is set when the service worker answered without a network: when
 * the reply came.
 */
export type MyShifts = { shifts: readonly Shift[]; until: string; kept_at: string | null };

/**
 * From the first day of the month, or from yesterday: a night shift of the previous month may still be running. The key
 * contains no day, so that the shifts stay on the page at midnight, also without a connection.
 */
export const myShiftsQuery = (account: string, today: string, language: Language) => ({
  ...queryOf(listShifts, language, name, account),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MyShifts> => {
    const from = [`${today.slice(0, 7)}-01`, addDays(today, -1)].toSorted()[0];
    const until = addDays(today, horizon);
    const query = { from, to: until, per_page: String(maxShifts) };
    const { data } = await api(listShifts, { query }, { signal });
    return { shifts: data, until, kept_at: keptSince() };
  },
});

export const useMyShifts = (account: string, today: string) =>
  useQuery<MyShifts, ApiProblem>({
    ...myShiftsQuery(account, today, useLanguage()),
    refetchInterval: useLiveInterval(listShifts.area),
  });

/** Shows the result of an action before the list is fetched again. */
export const showAnswer = (client: QueryClient, account: string, answered: Shift): Promise<void> => {
  client.setQueriesData<MyShifts>(
    { queryKey: [listShifts.area, name, account] },
    (before) =>
      before && { ...before, shifts: before.shifts.map((shift) => (shift.id === answered.id ? answered : shift)) },
  );
  return client.invalidateQueries({ queryKey: [listShifts.area] });
};
