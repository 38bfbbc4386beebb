import type { HoursState } from '#shared/domain/hours/hours.ts';
import { hoursStateOf } from '#shared/domain/hours/months.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { monthOf } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { readShift, shiftKey, type ShiftProjection, projectionOf } from '../shifts/shift-items.ts';
import { entriesBetween, hasGap } from '../shifts/shifts.ts';
import { dayIn } from '../shifts/sort-key.ts';
import { lockedMonthsOfEach } from './locks.ts';

type Filter = Paging & {
  from: string;
  to: string;
  company_id?: string | undefined;
  store_id?: string[] | undefined;
  staff_id?: string | undefined;
  state?: HoursState[] | undefined;
  odd?: 'true' | undefined;
};

type Counts = Record<'submitted' | 'odd' | 'no_end' | 'disputed' | 'approved' | 'locked', number>;

/**
 * A page of the completed shifts in the actor's reach, and of those that should have ended: these first, then odd ones,
 * then by day and start. `locked` has the locked months of each performer.
 */
export const listHours = async (
  actor: Actor,
  filter: Filter,
  now: string,
): Promise<{ page: Page<Shift>; counts: Counts; locked: Map<string, string[]> }> => {
  const isWithin = ({ customer_id, performer_ids, store_id, staff_id }: ShiftProjection): boolean =>
    (!filter.company_id || [customer_id, ...performer_ids].includes(filter.company_id)) &&
    (!filter.store_id || filter.store_id.includes(store_id)) &&
    (!filter.staff_id || staff_id === filter.staff_id);
  const entries = (await entriesBetween(actor, filter)).filter((entry) => {
    const projection = projectionOf(entry);
    return isWithin(projection) && (projection.status === 'completed' || hasGap(projection, { gap: 'overdue', now }));
  });
  const locked = await lockedMonthsOfEach(entries.flatMap((entry) => projectionOf(entry).performer_ids));
  const stateOf = ({ status, hours, performer_ids, order }: ShiftProjection): HoursState | null => {
    if (status !== 'completed') return null;
    // Entries of shifts that were completed before hours were approved have none.
    const { state, month } = hours ?? { state: 'submitted' as const, month: monthOf(dayIn(order)) };
    return hoursStateOf({ state, month }, locked.get(performer_ids[0] ?? '') ?? []);
  };
  const isOdd = ({ status, hours }: ShiftProjection) => status !== 'completed' || hours?.odd === true;
  const rank = (projection: ShiftProjection) =>
    `${projection.status !== 'completed' ? 0 : isOdd(projection) ? 1 : 2}#${projection.order}`;
  const counts: Counts = { submitted: 0, odd: 0, no_end: 0, disputed: 0, approved: 0, locked: 0 };
  for (const projection of entries.map(projectionOf)) {
    const state = stateOf(projection);
    const isWaiting = state === null || state === 'submitted' || state === 'reopened';
    if (isWaiting) counts.submitted += 1;
    else counts[state] += 1;
    if (state === null) counts.no_end += 1;
    if (isWaiting && isOdd(projection)) counts.odd += 1;
  }
  const page = await pageOf<ShiftProjection, Shift>({
    entries: entries.toSorted((one, other) => (rank(projectionOf(one)) < rank(projectionOf(other)) ? -1 : 1)),
    paging: filter,
    keep: (projection) => {
      const state = stateOf(projection);
      // Without an end punch there is something to approve as soon as somebody ends the shift.
      const shown = state ?? 'submitted';
      return (!filter.state || filter.state.includes(shown)) && (!filter.odd || isOdd(projection));
    },
    key: shiftKey,
    read: readShift,
  });
  // The entries follow the shifts.
  return { page: { ...page, data: page.data.filter((shift) => reaches(actor, shift)) }, counts, locked };
};
