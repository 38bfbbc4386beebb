import { type Alike, withTimes, withUnits } from '#shared/domain/units.ts';
import {
  between,
  countCodes,
  countedRows,
  type Counts,
  countTypes,
  countValues,
  type Extent,
  extentOf,
  rowsOfType,
} from './counts.ts';
import { wordsIn } from './document.ts';
import {
  filterNumbers,
  firstParameter,
  type Found,
  maxTyped,
  missesNothing,
  type Segment,
  type SegmentQuery,
  type WordMatches,
} from './segment.ts';
import type { Match, WordList } from './word-list.ts';

export type CatalogueQuery = SegmentQuery & {
  /** Null is no search; a text without letters and digits finds nothing. */
  text: string | null;
  /** Of a word as `wordsIn` folds it, those that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  sort: 'relevance' | 'price' | 'created_at' | 'rating';
  order: 'asc' | 'desc';
  /** The products from one to another, counted from 0, the last not included. */
  from: number;
  to: number;
  /** Parameters of which values are counted at least; those of the last type may be more. */
  parameterCount: number;
  /** The share of the products found that a type has at least, so that values of its parameters are counted. */
  typeShare: number;
};

export type CatalogueResult = {
  total: number;
  /** The words that were probably meant, if some were found only with mistakes. */
  meant: string[] | null;
  ids: string[];
  /** Products found by their category, each only in the lowest one; likewise by company. */
  categories: Counts;
  companies: Counts;
  /** Of the products found. */
  inStock: number;
  prices: Extent | null;
  /** By the ids of parameters: those that are wanted, and those of the types of most products found. */
  parameters: Map<string, { values: Counts; range: Extent | null }>;
};

/** The synonyms of a query. A word is in one group. */
export const synonymsByWord = (groups: readonly { words: readonly string[] }[]): CatalogueQuery['synonyms'] =>
  new Map(
    groups.flatMap(({ words }) => {
      const folded = words.flatMap(wordsIn);
      return folded.map((word) => [word, folded.filter((other) => other !== word)] as const);
    }),
  );

/**
 * Finds products in segments of which no two have the same product alive. Each count ignores the filter that it is for.
 */
export const queryCatalogue = (segments: readonly Segment[], query: CatalogueQuery): CatalogueResult => {
  const typed = typedWords(segments, query, 'best');
  const best = foundBy(segments, query, typed);
  const isBest = best.some(({ hasWords }) => hasWords);
  // A word may fit best in other products than the other words: “čaje zelené”, where the tea is “zelený”.
  const found = isBest ? best : foundBy(segments, query, typedWords(segments, query, 'all'));
  return {
    meant: isBest ? meantBy(segments, query, typed) : null,
    total: sum(found, ({ hits }) => hits.length),
    ids: topIds(found, query),
    categories: codeCounts(found, 'category', filterNumbers.categories),
    companies: codeCounts(found, 'company', filterNumbers.companies),
    inStock: sum(found, ({ segment, hits }) => {
      const available = segment.column('available');
      return hits.reduce((count, row) => count + (available[row] as number), 0);
    }),
    prices: joined(found.map((one) => extentOf(one.segment.column('price'), countedRows(one, filterNumbers.prices)))),
    parameters: parameterCounts(found, query),
  };
};

type FoundIn = Found & { segment: Segment };
/** The words that fit a typed one: those of the best fit that a word of any segment has, or of all fits. */
type Fits = 'best' | 'all';

const foundBy = (
  segments: readonly Segment[],
  query: CatalogueQuery,
  typed: readonly (readonly WordMatches[])[],
): FoundIn[] =>
  segments.map((segment, n) => ({
    segment,
    // A text without words finds nothing.
    ...segment.search(query, query.text === null ? [] : (typed[n] ?? [noMatches])),
  }));

/** The typed words with those that only words with a mistake fit replaced by the most frequent of these. */
const meantBy = (
  segments: readonly Segment[],
  query: CatalogueQuery,
  typed: readonly (readonly WordMatches[])[],
): string[] | null => {
  const words = wordsOfQuery(query).map(({ word }) => word);
  const meant = words.map(
    (word, n) =>
      meantWord(
        segments,
        typed.map((words) => words[n]),
      ) ?? word,
  );
  return words.some((word, n) => word !== meant[n]) ? meant : null;
};

const meantWord = (segments: readonly Segment[], matches: readonly (WordMatches | undefined)[]): string | undefined => {
  const rows = new Map<string, number>();
  for (const [n, { words }] of segments.entries())
    for (const { word, fit } of matches[n]?.words ?? []) {
      if (fit === 'mistaken') {
        const text = words.at(word);
        words.forEachRow(word, () => rows.set(text, (rows.get(text) ?? 0) + 1));
      } else if (fit !== 'mistaken-beginning') return undefined;
    }
  return [...rows].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0];
};

const wordsOfQuery = ({ text }: CatalogueQuery): Alike[] =>
  withUnits(wordsIn(withTimes(text ?? ''))).slice(0, maxTyped);

const sum = (found: readonly FoundIn[], of: (one: FoundIn) => number) => found.reduce((all, one) => all + of(one), 0);

/**
 * For each segment, the words that fit each typed word. The last one may be the beginning of a word; another one only
 * if it is no word. Synonyms fit as the typed word does. Words with a mistake are the worst fit.
 */
const typedWords = (segments: readonly Segment[], query: CatalogueQuery, fits: Fits): WordMatches[][] => {
  const { synonyms } = query;
  const words = wordsOfQuery(query);
  const byWord = words.map((one, n) => {
    // Of a number, its unit may be the last word: 500 m begins 500ml.
    const last = words.length - (one.measure === 'number' ? 2 : 1);
    const tries = triesOf(segments, one, synonyms.get(one.word) ?? [], n === last);
    return fits === 'best' ? firstMatches(tries) : allMatches(tries);
  });
  return words.length === 0 ? [] : segments.map((_, n) => byWord.map((matches) => matches[n] ?? noMatches));
};

const noMatches: WordMatches = { words: [], numbers: [] };
/** Finds the words of each segment that fit in one way. */
type Try = () => WordMatches[];

const firstMatches = (tries: readonly Try[]): WordMatches[] => {
  for (const findMatches of tries) {
    const matches = findMatches();
    if (matches.some(({ words, numbers }) => words.length + numbers.length > 0)) return matches;
  }
  return [];
};

const allMatches = (tries: readonly Try[]): WordMatches[] =>
  tries
    .map((findMatches) => findMatches())
    .reduce((all, more) =>
      all.map(({ words, numbers }, n) => ({
        words: [...words, ...(more[n]?.words ?? [])],
        numbers: [...numbers, ...(more[n]?.numbers ?? [])],
      })),
    );

/** The best fit first. */
const triesOf = (
  segments: readonly Segment[],
  { word, alike, measure }: Alike,
  synonyms: readonly string[],
  isLast: boolean,
): Try[] => {
  const begun = (isBeginning: boolean) => {
    const within = (list: WordList): Match[] => [
      ...list.matches(word, isBeginning && measure !== 'number'),
      ...alike.flatMap((one) => list.matches(one, isBeginning)),
      // The word that was typed is better.
      ...synonyms.flatMap((synonym) =>
        list.matches(synonym, isBeginning).map((match): Match => ({ ...match, fit: 'beginning' })),
      ),
    ];
    return segments.map(({ words, numbers }) => ({ words: within(words), numbers: within(numbers) }));
  };
  const mistaken = (mistakes: number) =>
    segments.map(({ words }) => ({ words: words.similar(word, mistakes, isLast), numbers: [] }));
  // 5 l is neither 50 l nor 5 pls.
  if (measure) return [() => begun(isLast)];
  return [
    () => begun(isLast),
    () => begun(true),
    ...Array.from({ length: mistakesIn(word) }, (_, n) => () => mistaken(n + 1)),
  ];
};

/** In a shorter word, a mistake makes any word of another. In a number, every digit counts. */
const mistakesIn = (word: string): number => (/\d/.test(word) || word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

const codeCounts = (found: readonly FoundIn[], column: 'category' | 'company', filter: number): Counts => {
  const counts: Counts = new Map();
  for (const { segment, ...rows } of found) {
    const values = column === 'category' ? segment.header.categories : segment.header.companies;
    countCodes(segment, rows, { column, values, filter }, counts);
  }
  return counts;
};

const joined = (extents: readonly (Extent | null)[]): Extent | null =>
  extents.reduce(
    (all, one) => (all && one ? { min: Math.min(all.min, one.min), max: Math.max(all.max, one.max) } : (all ?? one)),
    null,
  );

const parameterCounts = (found: readonly FoundIn[], query: CatalogueQuery): CatalogueResult['parameters'] => {
  const filters = new Map([...query.parameters.keys()].map((id, n) => [id, firstParameter + n]));
  const counts: CatalogueResult['parameters'] = new Map(
    countedParameters(found, query).map((id) => [id, { values: new Map(), range: null }]),
  );
  for (const one of found)
    for (const type of one.segment.header.types) {
      const parameters = type.parameters.filter(({ id }) => counts.has(id));
      if (parameters.length === 0) continue;
      const rows = rowsOfType(one, type);
      for (const parameter of parameters) {
        const { id, kind } = parameter;
        const count = counts.get(id) as { values: Counts; range: Extent | null };
        const [, near] = countedRows(one, filters.get(id)) as [Uint32Array, Uint32Array];
        if (kind !== 'number') countValues(one.segment, rows, parameter, near, count.values);
        else {
          const ofType = [rows.hits, between(near, type.from, type.to)];
          count.range = joined([count.range, extentOf(one.segment.column(`number.${id}`), ofType, type.from)]);
        }
      }
    }
  return counts;
};

/** Those wanted, then those of the types with most products found. */
const countedParameters = (
  found: readonly FoundIn[],
  { parameters, parameterCount, typeShare }: CatalogueQuery,
): string[] => {
  const types: Counts = new Map();
  for (const { segment, ...rows } of found) countTypes(segment, rows, types);
  const ids = new Set(parameters.keys());
  const least = typeShare * sum(found, ({ hits }) => hits.length);
  for (const [type, count] of [...types].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))) {
    if (ids.size >= parameterCount || count < least) break;
    for (const { segment } of found)
      for (const { id, parameters: ofType } of segment.header.types)
        if (id === type) for (const parameter of ofType) ids.add(parameter.id);
  }
  return [...ids];
};

type Ranked = { id: string; score: number; key: number };

/** The first products of each segment, merged. */
const topIds = (found: readonly FoundIn[], query: CatalogueQuery): string[] => {
  const ranked = found.flatMap((one) => firstRows(one, query));
  const direction = query.sort === 'relevance' ? -1 : 1;
  const ascending = (a: Ranked, b: Ranked) =>
    b.score - a.score || direction * (a.key - b.key || (a.id < b.id ? -1 : 1));
  const order = query.order === 'asc' ? ascending : (a: Ranked, b: Ranked) => ascending(b, a);
  return ranked
    .toSorted(order)
    .slice(query.from, query.to)
    .map(({ id }) => id);
};

/** At most `query.to` rows in their order. Rows of one score are in the kept order. */
const firstRows = ({ segment, misses, scores }: FoundIn, { sort, order, to }: CatalogueQuery): Ranked[] => {
  const name = sort === 'relevance' ? 'popular' : sort;
  const rows = segment.column(`order.${name}`);
  const key = segment.column(name);
  // What is most popular is first.
  const isBackwards = (sort === 'relevance') === (order === 'asc');
  const byScore: number[][] = [];
  for (let n = 0; n < rows.length; n++) {
    const row = rows[isBackwards ? rows.length - 1 - n : n] as number;
    if (misses[row] !== missesNothing) continue;
    const score = sort === 'relevance' && scores ? (scores[row] as number) : 0;
    const alike = (byScore[score] ??= []);
    if (alike.length < to) alike.push(row);
  }
  const scored = byScore.flatMap((alike, score) => (alike ? [{ alike, score }] : []));
  const best = order === 'asc' ? scored.toReversed() : scored;
  return best
    .flatMap(({ alike, score }) => alike.map((row) => ({ row, score })))
    .slice(0, to)
    .map(({ row, score }) => ({ id: segment.id(row), score, key: key[row] as number }));
};
