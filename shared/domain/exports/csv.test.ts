import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, csvHead, csvLines, guarded, unguarded } from './csv.ts';

const row = (...cells: Cell[]) => csvLines([cells], 'cs');

describe('a CSV file for spreadsheets', () => {
  test('starts with a byte order mark, separates values and ends every line with CRLF', () =>
    expect(csvHead(['Store', 'Worked'], 'cs') + row('Praha 4', 454)).toBe('\uFEFFStore;Worked\r\nPraha 4;454\r\n'));

  test('has commas in English, and semicolons where a comma is the decimal point', () =>
    expect((['en', 'cs', 'ru'] as const).map((language) => csvLines([['a,b', 'c;d']], language))).toEqual([
      '"a,b",c;d\r\n',
      'a,b;"c;d"\r\n',
      'a,b;"c;d"\r\n',
    ]));

  test('quotes values with separators, quotes or line breaks, doubles quotes and leaves null empty', () =>
    expect(row('a;b', 'say "hi"', 'two\nlines', null)).toBe('"a;b";"say ""hi""";"two\nlines";\r\n'));

  test.each([
    '=1+1',
    '+420 777-1',
    '+420+1',
    '+1 ',
    '-2',
    '＝1+1',
    '＋1',
    ' －1',
    '＠SUM(A1)',
    '\n1',
    '@SUM(A1)',
    '\tx',
    ' =1+1',
    '\u00A0=1',
  ])('prefixes %j with an apostrophe, so that a spreadsheet does not run it as a formula', (text) =>
    expect(row(text)).toMatch(/^"?'/),
  );

  test.each(['+420777123456', '+420 777 123 456'])('keeps the phone number %s', (text) =>
    expect(row(text)).toBe(`${text}\r\n`),
  );

  test('has the decimal sign of the language in numbers', () =>
    expect((['en', 'cs', 'ru'] as const).map((language) => csvLines([[180.5, -2]], language))).toEqual([
      '180.5,-2\r\n',
      '180,5;-2\r\n',
      '180,5;-2\r\n',
    ]));

  test('has two decimals where they are asked for, and semicolons in English for payroll programs', () => {
    const cells = [[{ decimal: 7.5 }, { decimal: -22 / 3 }, { decimal: 0 }, '=1;2']];
    expect(csvLines(cells, 'cs')).toBe('7,50;-7,33;0,00;"\'=1;2"\r\n');
    expect(csvLines(cells, 'en', ';')).toBe('7.50;-7.33;0.00;"\'=1;2"\r\n');
  });

  test('does not prefix negative numbers', () => expect(row(-2, 0)).toBe('-2;0\r\n'));

  /** A reader of RFC 4180. */
  const parse = (text: string, separator: string): string[][] => {
    const rows: string[][] = [[]];
    const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n)`, 'gy');
    for (const [, quoted, plain = '', end] of text.matchAll(pattern)) {
      rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
      if (end === '\r\n') rows.push([]);
    }
    return rows.slice(0, -1);
  };
  const formulaStart = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', ' =', '\n@', 'ž');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(formulaStart, fc.string({ unit: fc.constantFrom('=', '"', ';', ',', '\r', '\n', 'ř', '1') }))
      .map((parts) => parts.join('')),
  );

  const startsAsFormula = (cell: string) =>
    !/^\+[\d ]*\d$/.test(cell) && ('=+-@＝＋－＠'.includes(cell.trimStart()[0] ?? 'x') || /^[\t\r\n]/.test(cell));
  const languages = fc.constantFrom('en' as const, 'cs' as const);
  const anyRows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 4 });

  test('is read as it was written, except for apostrophes, and no cell begins as a formula', () =>
    fc.assert(
      fc.property(anyRows, languages, (rows, language) => {
        const read = parse(csvLines(rows, language), language === 'en' ? ',' : ';');
        expect(read.flat().filter(startsAsFormula)).toEqual([]);
        const plain = (all: readonly (readonly string[])[]) =>
          all.map((cells) => cells.map((cell) => cell.replaceAll("'", '')));
        expect(plain(read)).toEqual(plain(rows));
      }),
    ));

  /** The cells that a lenient reader, such as a spreadsheet, finds. */
  const cellsWith = (separator: string, lines: string): string[] => {
    const cells = [''];
    let isQuoted = false;
    // A quote at the start of a cell opens it, also before another one.
    for (let at = 0; at < lines.length; at++) {
      const [cell = '', sign = '', next] = [cells.at(-1), lines[at], lines[at + 1]];
      if (sign === '"' && isQuoted && next === '"') {
        cells[cells.length - 1] = `${cell}"`;
        at++;
      } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
      else if (!isQuoted && [separator, '\r', '\n'].includes(sign)) cells.push('');
      else cells[cells.length - 1] = cell + sign;
    }
    return cells;
  };

  test('has no cell that begins as a formula in a spreadsheet with another separator', () =>
    fc.assert(
      fc.property(anyRows, languages, fc.constantFrom(',', ';', '\t'), (rows, language, separator) => {
        const cells = cellsWith(separator, csvLines(rows, language));
        expect(cells.filter((cell) => /^\s*[=@＝＋－＠-]/.test(cell))).toEqual([]);
      }),
    ));

  test.each([
    ['en', 'Jan;=WEBSERVICE("x");', '"Jan;\'=WEBSERVICE(""x"");"'],
    ['cs', 'Jan, =1+1', "Jan,' =1+1"],
    ['cs', 'Jan,"=1+1"', '"Jan,\'""=1+1"""'],
    ['cs', 'first\n=1+1', '"first\n\'=1+1"'],
    ['en', 'Praha 4, -1. patro', '"Praha 4, -1. patro"'],
  ] as const)('in %s, %j has an apostrophe where another separator begins a formula', (language, cell, written) =>
    expect(csvLines([[cell]], language)).toBe(`${written}\r\n`),
  );

  test.each([
    ['=1', undefined, "'=1"],
    ["'=1", undefined, "''=1"],
    ["' =1", ',', "'' =1"],
    ["'Nutella, 'x'", ',', "'Nutella, 'x'"],
    ['a,=1', ',', 'a,=1'],
    ["a,'=1", ',', "a,''=1"],
    ["a,'=1", ';', "a,''=1"],
    ['a;=1\r\n-2', ',', "a;'=1\r\n'-2"],
    ['a,=1;=2', undefined, "a,'=1;'=2"],
    ["'+420 777 000 001", ',', "''+420 777 000 001"],
  ] as const)('%j is guarded for the separator %j as %j, and read back', (written, separator, guard) => {
    expect(guarded(written, separator)).toBe(guard);
    expect(unguarded(guard)).toBe(written);
  });

  test('the guard of any text is taken off again, with any separator', () => {
    const part = fc.oneof(
      text,
      fc.string({ unit: fc.constantFrom("'", '=', '"', ';', ',', '\t', '\r', '\n', ' ', 'a') }),
    );
    fc.assert(
      fc.property(part, fc.constantFrom(',' as const, ';' as const, undefined), (written, separator) => {
        expect(unguarded(guarded(written, separator))).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });
});
