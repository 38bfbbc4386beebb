import writeXlsxFile, { type Cell as XlsxCell, type Row } from 'write-excel-file/node';
import type { Cell } from '#shared/domain/exports/csv.ts';
import type { ExportFile } from './export-file.ts';

/** Characters of a cell in Excel. */
const maxText = 32_767;
/**
 * Text is stored as text, so a spreadsheet never runs it as a formula and nothing is escaped. The library leaves out
 * what XML cannot hold.
 */
const cellOf = (cell: Cell): XlsxCell => {
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'object' && cell !== null)
    return { type: Number, value: Number(cell.decimal.toFixed(2)), format: '0.00' };
  const text = cell?.slice(0, maxText);
  return text ? { type: String, value: text in {} ? text + leftOut : text } : null;
};

/**
 * XML cannot hold it, so the library leaves it out of the file. Before that it looks texts up in an object, where the
 * name of a property of every object, such as “constructor”, would be found and break the file.
 */
const leftOut = '\u0000';

/** An Excel workbook with one sheet, whose first row stays visible. All rows are in memory until it is finished. */
export const xlsxFile = (title: string, head: readonly string[]): ExportFile => {
  const rows: Row[] = [head.map((value) => ({ type: String, value, fontWeight: 'bold' }))];
  return {
    add: (added) => {
      for (const cells of added) rows.push(cells.map(cellOf));
    },
    finish: () =>
      writeXlsxFile(rows, {
        sheet: title,
        stickyRowsCount: 1,
        columns: head.map((name) => ({ width: Math.max(18, name.length + 2) })),
      }).toBuffer(),
  };
};
