import { isDeepStrictEqual } from 'node:util';
import type { HolidayCalendar } from '#shared/domain/shifts/law.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { type Cell, type Contribution, contributionsOf } from '#shared/domain/statistics/contribution.ts';
import type { Key } from '../keys.ts';
import { type ShiftRows, type Touched, updateRows } from '../shifts/shift-rows.ts';
import type { Item, Write } from '../table.ts';

/**
 * What the statistics count in a month, by performer, store and worker: an item per cell, with an attribute per shift.
 * Shifts without a worker have a cell per day (`group`), because a change writes the whole item, and a store may order
 * hundreds in a month. The indexes hold the ids of a cell only, so a change of a shift writes none of them.
 */
export const cellKey = (month: string, performerId: string | null, storeId: string, group: string): Key => ({
  pk: `STATISTICS#${month}#${performerId ?? '-'}#${storeId}#${group}`,
  sk: 'STATISTICS',
});
export const allStatisticsPartition = (month: string) => `STATISTICS#${month}`;
export const customerStatisticsPartition = (companyId: string, month: string) =>
  `CUSTOMER#${companyId}#STATISTICS#${month}`;
export const storeStatisticsPartition = (storeId: string, month: string) => `STORE#${storeId}#STATISTICS#${month}`;
export const vendorStatisticsPartition = (companyId: string, month: string) =>
  `VENDOR#${companyId}#STATISTICS#${month}`;
export const workerStatisticsPartition = (accountId: string, month: string) =>
  `WORKER#${accountId}#STATISTICS#${month}`;

export type CellRow = Key & { cell: Cell; contribution: Contribution };

/** What a shift should have in the cells. */
export const cellRowsOf = (shift: Shift | null | undefined, law: HolidayCalendar): CellRow[] => {
  if (!shift) return [];
  const subject = {
    customer_id: shift.customer.id,
    store_id: shift.store.id,
    performer_id: shift.vendor?.id ?? null,
    staff_id: shift.staff?.id ?? null,
  };
  return contributionsOf(shift, law).map(({ month, contribution }) => {
    const cell = { month, ...subject, ...(subject.staff_id === null && { day: contribution.day }) };
    return { ...keyOfCell(cell), cell, contribution };
  });
};
export const keyOfCell = ({ month, performer_id, store_id, staff_id, day = '-' }: Cell): Key =>
  cellKey(month, performer_id, store_id, staff_id ?? day);

const prefix = 'S#';
const attributeOf = (shiftId: string) => `${prefix}${shiftId}`;

export const isCell = ({ pk, sk }: Item): boolean => sk === 'STATISTICS' && String(pk).startsWith('STATISTICS#');
/** What a stored cell holds of each shift. */
export const storedIn = (item: Item): { cell: Cell; shift_id: string; contribution: Contribution }[] =>
  Object.entries(item).flatMap(([name, value]) =>
    name.startsWith(prefix)
      ? [{ cell: item['projection'] as Cell, shift_id: name.slice(prefix.length), contribution: value as Contribution }]
      : [],
  );

/** The attributes that make a cell an entry of its lists. They never change. */
const entryOf = (cell: Cell): Item => {
  const { month, customer_id, store_id, performer_id, staff_id } = cell;
  const id = keyOfCell(cell).pk;
  return {
    id,
    projection: cell,
    company_pk: customerStatisticsPartition(customer_id, month),
    company_sk: id,
    store_pk: storeStatisticsPartition(store_id, month),
    store_sk: id,
    all_pk: allStatisticsPartition(month),
    all_sk: id,
    ...(performer_id !== null && { vendor_pk: vendorStatisticsPartition(performer_id, month), vendor_sk: id }),
    ...(staff_id !== null && { worker_pk: workerStatisticsPartition(staff_id, month), worker_sk: id }),
  };
};

const cellsBy = (law: HolidayCalendar): ShiftRows<CellRow> => ({
  rowsOf: (shift) => cellRowsOf(shift, law),
  isStored: ({ id, row }, item) => isDeepStrictEqual(item?.[attributeOf(id)], row?.contribution),
  writeOf: (placed): Write => {
    const [{ at }] = placed;
    const added = placed.flatMap(({ id, row }) => (row ? [[attributeOf(id), row.contribution] as const] : []));
    const removed = placed.flatMap(({ id, row }) => (row ? [] : [attributeOf(id)]));
    const set = [...Object.entries(entryOf(at.cell)), ...added];
    const names = [...set.map(([name]) => name), ...removed];
    const remove = removed.map((_, n) => `#s${set.length + n}`);
    return {
      part: 'cell',
      update: { pk: at.pk, sk: at.sk },
      set: `SET ${set.map((_, n) => `#s${n} = :s${n}`).join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
      names: Object.fromEntries(names.map((name, n): [string, string] => [`#s${n}`, name])),
      values: Object.fromEntries(set.map(([, value], n) => [`:s${n}`, value])),
    };
  },
});

/** Brings the cells up to date with the shifts. Returns the error of each shift that failed. */
export const updateCells = (touched: readonly Touched<CellRow>[], law: HolidayCalendar) =>
  updateRows(cellsBy(law), touched);
