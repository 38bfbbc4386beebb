import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

/** The second line: the first is the empty header. */
const row = (...cells: Parameters<typeof csv>[1][number]) => csv([], [cells]).split('\r\n')[1];

describe('a CSV file for spreadsheets', () => {
  test('starts with a byte order mark, separates values by semicolons and ends every line with CRLF', () =>
    expect(csv(['Store', 'Worked'], [['Praha 4', 454]])).toBe('\uFEFFStore;Worked\r\nPraha 4;454\r\n'));

  test('quotes values with separators, quotes or line breaks, doubles quotes and leaves null empty', () =>
    expect(row('a;b', 'say "hi"', 'two\nlines', null)).toBe('"a;b";"say ""hi""";"two\nlines";'));

  test.each(['=1+1', '+420 777', '-2', '@SUM(A1)', '\tx', ' =1+1'])(
    'prefixes %j with an apostrophe, so that a spreadsheet does not run it as a formula',
    (text) => expect(row(text)).toMatch(/^"?'/),
  );

  test('does not prefix negative numbers', () => expect(row(-2, 0)).toBe('-2;0'));
});
