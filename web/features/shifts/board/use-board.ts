import { useSearchParams } from 'react-router';
import { getCoverage } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { useLiveInterval } from '../../../api/live-state.ts';
import { useGet } from '../../../api/query.ts';
import { untilChange } from '../../../domain/dashboard/use-dashboard.ts';
import { type Changed, putValues, type Step, useQueryChanges } from '../../../kit/list/query-changes.ts';
import { isDay, productTimeZone, today } from '../../../ui/days.ts';

/** The day and the stores of the board, stored in the address. Without a day it is today's, also after midnight. */
export const useBoard = () => {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('day');
  const chosen = isDay(inAddress) ? inAddress : undefined;
  const store_id = search.getAll('store_id');
  const liveInterval = useLiveInterval(getCoverage.area);
  const query = { ...(chosen && { day: chosen }), ...(store_id.length > 0 && { store_id }) };
  const answer = useGet(
    getCoverage,
    { query },
    {
      refetchInterval:
        liveInterval ||
        (({ state }) => untilChange(state.data && nextChange(state.data.data, chosen !== undefined), Date.now())),
    },
  );
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const change = (changes: Record<string, Changed>, step?: Step) => go((params) => putValues(params, changes), step);
  const move = (days: 1 | -1) =>
    change(
      {
        day: ([from]) => {
          const next = addDays(isDay(from) ? from : today(), days);
          return next === today() ? undefined : next;
        },
      },
      { replace: true },
    );
  return {
    answer,
    /** YYYY-MM-DD */
    day: chosen ?? answer.data?.data.day ?? today(),
    filters: store_id.length > 0 ? { store_id } : {},
    filtered: store_id.length > 0,
    change,
    clear: () => change({ store_id: undefined }),
    earlier: () => move(-1),
    later: () => move(1),
    toToday: () => change({ day: undefined }, { replace: true }),
  };
};

/** When the board changes by time alone: the board of today also at midnight. */
export const nextChange = (
  { day, changes_at }: { day: string; changes_at: string | null },
  isChosen: boolean,
): string | null => {
  if (isChosen) return changes_at;
  const midnight = localTime(addDays(day, 1), '00:00', productTimeZone);
  return changes_at !== null && changes_at < midnight ? changes_at : midnight;
};
