import { addMinutes } from '#shared/domain/instants.ts';
import { mapAtMost } from '../at-most.ts';
import type { IndexName } from '../indexes.ts';
import { monthOf } from '../keys.ts';
import { type Item, queryIndex } from '../table.ts';
import { shiftDays } from './shift-days.ts';
import {
  customerShiftsPartition,
  type ShiftProjection,
  storeShiftsPartition,
  vendorShiftsPartition,
} from './shift-items.ts';

/** Whether a store or a company can be closed, by its shifts. The indexes are milliseconds behind the table. */

type Place = { index: IndexName; partitionOf: (month: string) => string };
type Company = { id: string; role: 'customer' | 'vendor' };

const ofStore = (id: string): Place => ({ index: 'by-store', partitionOf: (month) => storeShiftsPartition(id, month) });
/** What a customer ordered or a performer staffs. */
const ofCompany = ({ id, role }: Company): Place =>
  role === 'customer'
    ? { index: 'by-company', partitionOf: (month) => customerShiftsPartition(id, month) }
    : { index: 'by-vendor', partitionOf: (month) => vendorShiftsPartition(id, month) };

/** The shifts of a store that have neither ended nor been canceled. */
export const countShiftsAhead = (storeId: string, now: string): Promise<number> => countOpen(ofStore(storeId), now);
export const countCompanyShiftsAhead = (company: Company, now: string): Promise<number> =>
  countOpen(ofCompany(company), now);

/** All shifts that a store ever had. */
export const countShiftsAt = async (storeId: string): Promise<number> =>
  (await shiftsFrom(ofStore(storeId), firstDay)).length;
export const countCompanyShifts = async (company: Company): Promise<number> =>
  (await shiftsFrom(ofCompany(company), firstDay)).length;

const firstDay = '2000-01-01';
const open: ReadonlySet<string> = new Set(['new', 'confirmed', 'reserve', 'in_progress']);
/** A shift that nobody ends stays in progress. */
const mostDays = 62;

const countOpen = async (place: Place, now: string): Promise<number> => {
  const entries = await shiftsFrom(place, addMinutes(now, -mostDays * 24 * 60).slice(0, 10));
  return entries.filter((entry) => open.has((entry['projection'] as ShiftProjection).status)).length;
};

/** Only months that have shifts of any company are read. */
const shiftsFrom = async ({ index, partitionOf }: Place, from: string): Promise<Item[]> => {
  const days = await shiftDays({ from, to: '9999-12-31' });
  const months = [...new Set(days.map(({ day }) => monthOf(day)))];
  const entries = await mapAtMost(months, (month) => queryIndex(index, partitionOf(month), { from }));
  return entries.flat();
};
