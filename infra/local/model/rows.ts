import { parseCut } from './cut-json.ts';

/** A JSON object of a result. What is not there, or is of another type, reads as nothing. */
export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path: `store.name`. */
const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRow(value) ? value[key] : undefined), row);

export const textAt = (row: Row, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' ? value : '';
};
export const numberAt = (row: Row, path: string): number | null => {
  const value = valueAt(row, path);
  return typeof value === 'number' ? value : null;
};
export const rowAt = (row: Row, path: string): Row => {
  const value = valueAt(row, path);
  return isRow(value) ? value : {};
};
export const rowsAt = (row: Row, path: string): Row[] => {
  const value = valueAt(row, path);
  return Array.isArray(value) ? value.filter(isRow) : [];
};

/** The result of a call. `rows` are those of a list, `item` the record of a single one. */
export type Result = {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  item: Row;
  body: Row;
  refusal: string | null;
};

/** A client may send text that is JSON already as a JSON string. */
const parse = (text: string): Row => {
  const value = parseCut(text);
  if (typeof value === 'string' && value !== text) return parse(value);
  return isRow(value) ? value : {};
};

export const resultOf = (text: string): Result => {
  const body = parse(text);
  const rows = rowsAt(body, 'data');
  const total = numberAt(body, 'total') ?? rows.length + (numberAt(body, 'left_off') ?? 0);
  const refusal = isRow(body['error']) ? textAt(body, 'error.message') || textAt(body, 'error.code') : null;
  return { rows, total, item: isRow(body['data']) ? body['data'] : body, body, refusal };
};

/** A figure of statistics: of all pages, or of the rows that have it; null for those who may not see it. */
export const sumOf = ({ body, rows }: Result, figure: string): number | null => {
  const total = numberAt(body, `totals.${figure}`);
  if (total !== null) return total;
  const numbers = rows.map((row) => numberAt(row, `figures.${figure}`)).filter((number) => number !== null);
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
};
