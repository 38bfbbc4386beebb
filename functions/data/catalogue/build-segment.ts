import { codes, type Column, writeColumns } from './columns.ts';
import { type CatalogueDocument, type DocumentValue, type FacetKind, textFields, wordsIn } from './document.ts';
import { type Posting, wordColumns } from './word-list.ts';

/** What the columns of a segment mean. */
export type SegmentHeader = {
  rows: number;
  companies: string[];
  categories: string[];
  /** Rows are sorted by type, so the values of a parameter are those of a range of rows. */
  types: { id: string; from: number; to: number; parameters: SegmentParameter[] }[];
};
/** Codes begin at 1, in the order of `values`. A number has no codes. */
export type SegmentParameter = { id: string; kind: FacetKind; values: string[] };

/** The orders that are kept. Descending ones are read backwards. */
const keptOrders = ['popular', 'price', 'created_at', 'rating'] as const;

/** A file of products that `Segment` searches. No id may be in it twice. */
export const buildSegment = (given: readonly CatalogueDocument[]): Uint8Array => {
  const documents = given.toSorted((a, b) => compare(a.type_id, b.type_id) || compare(a.id, b.id));
  const columns: Record<string, Column> = {};
  const companies = distinct(documents.map(({ company_id }) => company_id));
  const categories = distinct(documents.map(({ category_id }) => category_id));
  const column = (name: string, list: readonly string[], of: (document: CatalogueDocument) => string) => {
    const code = new Map(list.map((value, n) => [value, n]));
    columns[name] = codes(
      documents.map((document) => code.get(of(document)) ?? 0),
      list.length,
    );
  };
  column('company', companies, ({ company_id }) => company_id);
  column('category', categories, ({ category_id }) => category_id);
  columns['price'] = Float64Array.from(documents, ({ price }) => price);
  columns['created_at'] = Float64Array.from(documents, ({ created_at }) => Date.parse(created_at));
  columns['rating'] = Float64Array.from(documents, ({ rating }) => ratingKey(rating));
  columns['popular'] = Float64Array.from(documents, popularKey);
  columns['available'] = Uint8Array.from(documents, ({ available }) => (available > 0 ? 1 : 0));
  for (const name of keptOrders) {
    const key = columns[name] as Column;
    columns[`order.${name}`] = rowsBy(
      documents,
      (a, b) => (key[a] as number) - (key[b] as number) || compareIds(documents, a, b),
    );
  }
  columns['order.id'] = rowsBy(documents, (a, b) => compareIds(documents, a, b));
  Object.assign(columns, idColumns(documents), wordsOf(documents));
  const types = typesOf(documents, columns);
  return writeColumns({ rows: documents.length, companies, categories, types } satisfies SegmentHeader, columns);
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const compareIds = (documents: readonly CatalogueDocument[], a: number, b: number) =>
  compare((documents[a] as CatalogueDocument).id, (documents[b] as CatalogueDocument).id);
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted(compare);
const rowsBy = (documents: readonly CatalogueDocument[], order: (a: number, b: number) => number) =>
  Uint32Array.from(documents.keys()).toSorted(order);

/** By the average, then by the number of reviews. */
const ratingKey = ({ average, total }: CatalogueDocument['rating']): number => average * 1e6 + Math.min(total, 999_999);
/** What is available first, then what many liked, then the newest. Five reviews count as many. */
const popularKey = ({ available, rating, created_at }: CatalogueDocument): number =>
  (available > 0 ? 1e6 : 0) +
  Math.round(rating.average * Math.min(rating.total, 5) * 100) * 100 +
  Date.parse(created_at) / 1e12;

const idColumns = (documents: readonly CatalogueDocument[]): Record<string, Column> => {
  const parts = documents.map(({ id }) => new TextEncoder().encode(id));
  const at = new Uint32Array(documents.length + 1);
  parts.forEach((part, n) => {
    at[n + 1] = (at[n] as number) + part.length;
  });
  const ids = new Uint8Array(at.at(-1) ?? 0);
  parts.forEach((part, n) => ids.set(part, at[n]));
  return { ids, idAt: at };
};

const wordsOf = (documents: readonly CatalogueDocument[]): Record<string, Column> => {
  const words = new Map<string, Posting[]>();
  const numbers = new Map<string, Posting[]>();
  documents.forEach(({ texts }, row) => {
    textFields.forEach((name, field) => {
      const into = name === 'numbers' ? numbers : words;
      for (const word of wordsIn(texts[name])) {
        const postings = into.get(word);
        if (!postings) into.set(word, [{ row, field }]);
        else if (postings.at(-1)?.row !== row) postings.push({ row, field });
      }
    });
  });
  return { ...wordColumns('words', words), ...wordColumns('numbers', numbers) };
};

/** The types with their ranges of rows; adds the columns of their parameters. */
const typesOf = (documents: readonly CatalogueDocument[], columns: Record<string, Column>): SegmentHeader['types'] => {
  const types: SegmentHeader['types'] = [];
  for (let from = 0; from < documents.length;) {
    const id = (documents[from] as CatalogueDocument).type_id;
    let to = from;
    while (documents[to]?.type_id === id) to++;
    const ofType = documents.slice(from, to);
    types.push({ id, from, to, parameters: parametersOf(ofType, columns) });
    from = to;
  }
  return types;
};

const parametersOf = (documents: readonly CatalogueDocument[], columns: Record<string, Column>): SegmentParameter[] => {
  const kinds = new Map<string, FacetKind>();
  const valueOf = documents.map(({ values }) => {
    for (const { parameter_id, kind } of values) kinds.set(parameter_id, kind);
    return new Map(values.map((one) => [one.parameter_id, one]));
  });
  return [...kinds]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([id, kind]) => {
      const given = valueOf.map((values) => values.get(id));
      if (kind === 'number') {
        columns[`number.${id}`] = Float64Array.from(given, (one) => (typeof one?.value === 'number' ? one.value : NaN));
        return { id, kind, values: [] };
      }
      const texts = given.map(textsOf);
      const values = distinct(texts.flat());
      const code = new Map(values.map((value, n) => [value, n + 1]));
      const coded = texts.map((list) => list.map((value) => code.get(value) ?? 0));
      const total = new Uint32Array(values.length + 1);
      for (const one of coded.flat()) total[one] = (total[one] as number) + 1;
      columns[`total.${id}`] = total;
      if (kind === 'string' || kind === 'list')
        columns[`code.${id}`] = codes(
          coded.map(([one = 0]) => one),
          values.length,
        );
      else {
        const at = new Uint32Array(coded.length + 1);
        coded.forEach((list, n) => {
          at[n + 1] = (at[n] as number) + list.length;
        });
        columns[`codes.${id}`] = codes(coded.flat(), values.length);
        columns[`codeAt.${id}`] = at;
      }
      return { id, kind, values };
    });
};

const textsOf = (one: DocumentValue | undefined): readonly string[] => {
  if (!one || typeof one.value === 'number') return [];
  return typeof one.value === 'string' ? [one.value] : one.value;
};
