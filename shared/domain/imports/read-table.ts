import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { importLimits, type Table, TableError } from './table.ts';

/** PK and the number of a record: a text may begin with the letters. */
const isZip = ([first, second, third = 0]: Uint8Array): boolean => first === 0x50 && second === 0x4b && third < 9;
/** The format of XLS, and of encrypted workbooks. */
const isCompound = ([first, second, third]: Uint8Array): boolean => first === 0xd0 && second === 0xcf && third === 0x11;

/** The rows of a CSV, TSV or XLSX file, whose content must be what its name says. Throws TableError. */
export const readTable = (name: string, bytes: Uint8Array): Table => {
  if (bytes.length === 0) throw new TableError('empty');
  if (bytes.length > importLimits.fileBytes) throw new TableError('file-too-large');
  if (isCompound(bytes)) throw new TableError('old-workbook');
  if (!/\.xlsx$/i.test(name)) {
    if (isZip(bytes)) throw new TableError('not-text');
    return parseCsv(decodeText(bytes));
  }
  if (!isZip(bytes)) throw new TableError('not-workbook');
  return readWorkbook(bytes);
};
