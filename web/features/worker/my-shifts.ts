import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listShifts, maxShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { addDays } from '../../ui/days.ts';

/** Polling interval in milliseconds. */
export const pollInterval = 10_000;
/** How many days ahead the page shows. */
export const horizon = 30;

const key = (account: string) => [listShifts.area, 'my-shifts', account];

/** `until` is the last loaded day, YYYY-MM-DD. */
export type MyShifts = { shifts: readonly Shift[]; until: string };

/**
 * From the first day of the month, or from yesterday: a night shift of the previous month may still be running. The key
 * contains no day, so that the shifts stay on the page at midnight, also without a connection.
 */
export const myShiftsQuery = (account: string, today: string) => ({
  queryKey: key(account),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MyShifts> => {
    const from = [`${today.slice(0, 7)}-01`, addDays(today, -1)].toSorted()[0];
    const until = addDays(today, horizon);
    const query = { from, to: until, per_page: String(maxShifts) };
    return { shifts: (await api(listShifts, { query }, { signal })).data, until };
  },
  refetchInterval: pollInterval,
});

export const useMyShifts = (account: string, today: string) =>
  useQuery<MyShifts, ApiProblem>(myShiftsQuery(account, today));

/** Shows the result of an action before the list is fetched again. */
export const showAnswer = (client: QueryClient, account: string, answered: Shift): Promise<void> => {
  client.setQueryData<MyShifts>(
    key(account),
    (before) =>
      before && { ...before, shifts: before.shifts.map((shift) => (shift.id === answered.id ? answered : shift)) },
  );
  return client.invalidateQueries({ queryKey: [listShifts.area] });
};
