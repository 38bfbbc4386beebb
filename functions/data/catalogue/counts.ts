import type { SegmentHeader, SegmentParameter } from './build-segment.ts';
import type { Column } from './columns.ts';
import { type Found, missesNothing, type Segment } from './segment.ts';

export type Counts = Map<string, number>;
type Type = SegmentHeader['types'][number];

const add = (counts: Counts, value: string, count: number) => {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
};

/** Of rows in ascending order, those from one to another, the last not included. */
export const between = (rows: Uint32Array, from: number, to: number): Uint32Array =>
  rows.subarray(firstAt(rows, from), firstAt(rows, to));

const firstAt = (rows: Uint32Array, row: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};

const none = new Uint32Array();
/** The rows that a count of a filter is of: those found, and those that miss only this filter. */
export const countedRows = ({ hits, near }: Found, filter: number | undefined): Uint32Array[] => [
  hits,
  (filter === undefined ? undefined : near.get(filter)) ?? none,
];

/** Adds the rows by the values of a column of codes, which begin at 0. `filter` is the number of the column's filter. */
export const countCodes = (
  segment: Segment,
  found: Found,
  { column: name, values, filter }: { column: string; values: readonly string[]; filter: number },
  counts: Counts,
): void => {
  const tally = new Uint32Array(values.length);
  for (const rows of countedRows(found, filter)) tallyOne(tally, segment.column(name), { rows, first: 0, step: 1 });
  values.forEach((value, n) => add(counts, value, tally[n] as number));
};

/** Adds the rows found by their types. */
export const countTypes = (segment: Segment, { hits }: Found, counts: Counts): void => {
  for (const { id, from, to } of segment.header.types) add(counts, id, between(hits, from, to).length);
};

export type Extent = { min: number; max: number };
/** The least and the greatest of a column of numbers in rows, null without any; NaN is none. */
export const extentOf = (column: Column, rows: readonly Uint32Array[], first = 0): Extent | null => {
  let [min, max] = [Infinity, -Infinity];
  for (const some of rows)
    for (let n = 0; n < some.length; n++) {
      const value = column[(some[n] as number) - first] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return min <= max ? { min, max } : null;
};

/** The rows of a type that a search found, or if these are most, the others. */
export type RowsOfType = { type: Type; hits: Uint32Array; others: Uint32Array | null };

export const rowsOfType = ({ hits: all, misses }: Found, type: Type): RowsOfType => {
  const { from, to } = type;
  const hits = between(all, from, to);
  if (hits.length <= (to - from) / 2) return { type, hits, others: null };
  const others = new Uint32Array(to - from - hits.length);
  let length = 0;
  for (let row = from; row < to; row++) if (misses[row] !== missesNothing) others[length++] = row;
  return { type, hits, others };
};

/**
 * Adds the rows by the values of a parameter that is no number. Of all rows but a few, it is quicker to subtract the
 * others from the stored totals. `near` misses only the parameter's own filter.
 */
export const countValues = (
  segment: Segment,
  { type, hits, others }: RowsOfType,
  { id, kind, values }: SegmentParameter,
  near: Uint32Array,
  counts: Counts,
): void => {
  const first = type.from;
  const tally = others ? Uint32Array.from(segment.column(`total.${id}`)) : new Uint32Array(values.length + 1);
  const parts = [
    others ? { rows: others, first, step: -1 } : { rows: hits, first, step: 1 },
    { rows: between(near, type.from, type.to), first, step: 1 },
  ];
  for (const part of parts)
    if (kind === 'string' || kind === 'list') tallyOne(tally, segment.column(`code.${id}`), part);
    else tallyMany(tally, segment.column(`codes.${id}`), segment.column(`codeAt.${id}`), part);
  values.forEach((value, n) => add(counts, value, tally[n + 1] as number));
};

/** `first` is the row of the column's first element. */
type Part = { rows: Uint32Array; first: number; step: number };

const tallyOne = (into: Uint32Array, column: Column, { rows, first, step }: Part) => {
  for (let n = 0; n < rows.length; n++) {
    const code = column[(rows[n] as number) - first] as number;
    into[code] = (into[code] as number) + step;
  }
};

const tallyMany = (into: Uint32Array, column: Column, at: Column, { rows, first, step }: Part) => {
  for (let n = 0; n < rows.length; n++) {
    const row = (rows[n] as number) - first;
    const end = at[row + 1] as number;
    for (let m = at[row] as number; m < end; m++) {
      const code = column[m] as number;
      into[code] = (into[code] as number) + step;
    }
  }
};
