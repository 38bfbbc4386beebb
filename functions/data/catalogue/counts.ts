import type { SegmentParameter } from './build-segment.ts';
import type { Found, Segment } from './segment.ts';
import { missesNothing } from './segment.ts';

export type Counts = Map<string, number>;

/** The rows between two that miss nothing, or only the filter with this number. */
export const rowsThat = (misses: Uint8Array, what: number, from = 0, to = misses.length): Uint32Array => {
  const rows = new Uint32Array(to - from);
  let length = 0;
  for (let row = from; row < to; row++) if (misses[row] === what) rows[length++] = row;
  return rows.subarray(0, length);
};

const add = (counts: Counts, value: string, count: number) => {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
};

/** Adds the rows by the values of a column of codes, which begin at 0. `filter` is the number of the column's filter. */
export const countCodes = (
  segment: Segment,
  { misses }: Found,
  { column: name, values, filter }: { column: string; values: readonly string[]; filter: number },
  counts: Counts,
): void => {
  const column = segment.column(name);
  const tally = new Uint32Array(values.length);
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row];
    if (missed === missesNothing || missed === filter) {
      const code = column[row] as number;
      tally[code] = (tally[code] as number) + 1;
    }
  }
  values.forEach((value, n) => add(counts, value, tally[n] as number));
};

/** Adds the rows found by their types. */
export const countTypes = (segment: Segment, { misses }: Found, counts: Counts): void => {
  for (const { id, from, to } of segment.header.types)
    add(counts, id, rowsThat(misses, missesNothing, from, to).length);
};

export type Extent = { min: number; max: number };
/** The least and the greatest of a column of numbers in rows, null without any; NaN is none. */
export const extentOf = (column: ArrayLike<number>, rows: readonly Uint32Array[], first = 0): Extent | null => {
  let [min, max] = [Infinity, -Infinity];
  for (const some of rows)
    for (const row of some) {
      const value = column[row - first] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return min <= max ? { min, max } : null;
};

/** Adds the rows by the values of a parameter that is no number. `filter` is the number of its filter, if it has one. */
export const countValues = (
  segment: Segment,
  { misses }: Found,
  { from, to, parameter: { id, kind, values } }: { from: number; to: number; parameter: SegmentParameter },
  filter: number | undefined,
  counts: Counts,
): void => {
  const isSingle = kind === 'string' || kind === 'list';
  const tally = (into: Uint32Array, rows: Uint32Array, step: number) => {
    if (isSingle) tallyOne(into, segment.column(`code.${id}`), rows, from, step);
    else tallyMany(into, segment.column(`codes.${id}`), segment.column(`codeAt.${id}`), rows, from, step);
  };
  const found = rowsThat(misses, missesNothing, from, to);
  // Of all but a few rows, it is quicker to subtract the others from the stored totals.
  const isMost = found.length > (to - from) / 2;
  const totals = isMost ? Uint32Array.from(segment.column(`total.${id}`)) : new Uint32Array(values.length + 1);
  if (isMost) tally(totals, rowsNot(misses, from, to), -1);
  else tally(totals, found, 1);
  if (filter !== undefined) tally(totals, rowsThat(misses, filter, from, to), 1);
  values.forEach((value, n) => add(counts, value, totals[n + 1] as number));
};

const rowsNot = (misses: Uint8Array, from: number, to: number): Uint32Array => {
  const rows = new Uint32Array(to - from);
  let length = 0;
  for (let row = from; row < to; row++) if (misses[row] !== missesNothing) rows[length++] = row;
  return rows.subarray(0, length);
};

const tallyOne = (into: Uint32Array, column: ArrayLike<number>, rows: Uint32Array, first: number, step: number) => {
  for (const row of rows) {
    const code = column[row - first] as number;
    into[code] = (into[code] as number) + step;
  }
};
const tallyMany = (
  into: Uint32Array,
  column: ArrayLike<number>,
  at: ArrayLike<number>,
  rows: Uint32Array,
  first: number,
  step: number,
) => {
  for (const row of rows) {
    const end = at[row - first + 1] as number;
    for (let n = at[row - first] as number; n < end; n++) {
      const code = column[n] as number;
      into[code] = (into[code] as number) + step;
    }
  }
};
