import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenAt, canonical, chained, type ChainEntry, firstHash } from './chain.ts';

describe('the canonical text', () => {
  it.each<[string, unknown, string]>([
    ['sorts keys', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    [
      'sorts keys in depth',
      { b: [{ d: 1, c: 2 }], a: { f: 1, e: null } },
      '{"a":{"e":null,"f":1},"b":[{"c":2,"d":1}]}',
    ],
    ['sorts numeric keys as text', { 9: 1, 10: 2 }, '{"10":2,"9":1}'],
    ['sorts capitals before small letters, and letters with accents last', { á: 1, b: 2, C: 3 }, '{"C":3,"b":2,"á":1}'],
    ['keeps the order of lists', [3, 1, 2], '[3,1,2]'],
    ['escapes texts as JSON does', { a: 'Ž "x"\n' }, '{"a":"Ž \\"x\\"\\n"}'],
    ['leaves undefined members out', { a: undefined, b: [undefined] }, '{"b":[null]}'],
    ['is that of a plain value', null, 'null'],
  ])('%s', (_, value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it('does not depend on the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, member]) => [key, reversed(member)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue(), (drawn) => {
        const value: unknown = JSON.parse(JSON.stringify(drawn));
        expect(canonical(reversed(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });
});

/** A short hash for these tests (FNV-1a, 32 bits, twice). That of the app is tested with docs/verify-tender.mjs. */
const hash = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const character of text) {
    one = Math.imul(one ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    other = Math.imul(other ^ one, 0x85ebca6b) >>> 0;
  }
  return one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0');
};

const noted = (what: string): Omit<ChainEntry, 'n' | 'previous' | 'hash'> => ({
  at: '2031-03-10T10:00:00.000Z',
  by: { id: 'u1', fio: 'Jana Malá' },
  company: { id: 'c1', name: 'Broker' },
  what,
  details: { participation_id: 'p1', revision: 1, reason: null },
});
const chainOf = (count: number): ChainEntry[] => {
  const entries: ChainEntry[] = [];
  // Equal entries, so that only their places tell them apart.
  for (let n = 0; n < count; n += 1) entries.push(chained(entries.at(-1) ?? null, noted('quoted'), hash));
  return entries;
};

it('each entry has the hash of the one before', () => {
  const [first, second, third] = chainOf(3);
  expect([first, second, third]).toMatchObject([
    { n: 1, previous: firstHash },
    { n: 2, previous: first?.hash },
    { n: 3, previous: second?.hash },
  ]);
  const { hash: own, ...entry } = second ?? chained(null, noted(''), hash);
  expect(own).toBe(hash(canonical(entry)));
});

/** A chain and two of its places, counted from 0, the second one after the first. */
const places = fc
  .tuple(fc.nat(10), fc.nat(10), fc.nat(3))
  .map(([at, ahead, behind]) => ({ chain: chainOf(at + ahead + behind + 2), at, later: at + ahead + 1 }));

describe('a chain', () => {
  it.each([0, 1, 12])('of %i entries is whole as it was written', (count) => {
    expect(brokenAt(chainOf(count), hash)).toBeNull();
  });

  const changes: [string, (entry: ChainEntry) => ChainEntry][] = [
    ['time', (entry) => ({ ...entry, at: '2031-03-10T10:00:00.001Z' })],
    ['person', (entry) => ({ ...entry, by: null })],
    ['name of the person', (entry) => ({ ...entry, by: { id: 'u1', fio: 'Jana Mala' } })],
    ['company', (entry) => ({ ...entry, company: { id: 'c2', name: 'Broker' } })],
    ['event', (entry) => ({ ...entry, what: 'revoked' })],
    ['value of the details', (entry) => ({ ...entry, details: { ...entry.details, revision: 2 } })],
    ['type of a value', (entry) => ({ ...entry, details: { ...entry.details, revision: '1' } })],
    ['further detail', (entry) => ({ ...entry, details: { ...entry.details, sum: 1 } })],
    ['place', (entry) => ({ ...entry, n: entry.n + 1 })],
    ['previous hash', (entry) => ({ ...entry, previous: `${entry.previous}0` })],
    ['hash', (entry) => ({ ...entry, hash: `${entry.hash}0` })],
  ];
  it.each(changes)('is broken at an entry with another %s', (_, change) => {
    fc.assert(
      fc.property(places, ({ chain, at }) => {
        expect(brokenAt(chain.with(at, change(chain[at] as ChainEntry)), hash)).toBe(at + 1);
      }),
    );
  });

  it('is broken after an entry that was written anew with its hash', () => {
    fc.assert(
      fc.property(places, ({ chain, at }) => {
        const other = chained(chain[at - 1] ?? null, noted('revoked'), hash);
        expect(brokenAt(chain.with(at, other), hash)).toBe(at + 2);
      }),
    );
  });

  it.each([
    ['first', 0],
    ['second', 1],
    ['seventh', 6],
  ])('is broken where the %s entry was removed', (_, at) => {
    expect(brokenAt(chainOf(12).toSpliced(at, 1), hash)).toBe(at + 1);
  });

  it('is broken where any entries but the last were removed', () => {
    fc.assert(
      fc.property(places, ({ chain, at, later }) => {
        expect(brokenAt(chain.toSpliced(at, later - at), hash)).toBe(at + 1);
      }),
    );
  });

  it('is broken at the first place that an entry was moved from or to', () => {
    fc.assert(
      fc.property(places, ({ chain, at, later }) => {
        const [one, other] = [chain[at] as ChainEntry, chain[later] as ChainEntry];
        expect(brokenAt(chain.toSpliced(at, 1).toSpliced(later, 0, one), hash)).toBe(at + 1);
        expect(brokenAt(chain.toSpliced(later, 1).toSpliced(at, 0, other), hash)).toBe(at + 1);
        expect(brokenAt(chain.with(at, other).with(later, one), hash)).toBe(at + 1);
      }),
    );
  });

  it('is broken where an entry was repeated', () => {
    fc.assert(
      fc.property(places, ({ chain, at, later }) => {
        expect(brokenAt(chain.toSpliced(at + 1, 0, chain[at] as ChainEntry), hash)).toBe(at + 2);
        expect(brokenAt(chain.toSpliced(later + 1, 0, chain[at] as ChainEntry), hash)).toBe(later + 2);
      }),
    );
  });

  it('that lost its last entries is whole, and its head tells', () => {
    const chain = chainOf(5);
    expect(brokenAt(chain.slice(0, 3), hash)).toBeNull();
    expect(chain[2]?.hash).not.toBe(chain.at(-1)?.hash);
  });
});
