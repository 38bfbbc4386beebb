import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { dueShards, type Key, monthOf, monthsBetween, recordKeyOf, shardOf } from './keys.ts';

/**
 * The functions of keys and partitions of all files, also those that are not exported. They are found in the sources,
 * because the modules of entities need a table.
 */
const definition =
  /^(?:export )?const (\w+(?:Key(?= = recordKeyOf\(|: Key = | = \([^)]*\): Key =>)|Partition(?= = )))[^;]*;$/gm;
const texts = globSync('functions/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => readFileSync(file, 'utf8'));
const found = texts.flatMap((text) => [...text.matchAll(definition)]);
const names = found.map(([, name = '']) => name);
const { code } = transformSync(found.map(([text]) => text.replace(/^export /, '')).join('\n'), { loader: 'ts' });

type Make<T> = (...args: unknown[]) => T;
const { made } = (await import(
  `data:text/javascript,${encodeURIComponent(`export const made = (recordKeyOf) => { ${code} return { ${names.join()} } };`)}`
)) as { made: (record: typeof recordKeyOf) => Record<string, Make<Key | string> | Key | string> };
const functions = made(recordKeyOf);
const call = (name: string, ...args: unknown[]) => {
  const one = functions[name];
  return typeof one === 'function' ? one(...args) : one;
};
const keyOf = (name: string, ...args: unknown[]) => call(name, ...args) as Key;

/** Stands for any argument. Of six characters, so that no version is padded. */
const any = '<text>';
const samples = names.map((name) => {
  const one = functions[name];
  return { name, made: call(name, ...Array<string>(typeof one === 'function' ? one.length : 0).fill(any)) };
});
const keys = samples.flatMap(({ name, made: key }) => (typeof key === 'object' ? [{ name, key }] : []));
const partitions = samples.flatMap(({ name, made: partition }) =>
  typeof partition === 'string' ? [{ name, partition }] : [],
);

/** Arguments have no `#`, except the last one of a text, which may have more parts. */
const mayBeEqual = (one: string, other: string): boolean => {
  const [short = [], long = []] = [one.split('#'), other.split('#')].toSorted((a, b) => a.length - b.length);
  return (
    short.every((part, n) => part === any || long[n] === any || part === long[n]) &&
    (short.length === long.length || short.at(-1) === any)
  );
};
const clashes = <T extends { name: string }>(all: readonly T[], isClash: (one: T, other: T) => boolean) =>
  all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other) => (isClash(one, other) ? [`${one.name} and ${other.name}`] : [])),
  );

describe('the keys of all entities', () => {
  it('are found, exported or not, as functions or constants', () => {
    expect(names).toEqual(
      expect.arrayContaining(['storeKey', 'storeCodeKey', 'sessionKey', 'companyCheckKey', 'uniqueKey', 'recountKey']),
    );
    expect(names).toEqual(expect.arrayContaining(['customerStoresPartition', 'specialtiesPartition']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are written in no other place', () => {
    const others = texts.flatMap((text) => text.replaceAll(definition, '').match(/\bpk: `[A-Z].*/g) ?? []);
    expect(others).toEqual([]);
  });

  it('differ in a part that no argument changes', () => {
    expect(mayBeEqual('STORE#a', 'STORE#b')).toBe(false);
    expect(mayBeEqual(`STORE#${any}`, `SHOP#${any}`)).toBe(false);
    expect(mayBeEqual(`STORE#${any}#SHIFTS#${any}`, `STORE#${any}#STAFF#${any}`)).toBe(false);
    expect(mayBeEqual('SERVICE', `SERVICE#${any}`)).toBe(false);
    expect(mayBeEqual(`STORE#${any}`, `STORE#${any}`)).toBe(true);
    expect(mayBeEqual(`STORE#${any}`, `STORE#${any}#CODE`)).toBe(true);
    expect(mayBeEqual(any, 'CODE')).toBe(true);
  });

  it('never clash: no two functions can make the same key', () => {
    const found = clashes(
      keys,
      ({ key: one }, { key: other }) => mayBeEqual(one.pk, other.pk) && mayBeEqual(one.sk, other.sk),
    );
    // A phone number has no `#`.
    expect(found).toEqual(['codeKey and contactCodeKey']);
  });

  it('never clash: no two lists share a partition', () => {
    expect(clashes(partitions, ({ partition: one }, { partition: other }) => mayBeEqual(one, other))).toEqual([]);
  });
});

it.each([
  ['2026-06-10', '2026-06-10', ['2026-06']],
  ['2026-06-01', '2026-07-31', ['2026-06', '2026-07']],
  ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', ['2026-12', '2027-01']],
  ['2026-11-15', '2027-02-01', ['2026-11', '2026-12', '2027-01', '2027-02']],
  ['2026-07-01', '2026-06-30', []],
  ['0099-12-31', '0100-01-01', ['0099-12', '0100-01']],
])('from %s to %s the months are %j', (from, to, months) => {
  expect(monthsBetween(from, to)).toEqual(months);
});

it('the month of a day and of an instant is the same', () => {
  expect([monthOf('2026-06-10'), monthOf('2026-06-10T08:00:00.000Z')]).toEqual(['2026-06', '2026-06']);
});

it('log entries sort by time, then by version, then as they were written', () => {
  const key = (at: string, version: number, n: number) => keyOf('shiftLogKey', 'shift', at, version, n).sk;
  const [early, late] = ['2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.001Z'];
  const written = [key(early, 9, 0), key(early, 9, 1), key(early, 9, 10), key(early, 10, 0), key(late, 2, 0)];
  expect(written.toReversed().toSorted()).toEqual(written);
});

it('versions of a document sort by number', () => {
  const versions = [1, 2, 10, 100].map((version) => keyOf('documentVersionKey', 'privacy_policy', version).sk);
  expect(versions.toReversed().toSorted()).toEqual(versions);
});

it('an invitation of the platform has no company, and is kept apart from those of companies', () => {
  const [platform, company] = [null, 'c1'].map((companyId) => keyOf('invitedKey', 'a@b.cz', 'ROLE_BUYER', companyId));
  expect(platform).toEqual({ pk: 'INVITED#a@b.cz', sk: 'ROLE_BUYER#' });
  expect(company).toEqual({ pk: 'INVITED#a@b.cz', sk: 'ROLE_BUYER#c1' });
});

it('open shifts are spread evenly over the shards of the scheduled job, the same id always to the same', () => {
  const ids = Array.from({ length: 1000 }, (_, nth) => `shift-${nth}`);
  const counts = Array.from({ length: dueShards }, (_, shard) => ids.filter((id) => shardOf(id) === shard).length);
  for (const count of counts) expect(count).toBeGreaterThan(400);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(ids.map(shardOf)).toEqual(ids.map(shardOf));
});
