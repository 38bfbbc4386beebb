import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { isMissed, type StaffHistory } from '#shared/domain/shifts/candidates.ts';
import type { Shift, ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { monthOf, monthsBetween } from '../keys.ts';
import { queryIndex } from '../table.ts';
import { storeShiftsPartition, vendorShiftsPartition, projectionOf } from './shift-items.ts';
import { findShifts } from './shifts.ts';
import { dayIn, startIn } from './sort-key.ts';

/** The newest shifts of a store and month that are read, about 60 read units. */
const maxRead = 1000;

/**
 * What the other shifts of workers say about them at `now`, by account: whether they did not come today, and when they
 * worked at the store, in this and the previous month. A shift for another performer belongs to another account, so it
 * stays unknown. Reads two partitions of the store and one of each performer, whatever the number of workers.
 */
export const readStaffHistory = async (
  { store }: Pick<Shift, 'store'>,
  { performers, workers }: { performers: readonly string[]; workers: readonly string[] },
  now: string,
): Promise<Map<string, StaffHistory>> => {
  const today = localDay(now, store.time_zone);
  const months = monthsBetween(addDays(`${monthOf(today)}-01`, -1), today);
  const [atStore, ofToday] = await Promise.all([
    Promise.all(
      months.map((month) =>
        queryIndex('by-store', storeShiftsPartition(store.id, month), {
          to: `${today}#~`,
          limit: maxRead,
          backward: true,
        }),
      ),
    ),
    Promise.all(
      performers.map((id) =>
        queryIndex('by-vendor', vendorShiftsPartition(id, monthOf(today)), { from: today, to: `${today}#~` }),
      ),
    ),
  ]);
  const candidates = new Set<string | null>(workers);
  const missedIds = ofToday.flat().flatMap((entry) => {
    const { status, order, staff_id } = projectionOf(entry);
    const isOfCandidate = candidates.has(staff_id);
    return isOfCandidate && isMissed({ status: status as ShiftStatus, starts_at: startIn(order) }, now)
      ? [String(entry['id'])]
      : [];
  });
  const missed = new Map((await findShifts(missedIds)).map((shift) => [shift.staff?.id, shift]));
  const worked = atStore
    .flat()
    .map(projectionOf)
    .filter(({ status }) => status === 'completed' || status === 'in_progress')
    .toSorted((one, other) => (one.order < other.order ? -1 : 1));
  const lastDays = new Map(worked.map(({ staff_id, order }) => [staff_id, dayIn(order)]));
  return new Map(workers.map((id) => [id, { missed: missed.get(id), worked_here: lastDays.get(id) }]));
};
