import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listShifts, maxShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { addDays } from './clock.ts';

/** Polling interval in milliseconds. */
export const pollInterval = 10_000;
/** How many days ahead the page shows. */
export const horizon = 30;

const key = (account: string) => [listShifts.area, 'my-shifts', account];

/** From the first day of the month, or from yesterday: a night shift of the previous month may still be running. */
export const useMyShifts = (account: string, today: string) => {
  const from = [`${today.slice(0, 7)}-01`, addDays(today, -1)].toSorted()[0];
  const to = addDays(today, horizon);
  return useQuery<Shift[], ApiProblem>({
    queryKey: [...key(account), from, to],
    queryFn: async ({ signal }) =>
      (await api(listShifts, { query: { from, to, per_page: String(maxShifts) } }, { signal })).data,
    refetchInterval: pollInterval,
  });
};

/** Shows the result of an action before the list is fetched again. */
export const showAnswer = (client: QueryClient, account: string, answered: Shift): Promise<void> => {
  client.setQueriesData<Shift[]>({ queryKey: key(account) }, (shifts) =>
    shifts?.map((shift) => (shift.id === answered.id ? answered : shift)),
  );
  return client.invalidateQueries({ queryKey: [listShifts.area] });
};
