import type { SegmentHeader, SegmentParameter } from './build-segment.ts';
import { type Column, type Columns, readColumns } from './columns.ts';
import { type Match, WordList } from './word-list.ts';

export type Range = { from: number; to: number };
/** The wanted values of a parameter, of which one suffices, or the range of a number. Both ends are included. */
export type Wanted = { values: ReadonlySet<string> } | Range;

export type SegmentQuery = {
  categories: ReadonlySet<string> | null;
  companies: ReadonlySet<string> | null;
  /** Nothing of these is on sale. */
  closedCompanies: ReadonlySet<string>;
  /** Only these products, if it is set, and none of `without`. */
  ids: readonly string[] | null;
  without: readonly string[];
  /** Epoch milliseconds. */
  createdFrom: number | null;
  inStock: boolean;
  /** Haléř. */
  prices: Range | null;
  parameters: ReadonlyMap<string, Wanted>;
};

/** The words of a segment that fit one typed word. */
export type WordMatches = { words: readonly Match[]; numbers: readonly Match[] };

/** The weights of the text fields (`textFields`), and of fits, in the order by relevance. Eight words fit into a byte. */
const fieldWeights = [10, 8, 3, 1];
const fitWeights = { exact: 3, beginning: 2, mistaken: 1, 'mistaken-beginning': 0.25 } as const;
/** Words of a search that count. */
export const maxTyped = 8;

/**
 * What a row misses: nothing, only the filter with this number, or more. Counts of a filter ignore itself, so they are
 * of the rows that miss nothing or only it.
 */
export const missesNothing = 0;
const missesMore = 255;
export const filterNumbers = { categories: 1, companies: 2, stock: 3, prices: 4 } as const;
/** The address of a request is too short for so many that they do not fit into a byte. */
export const firstParameter = 5;

/** The rows of a segment that a search found, in ascending order. */
export type Found = {
  hits: Uint32Array;
  /** The rows that miss only one filter, by its number. */
  near: ReadonlyMap<number, Uint32Array>;
  /** What each row misses. */
  misses: Uint8Array;
  /** Null without typed words. */
  scores: Uint8Array | null;
  /** Whether a product has all typed words, whatever the filters. */
  hasWords: boolean;
};

const miss = (misses: Uint8Array, row: number, filter: number): void => {
  misses[row] = misses[row] === missesNothing ? filter : missesMore;
};

const rowsOf = (misses: Uint8Array): Pick<Found, 'hits' | 'near'> => {
  const hits = new Uint32Array(misses.length);
  const near = new Map<number, number[]>();
  let total = 0;
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row] as number;
    if (missed === missesNothing) hits[total++] = row;
    else if (missed !== missesMore) {
      const rows = near.get(missed);
      if (rows) rows.push(row);
      else near.set(missed, [row]);
    }
  }
  const nearRows = [...near].map(([filter, rows]) => [filter, Uint32Array.from(rows)] as const);
  return { hits: hits.subarray(0, total), near: new Map(nearRows) };
};

/** Products in columns. It is searched by passing over its rows, about a million a second for each filter and count. */
export class Segment {
  readonly words: WordList;
  readonly numbers: WordList;
  readonly header: SegmentHeader;
  private readonly columns: Columns;
  /** `missesMore` for the rows that are left out. */
  private readonly dead: Uint8Array;
  private readonly decoder = new TextDecoder();

  constructor(file: Uint8Array) {
    const { header, columns } = readColumns(file);
    this.header = header as SegmentHeader;
    this.columns = columns;
    this.words = new WordList('words', columns);
    this.numbers = new WordList('numbers', columns);
    this.dead = new Uint8Array(this.header.rows);
  }

  /** Leaves out these products: they are gone, or a newer segment has them. */
  leaveOut(ids: Iterable<string>): void {
    for (const id of ids) {
      const row = this.rowOf(id);
      if (row !== undefined) this.dead[row] = missesMore;
    }
  }

  search(query: SegmentQuery, typed: readonly WordMatches[]): Found {
    const misses = this.dead.slice();
    const scores = typed.length > 0 ? new Uint8Array(this.header.rows) : null;
    for (const matches of typed) this.addScores(matches, misses, scores as Uint8Array);
    const hasWords = misses.includes(missesNothing);
    this.requireOthers(query, misses);
    if (query.categories)
      this.requireCode('category', this.header.categories, query.categories, misses, filterNumbers.categories);
    if (query.companies)
      this.requireCode('company', this.header.companies, query.companies, misses, filterNumbers.companies);
    const available = this.column('available');
    if (query.inStock) this.require(misses, filterNumbers.stock, (row) => available[row] === 1);
    if (query.prices) this.requireRange(this.column('price'), query.prices, misses, filterNumbers.prices, 0);
    [...query.parameters].forEach(([id, wanted], n) => this.requireValue(id, wanted, misses, firstParameter + n));
    return { ...rowsOf(misses), misses, scores, hasWords };
  }

  id(row: number): string {
    const at = this.column('idAt');
    return this.decoder.decode((this.column('ids') as Uint8Array).subarray(at[row], at[row + 1]));
  }

  column(name: string): Column {
    return this.columns[name] as Column;
  }

  parameter(id: string): { from: number; to: number; parameter: SegmentParameter } | undefined {
    for (const { from, to, parameters } of this.header.types) {
      const parameter = parameters.find((one) => one.id === id);
      if (parameter) return { from, to, parameter };
    }
    return undefined;
  }

  private rowOf(id: string): number | undefined {
    const rows = this.column('order.id');
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.id(rows[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    const row = rows[low];
    return row !== undefined && this.id(row) === id ? row : undefined;
  }

  private addScores({ words, numbers }: WordMatches, misses: Uint8Array, scores: Uint8Array): void {
    const best = new Uint8Array(this.header.rows);
    const add = (list: WordList, matches: readonly Match[]) => {
      for (const { word, fit } of matches) {
        list.forEachRow(word, (row, field) => {
          const score = Math.ceil((fieldWeights[field] as number) * fitWeights[fit]);
          if (score > (best[row] as number)) best[row] = score;
        });
      }
    };
    add(this.words, words);
    add(this.numbers, numbers);
    for (let row = 0; row < best.length; row++) {
      if (best[row] === 0) misses[row] = missesMore;
      else scores[row] = (scores[row] as number) + (best[row] as number);
    }
  }

  private requireOthers({ ids, without, createdFrom, closedCompanies }: SegmentQuery, misses: Uint8Array): void {
    if (ids) {
      const wanted = new Set(ids.map((id) => this.rowOf(id)));
      this.require(misses, missesMore, (row) => wanted.has(row));
    }
    for (const id of without) {
      const row = this.rowOf(id);
      if (row !== undefined) misses[row] = missesMore;
    }
    if (createdFrom !== null) {
      const created = this.column('created_at');
      this.require(misses, missesMore, (row) => (created[row] as number) >= createdFrom);
    }
    if (closedCompanies.size > 0) {
      const open = new Set(this.header.companies.filter((id) => !closedCompanies.has(id)));
      this.requireCode('company', this.header.companies, open, misses, missesMore);
    }
  }

  private require(misses: Uint8Array, filter: number, isFitting: (row: number) => boolean): void {
    for (let row = 0; row < misses.length; row++) if (!isFitting(row)) miss(misses, row, filter);
  }

  private requireCode(
    name: string,
    values: readonly string[],
    wanted: ReadonlySet<string>,
    misses: Uint8Array,
    filter: number,
  ): void {
    const column = this.column(name);
    const isWanted = Uint8Array.from(values, (value) => (wanted.has(value) ? 1 : 0));
    for (let row = 0; row < misses.length; row++) if (isWanted[column[row] as number] === 0) miss(misses, row, filter);
  }

  private requireRange(column: Column, { from, to }: Range, misses: Uint8Array, filter: number, first: number): void {
    for (let n = 0; n < column.length; n++) {
      const value = column[n] as number;
      // NaN is in no range.
      if (!(value >= from && value <= to)) miss(misses, first + n, filter);
    }
  }

  private requireValue(id: string, wanted: Wanted, misses: Uint8Array, filter: number): void {
    const found = this.parameter(id);
    const { from, to } = found ?? { from: 0, to: 0 };
    for (let row = 0; row < from; row++) miss(misses, row, filter);
    for (let row = to; row < misses.length; row++) miss(misses, row, filter);
    if (!found) return;
    const { kind, values } = found.parameter;
    if (kind === 'number') {
      const range = 'from' in wanted ? wanted : { from: Infinity, to: -Infinity };
      return this.requireRange(this.column(`number.${id}`), range, misses, filter, from);
    }
    const isWanted = Uint8Array.from(['', ...values], (value, n) =>
      n > 0 && 'values' in wanted && wanted.values.has(value) ? 1 : 0,
    );
    const isSingle = kind === 'string' || kind === 'list';
    const column = this.column(isSingle ? `code.${id}` : `codes.${id}`);
    const at = isSingle ? null : this.column(`codeAt.${id}`);
    for (let row = from; row < to; row++) {
      const n = row - from;
      // No part of the column is taken out for each row: that would take ten times as long.
      let isFitting = false;
      const end = at ? (at[n + 1] as number) : n + 1;
      for (let code = at ? (at[n] as number) : n; code < end && !isFitting; code++)
        isFitting = isWanted[column[code] as number] === 1;
      if (!isFitting) miss(misses, row, filter);
    }
  }
}
