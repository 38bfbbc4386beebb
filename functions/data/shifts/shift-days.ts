import type { Shift } from '#shared/domain/shifts/shift.ts';
import { type Key, monthOf } from '../keys.ts';
import { get, queryIndex, queryTable, type StoredWrite, type Write } from '../table.ts';
import { transactIfUnchanged } from '../transact-if-unchanged.ts';
import { allShiftsPartition } from './shift-items.ts';

export const shiftDaysPartition = 'SHIFT_DAYS';
/** The number of all shifts of a day. */
export const shiftDayKey = (day: string): Key => ({ pk: shiftDaysPartition, sk: day });

/** The number of all shifts of a day at their stores. */
type Day = { day: string; n: number };

/**
 * The writes that count shifts by day, for the transaction that writes the shifts: one per day that gains or loses
 * some. The shifts' own conditions make the counts exact.
 */
export const dayWrites = (changes: readonly { before?: Shift; after: Shift }[]): Write[] => {
  const moved = new Map<string, number>();
  for (const { before, after } of changes) {
    moved.set(after.day, (moved.get(after.day) ?? 0) + 1);
    if (before) moved.set(before.day, (moved.get(before.day) ?? 0) - 1);
  }
  return [...moved].flatMap(([day, by]) =>
    by === 0 ? [] : [{ part: 'shift-day', update: shiftDayKey(day), set: 'ADD n :by', values: { ':by': by } }],
  );
};

/** The days with shifts between two days, both included. Milliseconds behind a change. */
export const shiftDays = async ({ from, to }: { from: string; to: string }): Promise<Day[]> =>
  (await queryTable(shiftDaysPartition, { from, to })).map(({ sk, n }) => ({ day: String(sk), n: Number(n) }));

/** The name under which the recount reports counts of days. */
export const shiftDayCounts = 'shift-days';
/** A count that differs from the index of all shifts. */
export type DayDifference = {
  list: typeof shiftDayCounts;
  level: 'day';
  from: string;
  stored: { n: number };
  exact: { n: number };
};

/** Compares the counts of some days, from a day on. `read` counts a hundred shifts as one. As `checkList`. */
export const checkShiftDays = async ({
  from,
  limit,
}: {
  from: string;
  limit: number;
}): Promise<{ differences: DayDifference[]; next: string | null; read: number }> => {
  const days = await queryTable(shiftDaysPartition, { from });
  const differences: DayDifference[] = [];
  let read = 0;
  for (const [at, { sk, n }] of days.entries()) {
    if (at > 0 && read >= limit) return { differences, next: String(sk), read };
    const difference = await differenceOn(String(sk));
    if (difference) differences.push(difference);
    read += 1 + Math.ceil(Math.max(0, Number(n)) / 100);
  }
  return { differences, next: null, read };
};

/**
 * Undefined if the count is exact, or changed while the shifts were counted. The index is milliseconds behind the
 * table.
 */
export const differenceOn = async (day: string): Promise<DayDifference | undefined> => {
  const before = await storedCount(day);
  const range = { from: day, to: `${day}#~` };
  const n = (await queryIndex('all', allShiftsPartition(monthOf(day)), range)).length;
  if (n === before || (await storedCount(day)) !== before) return undefined;
  return { list: shiftDayCounts, level: 'day', from: day, stored: { n: before }, exact: { n } };
};

const storedCount = async (day: string): Promise<number> => Number((await get(shiftDayKey(day)))?.['n'] ?? 0);

/** Returns false, with nothing written, if the count changed meanwhile. */
export const repairShiftDay = ({ from, stored, exact }: DayDifference): Promise<boolean> => {
  const write: StoredWrite = {
    part: 'shift-day',
    update: shiftDayKey(from),
    set: 'SET n = :exact',
    values: { ':exact': exact.n },
    if: {
      expression: stored.n === 0 ? '(attribute_not_exists(pk) OR n = :stored)' : 'n = :stored',
      values: { ':stored': stored.n },
    },
  };
  return transactIfUnchanged([write]);
};
