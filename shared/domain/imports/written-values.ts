import { addDays } from '../days.ts';

/** Whole koruny and their decimals: 1234,5 · 1.234,50 · 1,234.50 · 1,000,000. */
const pricePatterns = [
  /^(\d+)(?:[.,](\d{1,2}|\d{4,}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
];
/**
 * “1 234,50 Kč”, “CZK 49.90” and “249,-” in haléř; further decimals are rounded, halves up. Null of another text. One
 * separator before three digits is none: “1.234” may mean thousands, or decimals that a spreadsheet calculated. A numeric
 * cell of a workbook is no such text (cell-text.ts).
 */
export const writtenHaler = (written: string): number | null => {
  const number = written
    .replaceAll(/^(?:kč|czk)|(?:kč|kc|czk)$/gi, '')
    .replaceAll(/[ '’]/g, '')
    .replace(/[.,][-–—]{1,2}$/, '');
  const [, koruny = '', decimals = ''] = pricePatterns.map((pattern) => pattern.exec(number)).find(Boolean) ?? [];
  const digits = decimals.padEnd(3, '0');
  const whole = Number(`${koruny.replaceAll(/\D/g, '')}${digits.slice(0, 2)}`);
  return koruny === '' ? null : whole + (Number(digits[2]) >= 5 ? 1 : 0);
};

const datePatterns = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)(?: ?г\.?)?$/,
];
/**
 * 2027-03-31, 2027/3/31, 31.3.2027, 31.03.27, each also with a time, as YYYY-MM-DD. Null of another text, as of
 * “04/05/2027”: the month is its first or its second part.
 */
export const writtenDay = (written: string): string | null => {
  const text = written.replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '');
  const { year = '', month = '', day = '' } = datePatterns.map((each) => each.exec(text)?.groups).find(Boolean) ?? {};
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
};

/** Whether YYYY-MM-DD is a day of this century. */
export const isDay = (written: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written)) && addDays(written, 0) === written;
