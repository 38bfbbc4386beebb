/** A number that a file writes with two decimals: hours or Kč. */
export type Decimal = { decimal: number };
export type Cell = string | number | Decimal | null;

/**
 * RFC 4180 has commas. Czech and Russian spreadsheets read them as decimal commas and expect semicolons: otherwise they
 * show each row in one column. They read a number with a decimal point as text.
 */
const separators = { en: ',', cs: ';', ru: ';' } as const;
export type CsvLanguage = keyof typeof separators;
export type Separator = ',' | ';' | '\t' | '|';

/** So that Excel reads UTF-8. */
const byteOrderMark = '\uFEFF';

/** Begins the file. */
export const csvHead = (head: readonly string[], language: CsvLanguage, separator?: Separator): string =>
  byteOrderMark + csvLines([head], language, separator);

/**
 * Lines of a CSV file for spreadsheets, quoted as RFC 4180 says. Text that could run as a formula is `guarded` (OWASP,
 * "CSV injection"), except a phone number of digits and spaces, which computes nothing.
 */
export const csvLines = (
  rows: readonly (readonly Cell[])[],
  language: CsvLanguage,
  separator: Separator = separators[language],
): string => rows.map((row) => `${row.map((cell) => field(cell, language, separator)).join(separator)}\r\n`).join('');

/**
 * A cell of a file, with apostrophes where a spreadsheet could run a formula: at its start, and after each separator but
 * the file's own, or a line break. The quotes around a text count only for a reader with this file's separator. Without
 * a separator, as in a workbook, after each of them. An apostrophe that stands there already is doubled, so `unguarded`
 * returns the same text.
 */
export const guarded = (text: string, separator?: Separator): string => {
  const inside = text.replaceAll(startsInside, (start, sign: string) =>
    start === separator ? start : start.replace(sign, `${sign}'`),
  );
  return startsAsFormula.test(text) && !phone.test(text) ? `'${inside}` : inside;
};

/** The text without the apostrophes of `guarded`, whatever its separator was. */
export const unguarded = (text: string): string => {
  const inside = text.replaceAll(startsInside, '$1');
  return startsAsFormula.test(text) && text.startsWith("'") ? inside.slice(1) : inside;
};

// Each looks past apostrophes, so a text begins as a formula at the same places with and without its guards.
/** With the full-width signs, which Asian spreadsheets read as the others. */
const startsAsFormula = /^(?:'*[\t\r\n]|[\s']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
const startsInside = /(\r\n|[,;\t\r\n])'?(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const phone = /^\+\d+(?: \d+)*$/;

const field = (cell: Cell, language: CsvLanguage, separator: Separator): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') {
    const digits = typeof cell === 'number' ? String(cell) : cell.decimal.toFixed(2);
    return language === 'en' ? digits : digits.replace('.', ',');
  }
  const escaped = guarded(cell, separator);
  return /["\r\n]/.test(escaped) || escaped.includes(separator) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};
