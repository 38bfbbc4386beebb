import { guarded } from '../exports/csv.ts';
import { collectRows } from './collect-rows.ts';
import { decodeText } from './decode-text.ts';
import { delimited, parseCsv } from './parse-csv.ts';
import { openWorkbook } from './read-workbook.ts';
import type { Reading, ReadingChoice } from './reading.ts';
import { importLimits, type Table, TableError, type TableRow } from './table.ts';

/** PK and the number of a record: a text may begin with the letters. */
const isZip = ([first, second, third = 0]: Uint8Array): boolean => first === 0x50 && second === 0x4b && third < 9;
/** The format of XLS, and of encrypted workbooks. */
const isCompound = ([first, second, third]: Uint8Array): boolean => first === 0xd0 && second === 0xcf && third === 0x11;

type ReadTable = Table & { reading: Reading };

/**
 * The rows of a CSV, TSV or XLSX file, whose content must be what its name says, and how they were read. Throws
 * TableError.
 */
export const readTable = (name: string, bytes: Uint8Array, choice: ReadingChoice = {}): ReadTable => {
  if (bytes.length === 0) throw new TableError('empty');
  if (bytes.length > importLimits.fileBytes) throw new TableError('file-too-large');
  if (isCompound(bytes)) throw new TableError('old-workbook');
  if (!/\.xlsx$/i.test(name)) {
    if (isZip(bytes)) throw new TableError('not-text');
    return readText(bytes, choice);
  }
  if (!isZip(bytes)) throw new TableError('not-workbook');
  return readSheet(bytes, choice);
};

const readText = (bytes: Uint8Array, choice: ReadingChoice): ReadTable => {
  const { encoding, ...decoded } = decodeText(bytes, choice.encoding);
  const { text, delimiter, isSure } = delimited(decoded.text, choice.delimiter);
  const unsure = [...(decoded.isSure ? [] : ['encoding' as const]), ...(isSure ? [] : ['delimiter' as const])];
  return collected(choice, { text: { encoding, delimiter }, workbook: null, unsure }, (add) =>
    parseCsv(text, delimiter, (number, cells) => add({ number, cells: cells.map(withoutFormula) })),
  );
};

/** The text of `="00123"`, by which programs keep a spreadsheet from reading a number. As in a workbook, it is guarded. */
const withoutFormula = (cell: string): string => {
  const [, text] = /^\s*="([^"]*)"\s*$/.exec(cell) ?? [];
  return text === undefined ? cell : guarded(text);
};

const readSheet = (bytes: Uint8Array, choice: ReadingChoice): ReadTable => {
  const { sheets, first, read } = openWorkbook(bytes);
  const sheet = choice.sheet !== undefined && choice.sheet in sheets ? choice.sheet : first;
  return collected(choice, { text: null, workbook: { sheets, sheet }, unsure: [] }, (add) => read(sheet, add));
};

/** The rows that `read` adds. What another reading may mend is thrown with this one. */
const collected = (
  { header }: ReadingChoice,
  reading: Pick<Reading, 'text' | 'workbook' | 'unsure'>,
  read: (add: (row: TableRow) => void) => void,
): ReadTable => {
  const rows = collectRows(header);
  const readSoFar = (): Reading => {
    const headed = rows.headed();
    const unsure = [...reading.unsure, ...(headed.isSure ? [] : ['header' as const])];
    return { ...reading, header: headed.header, first: rows.first(), unsure };
  };
  try {
    read(rows.add);
    return { ...rows.end(), reading: readSoFar() };
  } catch (error) {
    throw error instanceof TableError ? new TableError(error.fault, error.row, readSoFar()) : error;
  }
};
