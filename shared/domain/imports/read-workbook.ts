import { strFromU8, unzipSync } from 'fflate';
import { createTable, importLimits, type Table, TableError } from './table.ts';

/**
 * The first sheet of an XLSX workbook. Numbers are read in full, a formula as the value that was stored with it. Only
 * the parts that are needed are unpacked, and only after their declared sizes were checked; a part that is longer is cut
 * there. Throws TableError.
 */
export const readWorkbook = (bytes: Uint8Array): Table => {
  const parts = unpack(bytes);
  const read = (name: string): string => {
    const part = parts[name];
    return part ? xmlOf(part) : '';
  };
  const sheet = read(firstSheet(read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')));
  if (sheet === '') throw new TableError('not-workbook');
  const shared = sharedTexts(read('xl/sharedStrings.xml'));
  const table = createTable();
  let number = 0;
  for (const [, attributes = '', content = ''] of sheet.matchAll(
    /<(?:\w+:)?row\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs,
  )) {
    // Numbers only grow. A row without one follows the row before it.
    const written = Number(attribute(attributes, 'r'));
    number = Number.isSafeInteger(written) && written > number ? written : number + 1;
    table.add(number, cellsOf(content, shared, number));
  }
  return table.end();
};

const needed = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let entries = 0;
  let unpacked = 0;
  const isWithin = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    entries += 1;
    if (entries > importLimits.entries) throw new TableError('unpacks-too-large');
    if (!needed.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > importLimits.unpackedBytes) throw new TableError('unpacks-too-large');
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isWithin });
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('damaged');
  }
};

/** A document type may declare entities that expand without a bound. No workbook has one. */
const xmlOf = (part: Uint8Array): string => {
  const xml = strFromU8(part);
  if (/<!DOCTYPE/i.test(xml)) throw new TableError('damaged');
  return xml;
};

/** The path of the sheet that the workbook names first. */
const firstSheet = (workbook: string, relations: string): string => {
  const [, sheet = ''] = /<(?:\w+:)?sheet\b([^>]*)/.exec(workbook) ?? [];
  const id = attribute(sheet, 'r:id');
  for (const [, relation = ''] of relations.matchAll(/<(?:\w+:)?Relationship\b([^>]*)/g)) {
    const target = attribute(relation, 'Target');
    if (id !== null && target !== null && attribute(relation, 'Id') === id)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
};

const attribute = (attributes: string, name: string): string | null => {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? null : textOf(value);
};

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const textOf = (xml: string): string =>
  xml.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? written;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );

/** The text of all runs of a rich text, without its phonetic guide. */
const runs = (xml: string): string =>
  [...xml.replaceAll(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '').matchAll(/<(?:\w+:)?t\b[^>]*>([^<]*)/g)]
    .map(([, text = '']) => textOf(text))
    .join('');

const sharedTexts = (xml: string): string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs)].map(([, content = '']) => runs(content));

const cellsOf = (row: string, shared: readonly string[], number: number): string[] => {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs)) {
    const value = valueOf(attribute(attributes, 't'), content, shared);
    const column = columnOf(attribute(attributes, 'r')) ?? cells.length;
    if (value === '') continue;
    if (column >= importLimits.columns) throw new TableError('too-many-columns', number);
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }
  return cells;
};

/** The position of a cell like AB12, from zero. */
const columnOf = (reference: string | null): number | null => {
  const [columnName] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (columnName === undefined) return null;
  return columnName.split('').reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0) - 1;
};

const valueOf = (type: string | null, content: string, shared: readonly string[]): string => {
  if (type === 'inlineStr') return runs(content);
  const [, raw = ''] = /<(?:\w+:)?v\b[^>]*>([^<]*)/.exec(content) ?? [];
  const value = textOf(raw);
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'e':
      return '';
    case null:
    case 'n':
      return withoutExponent(value);
    default:
      return value;
  }
};

/** A phone number that Excel took for a number may be stored as 4.20777000001E11. */
const withoutExponent = (written: string): string => {
  const number = Number(written);
  return written !== '' && Number.isSafeInteger(number) ? String(number) : written;
};
