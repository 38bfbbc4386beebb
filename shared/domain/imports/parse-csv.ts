import Papa from 'papaparse';
import { guessDelimiter } from './guess-delimiter.ts';
import { type Delimiter, delimiters } from './reading.ts';
import { TableError } from './table.ts';

/** The delimiter of CSV text, and the text with LF as its line ends, without a line that only names the delimiter. */
export const delimited = (
  written: string,
  chosen?: Delimiter,
): { text: string; delimiter: Delimiter; isSure: boolean } => {
  const text = written.replaceAll(/\r\n?/g, '\n');
  const [line = '', sign] = /^sep=([;,\t|])\n/i.exec(text) ?? [];
  const named = delimiters.find((each) => each === sign);
  const rest = text.slice(line.length);
  const delimiter = chosen ?? named;
  return { text: rest, ...(delimiter ? { delimiter, isSure: true } : guessDelimiter(rest)) };
};

/**
 * Gives each row of CSV text (RFC 4180) with its number, whose lines end with LF. A quote begins a quoted cell at the
 * start of a cell only; elsewhere it is a character. Formulas stay text. Throws TableError.
 */
export const parseCsv = (text: string, delimiter: Delimiter, add: (number: number, cells: string[]) => void): void => {
  let number = 0;
  // Row by row, because a file may consist of millions of empty rows.
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      number += 1;
      if (errors.length > 0) throw new TableError('open-quote', number);
      add(number, data);
    },
  });
};
