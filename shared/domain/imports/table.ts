import type { Reading } from './reading.ts';

/** What a file may contain. A workbook is compressed, so its unpacked size has a bound of its own. */
export const importLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  /** Files in the archive of a workbook. */
  entries: 1000,
  /** Without the header. */
  rows: 10_000,
  /** Of a sheet, as Excel counts rows. */
  lastRow: 1_048_576,
  columns: 50,
  /** The first rows with text of which one may be the header. */
  headerWithin: 10,
  /** Characters of a cell. */
  cell: 1000,
  /** Rows of a request that checks them, and of one that writes them, each in a transaction of its own. */
  checkedAtOnce: 50,
  writtenAtOnce: 20,
} as const;

export type TableFault =
  | 'empty'
  | 'file-too-large'
  | 'not-text'
  | 'not-workbook'
  | 'old-workbook'
  | 'damaged'
  | 'unpacks-too-large'
  | 'open-quote'
  | 'no-rows'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long';

/**
 * Why a file cannot be read. `row` is where, as a spreadsheet counts rows, if it is known. `reading` is how it was read
 * until then, if another reading may help.
 */
export class TableError extends Error {
  readonly fault: TableFault;
  readonly row: number | null;
  readonly reading: Reading | null;
  constructor(fault: TableFault, row: number | null = null, reading: Reading | null = null) {
    super(fault);
    this.name = 'TableError';
    this.fault = fault;
    this.row = row;
    this.reading = reading;
  }
}

/**
 * `number` is the row's number in a spreadsheet: the first row of the file is 1. In a workbook with `dates1904`, a
 * number that means a day counts from 1904-01-01.
 */
export type TableRow = { number: number; cells: string[]; dates1904?: true };
/** `header` is empty if the file has none. */
export type Table = { header: string[]; rows: TableRow[] };
/** A row after its check: the entry that it describes, or its issues. People recognise it by its `name`. */
export type CheckedRow<E, I> = { number: number; name: string; entry: E | null; issues: I[] };
