import { searchFor, typedWords } from '#shared/domain/search-words.ts';
import { isUnit } from '#shared/domain/units.ts';
import { type Item, queryTableEventually, type StoredWrite } from './table.ts';

/** The index entries of words with an initial, of the records of one kind that a tenant may find. */
export const searchEntriesPartition = (index: string, initial: string) => `S#${index}#${initial}`;

/**
 * A record of one kind that a tenant may find: by the beginnings of its words, in any order. It has one entry per word,
 * in the partition of the word's first letter. The entry's sort key begins with the word and goes on with the others,
 * those of the name in the order of the name, so that what somebody types is one range of the partition.
 */
export type Searchable = {
  /** The kind of record and the tenant. */
  index: string;
  id: string;
  /** The words of its name, in order, and further ones: of an e-mail, a phone number. At most 14 together. */
  name: readonly string[];
  others?: readonly string[];
  /** What a list filters and sorts the found records by. */
  projection: object;
};

/** The writes that replace a record's entries, for the transaction that writes the record. At most one per word. */
export const searchWrites = (before: readonly Searchable[], after: readonly Searchable[]): StoredWrite[] => {
  const entries = new Map(after.flatMap(entriesOf).map((entry) => [nameOf(entry), entry]));
  const old = new Map(before.flatMap(entriesOf).map((entry) => [nameOf(entry), entry]));
  const removed = [...old].flatMap(([name, { pk, sk }]) =>
    entries.has(name) ? [] : [{ part: 'search', remove: { pk, sk } }],
  );
  const put = [...entries].flatMap(([name, entry]) =>
    JSON.stringify(old.get(name)) === JSON.stringify(entry) ? [] : [{ part: 'search', put: entry }],
  );
  return [...removed, ...put];
};

const separator = '\u001F';
/** Characters of a sort key before the id. Longer ones are cut: their last words are not compared. */
const maxText = 160;

type Entry = { pk: string; sk: string; id: string; projection: object };
const nameOf = ({ pk, sk }: Entry) => `${pk}\n${sk}`;

const entriesOf = ({ index, id, name, others = [], projection }: Searchable): Entry[] => {
  const distinct = others.filter((word) => !name.includes(word));
  const starts = [
    ...name.map((_, n) => [...name.slice(n), ...name.slice(0, n), ...distinct]),
    ...distinct.map((word) => [word, ...name, ...distinct.filter((other) => other !== word)]),
  ];
  return starts.map((words) => ({
    pk: searchEntriesPartition(index, firstCharacter(words[0] ?? '')),
    sk: `${words.join(' ').slice(0, maxText).toWellFormed()}${separator}${id}`,
    id,
    projection,
  }));
};
const firstCharacter = (word: string) => Array.from(word)[0] ?? '';

/** Entries that a search reads, and so the most records that it finds. */
export const maxFound = 500;

/**
 * The entries of the records that match a typed text, in the order of what was typed, with their ids and projections.
 * One round trip. `isComplete` is false if it stopped at `maxFound` entries: more letters find the others.
 */
export const searchEntries = async (
  index: string,
  typed: string,
): Promise<{ entries: Item[]; isComplete: boolean }> => {
  const ways = typedWords(typed);
  if (ways.length === 0) return { entries: [], isComplete: true };
  // As typed, it is the narrowest range. In another order, the words are looked for in the range of the longest one.
  const ranges = [...new Set(ways.flatMap((words) => [words.join(' '), longestOf(words)]))];
  const limit = Math.floor(maxFound / ranges.length);
  const read = await Promise.all(
    ranges.map((start) =>
      queryTableEventually(searchEntriesPartition(index, firstCharacter(start)), { startsWith: start, limit }),
    ),
  );
  const fits = searchFor(typed);
  const found = new Map(
    read
      .flat()
      .filter(({ sk }) => fits(String(sk).split(separator)[0]?.split(' ') ?? []))
      .map((entry) => [String(entry['id']), entry]),
  );
  return { entries: [...found.values()], isComplete: read.every((items) => items.length < limit) };
};

/** Units are written in other ways in the record: they are no range, unless there is nothing else. */
const longestOf = (words: readonly string[]): string =>
  (words.every(isUnit) ? words : words.filter((word) => !isUnit(word))).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  );
