/** An entry of the history of a tender. `at` is ISO 8601 UTC; `n` counts from 1; hashes are SHA-256 in hex. */
export type ChainEntry = {
  n: number;
  at: string;
  by: { id: string; fio: string } | null;
  company: { id: string; name: string } | null;
  what: string;
  details: Readonly<Record<string, string | number | null>>;
  /** The hash of the entry before. */
  previous: string;
  /** Of the canonical text of the entry without this field. */
  hash: string;
};

type Hash = (text: string) => string;

/**
 * JSON with the keys of every object in the order of their UTF-16 code units, without spaces. Members that are undefined
 * are left out, as JSON does.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
};

/** `previous` of the first entry. */
export const firstHash = '';

const hashOf = (entry: ChainEntry, sha256: Hash): string => sha256(canonical({ ...entry, hash: undefined }));

/** The entry after `before`, or the first one. The hash is an argument, because browsers and Node compute it differently. */
export const chained = (
  before: { n: number; hash: string } | null,
  entry: Omit<ChainEntry, 'n' | 'previous' | 'hash'>,
  sha256: Hash,
): ChainEntry => {
  const linked = { ...entry, n: (before?.n ?? 0) + 1, previous: before?.hash ?? firstHash, hash: '' };
  return { ...linked, hash: hashOf(linked, sha256) };
};

/**
 * The first place, counted from 1, whose entry was changed, removed or moved; null if the chain is whole. An entry that
 * was changed together with its hash is found at the place after it. Entries that were removed from the end are seen
 * only by comparing the last one with a head that is known from elsewhere.
 */
export const brokenAt = (entries: readonly ChainEntry[], sha256: Hash): number | null => {
  const index = entries.findIndex(
    (entry, i) =>
      entry.n !== i + 1 ||
      entry.previous !== (entries[i - 1]?.hash ?? firstHash) ||
      entry.hash !== hashOf(entry, sha256),
  );
  return index < 0 ? null : index + 1;
};
