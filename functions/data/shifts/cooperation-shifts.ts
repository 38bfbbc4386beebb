import { addMinutes } from '#shared/domain/instants.ts';
import { mapAtMost } from '../at-most.ts';
import type { IndexName } from '../indexes.ts';
import { monthOf } from '../keys.ts';
import { type Item, queryIndex, queryTable } from '../table.ts';
import { shiftDays } from './shift-days.ts';
import {
  customerShiftsPartition,
  isKnownLogItem,
  readLogEntry,
  shiftKey,
  type ShiftProjection,
  vendorShiftsPartition,
} from './shift-items.ts';
import { startIn } from './sort-key.ts';

type Found = ShiftProjection & { id: string };

/** The coming shifts of a customer. The index is milliseconds behind the table. */
export const comingShiftsOf = (customerId: string, now: string): Promise<Found[]> =>
  comingIn('by-company', (month) => customerShiftsPartition(customerId, month), now);

/** The confirmed and stand-by shifts of a performer that have not started, in stores of a customer. */
export const countStaffedAhead = async (
  { vendorId, customerId }: { vendorId: string; customerId: string },
  isCounted: (storeId: string) => boolean,
  now: string,
): Promise<number> => {
  const shifts = await comingIn('by-vendor', (month) => vendorShiftsPartition(vendorId, month), now);
  return shifts.filter(
    ({ status, customer_id, store_id, order }) =>
      (status === 'confirmed' || status === 'reserve') &&
      customer_id === customerId &&
      startIn(order) > now &&
      isCounted(store_id),
  ).length;
};

/** The performers that have declined a shift. */
export const declinersOf = async (shiftId: string): Promise<string[]> => {
  const items = await queryTable(shiftKey(shiftId).pk, { startsWith: 'LOG#' });
  return items
    .filter(isKnownLogItem)
    .map(readLogEntry)
    .flatMap((entry) => (entry.kind === 'declined' ? [entry.before.id] : []));
};

const minutesOfDay = 24 * 60;

/** Only months that have shifts of any company are read. A shift may start on the day before in UTC. */
const comingIn = async (index: IndexName, partitionOf: (month: string) => string, now: string): Promise<Found[]> => {
  const from = addMinutes(now, -2 * minutesOfDay).slice(0, 10);
  const days = await shiftDays({ from, to: '9999-12-31' });
  const months = [...new Set(days.map(({ day }) => monthOf(day)))];
  const entries = await mapAtMost(months, (month) => queryIndex(index, partitionOf(month), { from }));
  return entries.flat().map(readEntry);
};

const readEntry = (entry: Item): Found => ({ ...(entry['projection'] as ShiftProjection), id: String(entry['id']) });
