import { strFromU8, unzipSync } from 'fflate';
import { guarded } from '../exports/csv.ts';
import { cellTextOf, formatsOf, type NumberFormat } from './cell-text.ts';
import { importLimits, TableError, type TableRow } from './table.ts';
import { attribute, textOf } from './xml.ts';

type Workbook = {
  /** Names of the visible sheets, or of all if none is visible. */
  sheets: string[];
  /** The position of the first one with a value; programs leave an empty one before theirs. */
  first: number;
  /** Gives each row of a sheet. */
  read: (sheet: number, add: (row: TableRow) => void) => void;
};

/**
 * An XLSX workbook. A formula is read as the value that was stored with it, a number as `cellTextOf` says. Only the
 * parts that are needed are unpacked, and only after their declared sizes were checked; a part that is longer is cut
 * there. Opening and reading throw TableError.
 */
export const openWorkbook = (bytes: Uint8Array): Workbook => {
  const parts = unpack(bytes);
  const part = (name: string): string => {
    const content = parts[nameOf(name)];
    return content ? xmlOf(content) : '';
  };
  const workbook = part('xl/workbook.xml');
  const sheets = sheetsOf(workbook, part('xl/_rels/workbook.xml.rels')).filter(({ path }) => nameOf(path) in parts);
  if (sheets.length === 0) throw new TableError('not-workbook');
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : sheets;
  const book: Book = {
    shared: sharedTexts(part('xl/sharedStrings.xml')),
    formats: formatsOf(part('xl/styles.xml')),
    dates1904: isDates1904(workbook),
  };
  return {
    sheets: offered.map(({ name }) => name),
    first: Math.max(
      0,
      offered.findIndex(({ path }) => hasValue.test(part(path))),
    ),
    read: (sheet, add) => readSheet(part(offered[sheet]?.path ?? ''), book, add),
  };
};

const hasValue = /<(?:\w+:)?[vt]\b[^>]*>[^<]/;

type Book = { shared: readonly string[]; formats: readonly NumberFormat[]; dates1904: boolean };

const isDates1904 = (workbook: string): boolean => {
  const [, properties = ''] = /<(?:\w+:)?workbookPr\b([^>]*)/.exec(workbook) ?? [];
  return ['1', 'true'].includes(attribute(properties, 'date1904') ?? '');
};

const readSheet = (sheet: string, book: Book, add: (row: TableRow) => void): void => {
  let number = 0;
  for (const [, attributes = '', content = ''] of sheet.matchAll(
    /<(?:\w+:)?row\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs,
  )) {
    // Numbers only grow. A row without one follows the row before it.
    const written = Number(attribute(attributes, 'r'));
    number = Number.isSafeInteger(written) && written > number ? written : number + 1;
    add({ number, cells: cellsOf(content, book, number), ...(book.dates1904 && { dates1904: true }) });
  }
};

/** Names of parts have no case: 1C writes `xl/SharedStrings.xml`. */
const nameOf = (part: string): string => part.toLowerCase();
const needed =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedstrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let entries = 0;
  let unpacked = 0;
  const isWithin = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    entries += 1;
    if (entries > importLimits.entries) throw new TableError('unpacks-too-large');
    if (!needed.test(nameOf(name))) return false;
    unpacked += originalSize;
    if (unpacked > importLimits.unpackedBytes) throw new TableError('unpacks-too-large');
    return true;
  };
  try {
    const parts = unzipSync(bytes, { filter: isWithin });
    return Object.fromEntries(Object.entries(parts).map(([name, content]) => [nameOf(name), content]));
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('damaged');
  }
};

/** A document type may declare entities that expand without a bound. No workbook has one. Text in CDATA is escaped. */
const xmlOf = (part: Uint8Array): string => {
  const xml = strFromU8(part);
  if (/<!DOCTYPE/i.test(xml)) throw new TableError('damaged');
  return xml.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
};

/** The sheets in the order of the workbook. Some programs leave the workbook's own part out. */
const sheetsOf = (workbook: string, relations: string): { name: string; path: string; isHidden: boolean }[] => {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\b([^>]*)/g)].map(([, relation = '']) => [
      attribute(relation, 'Id'),
      attribute(relation, 'Target') ?? '',
    ]),
  );
  const named = [...workbook.matchAll(/<(?:\w+:)?sheet\b([^>]*)/g)].map(([, sheet = '']) => {
    const target = targets.get(attribute(sheet, String.raw`\w+:id`));
    const path = target === undefined ? 'xl/worksheets/sheet1.xml' : pathOf(target);
    return { name: attribute(sheet, 'name') ?? '', path, isHidden: isHidden(sheet) };
  });
  return named.length > 0 ? named : [{ name: '', path: 'xl/worksheets/sheet1.xml', isHidden: false }];
};
const isHidden = (sheet: string): boolean => ['hidden', 'veryHidden'].includes(attribute(sheet, 'state') ?? '');
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Characters that XML cannot hold, and an underscore before what would look like one: `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text of all runs of a rich text, without its phonetic guide. */
const runs = (xml: string): string =>
  [...xml.replaceAll(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '').matchAll(/<(?:\w+:)?t\b[^>]*>([^<]*)/g)]
    .map(([, text = '']) => unescaped(textOf(text)))
    .join('');

const sharedTexts = (xml: string): string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs)].map(([, content = '']) => runs(content));

const cellsOf = (row: string, book: Book, number: number): string[] => {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs)) {
    const value = valueOf(attributes, content, book);
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

/**
 * The text of a cell as CSV would have it: a text that only looks like a formula is guarded, as in an exported file, so
 * that it is read as a text.
 */
const valueOf = (attributes: string, content: string, { shared, formats, dates1904 }: Book): string => {
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return guarded(runs(content));
  const [, raw = ''] = /<(?:\w+:)?v\b[^>]*>([^<]*)/.exec(content) ?? [];
  const value = textOf(raw);
  switch (type) {
    case 's':
      return guarded(shared[Number(value)] ?? '');
    case 'e':
      // Refused as a formula: an empty cell would change nothing without a word.
      return `=${value}`;
    case 'n':
      return cellTextOf(value, formats[Number(attribute(attributes, 's') ?? 0)], dates1904);
    default:
      return guarded(unescaped(value));
  }
};
