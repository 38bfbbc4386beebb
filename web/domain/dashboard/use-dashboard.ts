import { getDashboard } from '#shared/contracts/shifts.ts';
import { may } from '#shared/domain/access.ts';
import { useLiveInterval } from '../../api/live-state.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';

/** Milliseconds. */
const second = 1000;
/** Between two requests while the server's clock is behind the device's, and the share of the waited time it grows to. */
const shortest = 3 * second;
const growth = 0.1;
/** A new day changes the counts too. */
const longest = 3600 * second;

/** Milliseconds until counts change by time alone, which no event announces. `at` is the next such moment. */
export const untilChange = (at: string | null | undefined, now: number): number => {
  if (!at) return longest;
  const wait = Date.parse(at) - now;
  return Math.min(longest, wait > 0 ? wait + second : Math.max(shortest, -wait * growth));
};

/** Components of a screen share the reply. */
export const useDashboard = (enabled = true) => {
  const liveInterval = useLiveInterval(getDashboard.area);
  return useGet(
    getDashboard,
    {},
    { enabled, refetchInterval: liveInterval || (({ state }) => untilChange(state.data?.data.changes_at, Date.now())) },
  );
};

/** Whether the person plans shifts, and has a company to plan for if the role needs one. */
export const usePlans = (): boolean => {
  const me = useMe();
  return may(roleOf(me), 'dashboard.read') && !me.needs_company;
};
