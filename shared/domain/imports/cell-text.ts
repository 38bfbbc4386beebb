import { format, getFormatFromId, getFormatInfo, isValidFormat } from 'numfmt';
import { dayOfSerial } from './serial-day.ts';
import { attribute } from './xml.ts';

/** How the cells of a style show their number, as far as it changes what the number means. */
export type NumberFormat = { shows: 'day' | 'percent' | 'digits' | 'number'; code: string };

/** Characters of a format in Excel. */
const longest = 255;

/** The formats of the cells' styles, in the order by which cells name them. `styles` is the part `xl/styles.xml`. */
export const formatsOf = (styles: string): NumberFormat[] => {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b([^>]*)/g)].map(([, numFmt = '']) => [
      attribute(numFmt, 'numFmtId'),
      attribute(numFmt, 'formatCode') ?? '',
    ]),
  );
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)/g)].map(([, xf = '']) => {
    const id = attribute(xf, 'numFmtId');
    const code = own.get(id) ?? getFormatFromId(Number(id)) ?? '';
    return { shows: shownBy(code), code };
  });
};

const shownBy = (code: string): NumberFormat['shows'] => {
  if (code.length > longest || !isValidFormat(code)) return 'number';
  const { type, isPercent, maxDecimals } = getFormatInfo(code);
  if (type === 'date' || type === 'datetime') return 'day';
  if (isPercent) return 'percent';
  // Some formats fill a number with zeros at its left, as those of personal numbers and of barcodes.
  return type === 'number' && maxDecimals === 0 && /^\D*0/.test(format(code, 1)) ? 'digits' : 'number';
};

/**
 * The text that a number stands for in a cell: a day, a percent with its sign, digits with their leading zeros, or the
 * number in full. A spreadsheet counts with 15 digits; a phone number that it took for one may be stored as
 * 4.20777000001E11. Three decimals get a zero, so that their point does not look like one of thousands.
 */
export const cellTextOf = (stored: string, style?: NumberFormat, dates1904 = false): string => {
  const number = stored === '' ? NaN : Number(stored);
  if (!Number.isFinite(number)) return stored;
  switch (style?.shows) {
    case 'day':
      return dayOfSerial(number, dates1904) ?? decimal(number);
    case 'percent':
      return `${decimal(number * 100)} %`;
    case 'digits':
      return Number.isSafeInteger(number) ? format(style.code, number) : decimal(number);
    default:
      return decimal(number);
  }
};

const decimal = (number: number): string => {
  if (Number.isSafeInteger(number)) return String(number);
  const precise = Number(number.toPrecision(15));
  const text = Math.abs(precise) < 1e-6 || Math.abs(precise) >= 1e21 ? precise.toFixed(15) : String(precise);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};
