import { importLimits, type Table, TableError, type TableRow } from './table.ts';

/**
 * Collects rows within the limits and leaves out empty ones. `header` is the number of the row with the names of the
 * columns; 0 for a file without one; without it, the row is guessed. `add` and `end` throw TableError.
 */
export const collectRows = (header?: number) => {
  const rows: TableRow[] = [];
  const first = () => rows.slice(0, importLimits.headerWithin);
  const add = ({ cells: written, ...row }: TableRow): void => {
    const cells = written.map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    const { number } = row;
    if (number > importLimits.lastRow) throw new TableError('too-many-rows');
    if (cells.length > importLimits.columns) throw new TableError('too-many-columns', number);
    if (cells.some((cell) => cell.length > importLimits.cell)) throw new TableError('cell-too-long', number);
    if (rows.length > importLimits.rows + importLimits.headerWithin) throw new TableError('too-many-rows', number);
    rows.push({ ...row, cells });
  };
  /** The place of the header among the rows; -1 for a file without one. */
  const place = (): number => {
    if (header === 0) return -1;
    const chosen = first().findIndex(({ number }) => number === header);
    return chosen === -1 ? guessedPlace(first().slice(0, Math.max(1, rows.length - 1))) : chosen;
  };
  const end = (): Table => {
    const below = rows.slice(place() + 1);
    if (below.length === 0) throw new TableError('no-rows');
    const beyond = below[importLimits.rows];
    if (beyond) throw new TableError('too-many-rows', beyond.number);
    return { header: rows[place()]?.cells ?? [], rows: below };
  };
  /** The number of the header, and whether it is certain. */
  const headed = () => {
    const { number = 0, cells = [] } = rows[place()] ?? {};
    return { header: number, isSure: header !== undefined || (place() === 0 && !cells.some(isValue)) };
  };
  return { add, end, first, headed };
};

/** A title above the header fills at most half of the columns, and something must stand below the header. */
const guessedPlace = (first: readonly TableRow[]): number => {
  const filled = first.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  return filled.findIndex((count) => count * 2 > Math.max(...filled));
};

/** A number, a date, a phone or an e-mail: no name of a column. */
const isValue = (cell: string): boolean => /^[+\d][\d\s.,/:()-]*$|\S@\S/.test(cell);
