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
 * Lines of a CSV file for spreadsheets, quoted as RFC 4180 says. Text that could run as a formula is prefixed with an
 * apostrophe (OWASP, "CSV injection"), except a phone number of digits and spaces, which computes nothing. So is a part
 * of a text that starts a cell in a spreadsheet with another separator.
 */
export const csvLines = (
  rows: readonly (readonly Cell[])[],
  language: CsvLanguage,
  separator: Separator = separators[language],
): string => rows.map((row) => `${row.map((cell) => field(cell, language, separator)).join(separator)}\r\n`).join('');

/** With the full-width signs, which Asian spreadsheets read as the others. */
const startsAsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
const phone = /^\+\d+(?: \d+)*$/;
/** After any separator or line break: the quotes around a text count only for a reader with this file's separator. */
const startsInside = /([,;\t\r\n])(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const field = (cell: Cell, language: CsvLanguage, separator: Separator): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') {
    const digits = typeof cell === 'number' ? String(cell) : cell.decimal.toFixed(2);
    return language === 'en' ? digits : digits.replace('.', ',');
  }
  const inside = cell.replaceAll(startsInside, (sign) => (sign === separator ? sign : `${sign}'`));
  const escaped = startsAsFormula.test(cell) && !phone.test(cell) ? `'${inside}` : inside;
  return /["\r\n]/.test(escaped) || escaped.includes(separator) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};
