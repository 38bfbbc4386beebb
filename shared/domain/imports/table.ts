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

/** Why a file cannot be read. `row` is where, as a spreadsheet counts rows, if it is known. */
export class TableError extends Error {
  readonly fault: TableFault;
  readonly row: number | null;
  constructor(fault: TableFault, row: number | null = null) {
    super(fault);
    this.name = 'TableError';
    this.fault = fault;
    this.row = row;
  }
}

/** `number` is the row's number in a spreadsheet: the first row of the file is 1. */
export type TableRow = { number: number; cells: string[] };
export type Table = { header: string[]; rows: TableRow[] };
/** A row after its check: the entry that it describes, or its issues. People recognise it by its `name`. */
export type CheckedRow<E, I> = { number: number; name: string; entry: E | null; issues: I[] };

/**
 * Collects rows within the limits and leaves out empty ones. The first row with text is the header. `add` and `end`
 * throw TableError.
 */
export const createTable = () => {
  let header: string[] | undefined;
  const rows: TableRow[] = [];
  const add = (number: number, written: readonly string[]): void => {
    const cells = written.map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    if (number > importLimits.lastRow) throw new TableError('too-many-rows');
    if (cells.length > importLimits.columns) throw new TableError('too-many-columns', number);
    if (cells.some((cell) => cell.length > importLimits.cell)) throw new TableError('cell-too-long', number);
    if (!header) header = cells;
    else if (rows.length === importLimits.rows) throw new TableError('too-many-rows', number);
    else rows.push({ number, cells });
  };
  const end = (): Table => {
    if (!header || rows.length === 0) throw new TableError('no-rows');
    return { header, rows };
  };
  return { add, end };
};
