import { getDashboard } from '#shared/contracts/shifts.ts';
import { may } from '#shared/domain/access.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';

/** Milliseconds between two counts of what changes with time, or has no events. */
const every = 30_000;

/** Components of a screen share the reply. */
export const useDashboard = () => useGet(getDashboard, {}, { refetchInterval: every });

/** Whether the person plans shifts, and has a company to plan for if the role needs one. */
export const usePlans = (): boolean => {
  const me = useMe();
  return may(roleOf(me), 'dashboard.read') && !me.needs_company;
};
