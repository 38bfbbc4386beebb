import type { Table } from './table.ts';
import { createTable, importLimits, TableError } from './table.ts';

const delimiters = [';', ',', '\t'] as const;

/**
 * Rows of CSV text (RFC 4180), separated by semicolons, commas or tabs. A quote begins a quoted cell at the start of a
 * cell only; elsewhere it is a character. Formulas stay text. Throws TableError.
 */
export const parseCsv = (written: string): Table => {
  const { text, delimiter } = withDelimiter(written);
  const table = createTable();
  let at = 0;
  for (let number = 1; at < text.length; number++) {
    const { cells, end } = readRecord(text, at, { delimiter, number });
    table.add(number, cells);
    at = end;
  }
  return table.end();
};

/** Excel writes the delimiter into a line of its own before the header: `sep=;`. */
const withDelimiter = (text: string) => {
  const [line = '', delimiter] = /^sep=([;,\t])\r?\n/i.exec(text) ?? [];
  return delimiter ? { text: text.slice(line.length), delimiter } : { text, delimiter: mostFrequent(text) };
};

/** The delimiter that occurs most often in the first line with text, outside of quotes. */
const mostFrequent = (text: string): string => {
  const [line = ''] = /\S[^\r\n]*/.exec(text) ?? [];
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string) => unquoted.split(delimiter).length;
  return delimiters.reduce((best, each) => (times(each) > times(best) ? each : best));
};

type Dialect = { delimiter: string; number: number };

const readRecord = (text: string, start: number, dialect: Dialect): { cells: string[]; end: number } => {
  const cells: string[] = [];
  for (let at = start; ; at++) {
    const cell = text[at] === '"' ? readQuoted(text, at, dialect) : { text: '', end: at };
    const end = endOfCell(text, cell.end, dialect.delimiter);
    cells.push(cell.text + text.slice(cell.end, end));
    // One more than the limit, so that the table reports the row.
    if (cells.length > importLimits.columns + 1 && cells.at(-1) !== '')
      throw new TableError('too-many-columns', dialect.number);
    at = end;
    if (text[at] !== dialect.delimiter) return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) };
  }
};

const endOfCell = (text: string, start: number, delimiter: string): number => {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
};

/** A doubled quote inside of a quoted cell is one quote. */
const readQuoted = (text: string, start: number, { number }: Dialect): { text: string; end: number } => {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) throw new TableError('open-quote', number);
    if (text[at + 1] !== '"') return { text: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
};
