import { addMinutes } from '#shared/domain/instants.ts';
import { mapAtMost } from '../at-most.ts';
import { monthOf, partitions } from '../keys.ts';
import type { Item } from '../table.ts';
import { queryIndex } from '../table.ts';
import { shiftDays } from './shift-days.ts';
import type { ShiftProjection } from './shift-items.ts';

/** The shifts of a store that have neither ended nor been canceled. The index is milliseconds behind the table. */
export const countShiftsAhead = async (storeId: string, now: string): Promise<number> =>
  (await shiftsFrom(storeId, addMinutes(now, -mostDays * 24 * 60).slice(0, 10))).filter((entry) =>
    open.has((entry['projection'] as ShiftProjection).status),
  ).length;

/** All shifts that a store ever had. The index is milliseconds behind the table. */
export const countShiftsAt = async (storeId: string): Promise<number> => (await shiftsFrom(storeId, firstDay)).length;

const firstDay = '2000-01-01';
const open: ReadonlySet<string> = new Set(['new', 'confirmed', 'reserve', 'in_progress']);
/** A shift that nobody ends stays in progress. */
const mostDays = 62;

/** Only months that have shifts of any store are read. */
const shiftsFrom = async (storeId: string, from: string): Promise<Item[]> => {
  const days = await shiftDays({ from, to: '9999-12-31' });
  const months = [...new Set(days.map(({ day }) => monthOf(day)))];
  const entries = await mapAtMost(months, (month) =>
    queryIndex('by-store', partitions.storeShifts(storeId, month), { from }),
  );
  return entries.flat();
};
