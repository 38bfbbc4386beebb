import Papa from 'papaparse';
import { createTable, type Table, TableError } from './table.ts';

const delimiters = [';', ',', '\t'] as const;

/**
 * Rows of CSV text (RFC 4180), separated by semicolons, commas or tabs, with any line ends. A quote begins a quoted cell
 * at the start of a cell only; elsewhere it is a character. Formulas stay text. Throws TableError.
 */
export const parseCsv = (written: string): Table => {
  const { text, delimiter } = withDelimiter(written.replaceAll(/\r\n?/g, '\n'));
  const table = createTable();
  let number = 0;
  // Row by row, because a file may consist of millions of empty rows.
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      number += 1;
      if (errors.length > 0) throw new TableError('open-quote', number);
      table.add(number, data);
    },
  });
  return table.end();
};

/** Excel writes the delimiter into a line of its own before the header: `sep=;`. */
const withDelimiter = (text: string) => {
  const [line = '', delimiter] = /^sep=([;,\t])\n/i.exec(text) ?? [];
  return delimiter ? { text: text.slice(line.length), delimiter } : { text, delimiter: mostFrequent(text) };
};

/** The delimiter that occurs most often in the first line with text, outside of quotes. */
const mostFrequent = (text: string): string => {
  const [line = ''] = /\S[^\n]*/.exec(text) ?? [];
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string) => unquoted.split(delimiter).length;
  return delimiters.reduce((best, each) => (times(each) > times(best) ? each : best));
};
