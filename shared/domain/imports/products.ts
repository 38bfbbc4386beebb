import { cleanLine, cleanLines } from '../clean-text.ts';
import { unguarded } from '../exports/csv.ts';
import { foldText } from '../fold-text.ts';
import { barcodeIssue } from '../products/barcode.ts';
import { type VatRate, vatRates } from '../vat/vat.ts';
import { type Columns, foldHeader, startsFormula } from './columns.ts';
import { includesVat, type ProductImportField, type ProductImportIssue } from './product-columns.ts';
import { dayOfSerial } from './serial-day.ts';
import type { CheckedRow, TableRow } from './table.ts';
import { isDay, writtenDay, writtenHaler } from './written-values.ts';

/** A product as a row describes one: only what its cells say. */
export type ImportedProduct = {
  /** The row's number in the spreadsheet. */
  row: number;
  sku: string;
  name?: string;
  barcode?: string;
  barcode_unchecked?: boolean;
  /** Haléř. */
  price?: number;
  vat_rate?: VatRate;
  vat_included?: boolean;
  /** Pieces. */
  stock?: number;
  /** A name in any language of the app, or a path of names: “Root › Child”. */
  category?: string;
  /** A name in any language of the app. */
  type?: string;
  /** Millimetres. */
  height?: number;
  length?: number;
  width?: number;
  /** Grams. */
  weight?: number;
  expiration_date?: string;
  active?: boolean;
  description?: string;
};
type CheckedProduct = CheckedRow<ImportedProduct, ProductImportIssue>;

/**
 * Checks each row by itself, and that no two rows have one SKU. The first row with a SKU keeps it. Without a column that
 * says whether prices include VAT, the header of the prices does.
 */
export const checkProductRows = (
  rows: readonly TableRow[],
  columns: Columns<ProductImportField>,
  header: readonly string[] = [],
): CheckedProduct[] => {
  const ofPrices = columns.includes('vat_included') ? undefined : includesVat(header[columns.indexOf('price')] ?? '');
  const checked = rows.map((row) => checkRow(row, columns, ofPrices));
  const repeated = repeatedSkus(checked.flatMap(({ entry }) => entry ?? []));
  return checked.map((row) => {
    const issue = repeated.get(row.number);
    return issue ? { ...row, entry: null, issues: [issue] } : row;
  });
};

/** The issues of rows whose SKU an earlier row has, whatever its case, by the number of the row. */
export const repeatedSkus = (
  rows: readonly Pick<ImportedProduct, 'row' | 'sku'>[],
): Map<number, ProductImportIssue> => {
  const sameSku = Map.groupBy(rows, ({ sku }) => foldText(sku));
  return new Map(
    [...sameSku.values()].flatMap(([first, ...others]) =>
      others.map(({ row }) => [row, { field: 'sku', issue: 'sku-repeated', value: String(first?.row) }] as const),
    ),
  );
};

const neededByNew = ['name', 'barcode', 'price', 'category', 'type', 'height', 'length', 'width', 'weight'] as const;

/** The issues of a row that is a new product. */
export const missingForNew = (product: ImportedProduct): ProductImportIssue[] =>
  neededByNew.filter((field) => product[field] === undefined).map((field) => ({ field, issue: 'missing', value: '' }));

const checkRow = (
  { number, cells, dates1904 }: TableRow,
  columns: Columns<ProductImportField>,
  vatIncluded: boolean | undefined,
): CheckedProduct => {
  const read = columns.flatMap((field, n) => {
    const cell = cells[n] ?? '';
    const written = (field === 'description' ? cleanLines : cleanLine)(unguarded(cell));
    return field === null || written === ''
      ? []
      : [{ field, written, value: readers[field](written, { cell, dates1904 }) }];
  });
  const values = Object.fromEntries(read.map(({ field, value }) => [field, value])) as Partial<ImportedProduct>;
  if (values.price !== undefined && vatIncluded !== undefined) values.vat_included = vatIncluded;
  const issues: ProductImportIssue[] = read.flatMap(({ field, value }) =>
    typeof value === 'object' ? [{ field, ...value }] : [],
  );
  if (values.sku === undefined) issues.push({ field: 'sku', issue: 'missing', value: '' });
  const barcode = typeof values.barcode === 'string' && values.barcode_unchecked !== true ? values.barcode : null;
  const wrong = barcode === null ? null : barcodeIssue(barcode);
  if (wrong)
    issues.push({ field: 'barcode', issue: wrong.key, value: 'params' in wrong ? `${wrong.params.digit}` : '' });
  if (values.vat_rate === 'reverse' && values.vat_included === true)
    issues.push({ field: 'vat_included', issue: 'reverse-with-vat', value: '' });
  const name = read.find(({ field }) => field === 'name') ?? read.find(({ field }) => field === 'sku');
  return {
    number,
    name: name?.written ?? '',
    entry: issues.length > 0 ? null : ({ ...values, row: number } as ImportedProduct),
    issues,
  };
};

type Fault = Omit<ProductImportIssue, 'field'>;
/** A text of a cell. `cell` is as the file has it; `dates1904` says from when the numbers of days count (table.ts). */
type Read = (written: string, from: { cell: string; dates1904: true | undefined }) => string | number | boolean | Fault;

/** Of a text that people write: it is exported, too. */
const line =
  (maximum: number): Read =>
  (written, from) =>
    startsFormula(from.cell) ? { issue: 'formula', value: written } : text(maximum)(written, from);
const text =
  (maximum: number): Read =>
  (written) =>
    written.length > maximum ? { issue: 'too-long', value: String(maximum) } : written;

/** A whole number, also with zeros as decimals, that a unit may follow: `10`, `10,00 ks`. */
const whole =
  (issue: Fault['issue'], minimum: number, maximum: number, unit: RegExp): Read =>
  (written) => {
    const digits = written
      .replace(unit, '')
      .replaceAll(' ', '')
      .replace(/[.,](?:0{1,2}|0{4,})$/, '');
    const number = /^\d{1,10}$/.test(digits) ? Number(digits) : NaN;
    return number >= minimum && number <= maximum ? number : { issue, value: written };
  };
const millimetres = whole('size-wrong', 1, 100_000, /(?:mm|мм)$/i);

const price: Read = (written) => {
  const haler = writtenHaler(written) ?? NaN;
  return haler >= 1 && haler <= 1_000_000_00 ? haler : { issue: 'price-wrong', value: written };
};

/** A written day, or its number, which a workbook stores. */
const date: Read = (written, { dates1904 }) => {
  const number = /^\d{5}(?:\.\d+)?$/.test(written) ? dayOfSerial(Number(written), dates1904) : writtenDay(written);
  return number !== null && isDay(number) ? number : { issue: 'date-wrong', value: written };
};

const answers = new Map(
  Object.entries({
    yes: true,
    y: true,
    ano: true,
    a: true,
    да: true,
    // As spreadsheets write booleans into CSV in their language.
    true: true,
    pravda: true,
    истина: true,
    1: true,
    no: false,
    n: false,
    ne: false,
    нет: false,
    false: false,
    nepravda: false,
    ложь: false,
    0: false,
  }),
);
const yesOrNo: Read = (written) => answers.get(foldHeader(written)) ?? { issue: 'yes-or-no', value: written };

/** As the export writes them, with or without the sign, and as a cell with the format of a percentage stores them. */
const rates = new Map<string, VatRate>([
  ...vatRates.map((rate) => [rate, rate] as const),
  ['0 21', '21'],
  ['0 12', '12'],
  ...[
    'reverse charge',
    'pdp',
    'přenesená',
    'přenesená daň',
    'přenesená daňová povinnost',
    'přenesení daňové povinnosti',
    'обратное начисление',
  ].map((text) => [foldHeader(text), 'reverse'] as const),
]);
const vatRate: Read = (written) => rates.get(foldHeader(written)) ?? { issue: 'vat-rate-wrong', value: written };

const readers: Readonly<Record<ProductImportField, Read>> = {
  sku: line(40),
  name: line(200),
  barcode: line(40),
  barcode_unchecked: yesOrNo,
  price,
  vat_rate: vatRate,
  vat_included: yesOrNo,
  stock: whole('stock-wrong', 0, 10_000_000, /(?:ks|pcs|шт)\.?$/i),
  category: text(1000),
  type: text(1000),
  height: millimetres,
  length: millimetres,
  width: millimetres,
  weight: whole('weight-wrong', 1, 10_000_000, /(?:g|г)$/i),
  expiration_date: date,
  active: yesOrNo,
  description: text(5000),
};
