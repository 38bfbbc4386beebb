import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  add,
  aList,
  change,
  entryOf,
  expectExact,
  fullBuckets,
  type Listed,
  numbered,
  sorted,
} from '../../../test/world/counted-lists.ts';
import { aroundTransactions, racing, whileHeld, withEachFault, writes } from '../../../test/world/faults.ts';
import { toCursor } from '../cursor.ts';
import { ConditionFailed, ifNotExists, queryTable, transact } from '../table.ts';
import { checkList } from './check.ts';
import { pageOfEntries } from './counted-page.ts';
import { entryWrites } from './entry-writes.ts';
import { limits } from './limits.ts';
import { mendNode } from './mend.ts';
import { end, first, idOf, keyOfNode, type Level, listEntriesPartition, readNodes, sortKey, total } from './nodes.ts';

const usual = { ...limits };
// Small nodes, so that a few hundred entries make several groups.
beforeAll(() => void Object.assign(limits, { entries: 6, buckets: 4 }));
afterAll(() => void Object.assign(limits, usual));

/** Functions of the data layer that share only the table with the ones imported above. */
const inAnotherProcess = async () => {
  vi.resetModules();
  const other = {
    ...(await import('./check.ts')),
    ...(await import('./entry-writes.ts')),
    ...(await import('./limits.ts')),
    ...(await import('../table.ts')),
  };
  Object.assign(other.limits, limits);
  return {
    add: (list: string, one: Listed) => other.transact(other.entryWrites([], [entryOf(list, one)])),
    remove: (list: string, one: Listed) => other.transact(other.entryWrites([entryOf(list, one)], [])),
    dropEmpty: (list: string) => other.checkList(list),
  };
};

const expectRefused = async (cursor: string): Promise<void> => {
  const page = pageOfEntries(aList(), { page: 1, per_page: 5, cursor });
  await expect(page).rejects.toMatchObject({ code: 'invalid-input', details: { fields: { cursor: {} } } });
};

describe('a counted list', () => {
  it('equals a sorted array after each of many random additions, moves and removals, on any page and in both orders', async () => {
    const list = aList();
    const records = new Map<string, Listed>();
    const operations = fc.sample(
      fc.record({ id: fc.integer({ min: 0, max: 90 }), key: fc.integer({ min: 0, max: 400 }), remove: fc.nat(5) }),
      150,
    );
    for (const [n, { id, key, remove }] of operations.entries()) {
      const before = records.get(`id-${id}`);
      const after = remove === 0 ? undefined : { id: `id-${id}`, key: String(key).padStart(4, '0') };
      await change(list, before, after);
      if (after) records.set(after.id, after);
      else records.delete(`id-${id}`);
      if (n % 15 > 0) continue;
      const [page, per_page, order] = [1 + (n % 7), 1 + (n % 11), n % 2 === 0 ? 'asc' : 'desc'] as const;
      const all = sorted(list, records.values());
      if (order === 'desc') all.reverse();
      expect(await pageOfEntries(list, { page, per_page, order })).toMatchObject({
        total: all.length,
        entries: all.slice((page - 1) * per_page, page * per_page),
      });
    }
    await expectExact(list, records.values());
  });

  it('shows every entry once when it is paged by cursors, forwards and backwards, in both orders', async () => {
    const list = aList();
    const records = Array.from({ length: 60 }, (_, n) => numbered((n * 37) % 60));
    for (const one of records) await add(list, one);
    for (const order of ['asc', 'desc'] as const) {
      const all = sorted(list, records);
      if (order === 'desc') all.reverse();
      const shown: string[] = [];
      let page = await pageOfEntries(list, { page: 1, per_page: 7, order });
      expect(page.prev_cursor).toBeNull();
      for (;;) {
        shown.push(...page.entries);
        if (page.next_cursor === null) break;
        page = await pageOfEntries(list, { page: 1, per_page: 7, order, cursor: page.next_cursor });
      }
      expect(shown).toEqual(all);
      expect(page).toMatchObject({ page: 9, total: 60 });
      for (let number = 8; number >= 1; number--) {
        page = await pageOfEntries(list, { page: 1, per_page: 7, order, cursor: page.prev_cursor ?? '' });
        expect(page).toMatchObject({ page: number, entries: all.slice((number - 1) * 7, number * 7) });
      }
      expect(page.prev_cursor).toBeNull();
    }
  });

  it('refuses a cursor that names no entry of a list', async () => {
    expect.hasAssertions();
    for (const entry of ['\u007F', '!', '~', ' ', '🏪'])
      for (const side of ['after', 'before'] as const) {
        await expectRefused(toCursor({ side, page: 2, entry }, {}));
      }
    await expectRefused(toCursor({ side: 'after', page: 0, entry: '=a' }, {}));
    await expectRefused(toCursor({ side: 'after', page: 2, entry: '=\ud800' }, {}));
  });

  it('goes on behind a cursor whose entry was removed, without a gap or a repetition', async () => {
    const list = aList();
    for (let n = 0; n < 20; n++) await add(list, numbered(n));
    const { next_cursor } = await pageOfEntries(list, { page: 1, per_page: 5 });
    await change(list, numbered(4), undefined);
    const next = await pageOfEntries(list, { page: 1, per_page: 5, cursor: next_cursor ?? '' });
    expect(next.entries.map(idOf)).toEqual(['id-5', 'id-6', 'id-7', 'id-8', 'id-9']);
    for (const n of [0, 1, 2]) await change(list, numbered(n), undefined);
    const back = await pageOfEntries(list, { page: 1, per_page: 5, cursor: next.prev_cursor ?? '' });
    expect(back).toMatchObject({ page: 1, total: 16, prev_cursor: null });
    expect(back.entries.map(idOf)).toEqual(['id-3', 'id-5', 'id-6', 'id-7', 'id-8']);
  });

  it('is empty without entries, and past its end', async () => {
    const list = aList();
    const nothing = { total: 0, entries: [], next_cursor: null, prev_cursor: null };
    expect(await pageOfEntries(list, { page: 1, per_page: 20 })).toMatchObject(nothing);
    await add(list, numbered(1));
    expect(await pageOfEntries(list, { page: 3, per_page: 20 })).toMatchObject({ ...nothing, total: 1, page: 3 });
  });

  it('ends with a full page', async () => {
    const list = aList();
    for (let n = 0; n < 6; n++) await add(list, numbered(n));
    for (const paging of [
      { page: 1, per_page: 6 },
      { page: 2, per_page: 3 },
    ])
      expect(await pageOfEntries(list, paging)).toMatchObject({ total: 6, next_cursor: null });
  });

  it('refuses an entry that exists, with everything else of the transaction', async () => {
    const list = aList();
    const other = { part: 'other', put: { pk: `TEST#${list}`, sk: 'x' }, if: ifNotExists };
    await add(list, numbered(1));
    await expect(add(list, numbered(1), [other])).rejects.toEqual(new ConditionFailed(['list-entry']));
    await expect(change(list, numbered(2), undefined, [other])).rejects.toEqual(new ConditionFailed(['list-entry']));
    expect(await queryTable(`TEST#${list}`)).toEqual([]);
    await expectExact(list, [numbered(1)]);
  });
});

/** A transaction that splits or drops a node. */
const ofNodes = (command: TransactWriteCommand) => writes('B#')(command) && !writes('E#')(command);

describe('a list stays exact and complete', () => {
  it('when entries of a bucket change between the decision to split it and the split', async () => {
    expect.hasAssertions();
    const one = await fullBuckets(1);
    await whileHeld(
      ofNodes,
      () => one.add(25),
      async () => {
        await one.remove(0);
        await one.add(55);
      },
    );
    await one.isExact();
  });

  it('when its group is split between the decision to split a bucket and the split', async () => {
    expect.hasAssertions();
    const one = await fullBuckets(3);
    await whileHeld(
      ofNodes,
      () => one.add(155),
      () => one.add(5),
    );
    expect((await readNodes('group', one.list, { from: first, hi: end }, queryTable)).length).toBeGreaterThan(1);
    await one.isExact();
  });

  it('when the bucket that is being split takes the range of an emptied one meanwhile', async () => {
    expect.hasAssertions();
    const one = await fullBuckets(2);
    await one.remove(60, 70, 80, 90, 100, 110);
    await whileHeld(
      ofNodes,
      () => one.add(25),
      () => checkList(one.list),
    );
    await one.add(200);
    await one.isExact();
  });

  it('when a transaction changes several of its entries, also where another process has split their bucket', async () => {
    expect.hasAssertions();
    const other = await inAnotherProcess();
    const several = (list: string, numbers: readonly number[]) =>
      transact(
        entryWrites(
          [],
          numbers.map((n) => entryOf(list, numbered(n))),
        ),
      );
    const full = async () => {
      const list = aList();
      for (const numbers of [
        [0, 10],
        [20, 30],
        [40, 50],
      ])
        await several(list, numbers);
      await expectExact(list, [0, 10, 20, 30, 40, 50].map(numbered));
      await other.add(list, numbered(25));
      return list;
    };
    // The first entry of the new bucket, and entries of both.
    const [one, two] = [await full(), await full()];
    await change(one, numbered(30), undefined);
    await expectExact(one, [0, 10, 20, 25, 40, 50].map(numbered));
    await several(two, [5, 35]);
    await expectExact(two, [0, 5, 10, 20, 25, 30, 35, 40, 50].map(numbered));
  });
});

it('nodes that a query reads while one of them is split are read again', async () => {
  const [list, range] = [aList(), { from: first, hi: end }];
  const node = (sk: string, hi: string, n: number) => ({ sk, hi, n, v: 1 });
  const whole = [node(first, '=5', 3), node('=5', end, 3)];
  const answers = [[node(first, end, 6), node('=5', end, 3)], whole];
  expect(total(await readNodes('bucket', list, range, async () => answers.shift() ?? []))).toBe(6);
  // A gap that stays is shown, and the recount finds it.
  expect(await readNodes('bucket', list, range, async () => [node(first, '=4', 1), ...whole.slice(1)])).toHaveLength(2);
});

it('a writer that remembers a bucket which another process dropped counts its entry in the neighbour', async () => {
  expect.hasAssertions();
  const list = aList();
  const other = await inAnotherProcess();
  const numbers = Array.from({ length: 24 }, (_, n) => n * 10);
  for (const n of numbers) await add(list, numbered(n));
  for (const n of numbers) await other.remove(list, numbered(n));
  await other.dropEmpty(list);
  for (const n of numbers) await add(list, numbered(n + 5));
  await expectExact(
    list,
    numbers.map((n) => numbered(n + 5)),
  );
});

describe('the counters of a list', () => {
  it('are exact after 20 writers decided on the same full buckets at once', async () => {
    expect.hasAssertions();
    const list = aList();
    const records = new Map(Array.from({ length: 24 }, (_, n) => [n, numbered(n * 10)]));
    for (const one of records.values()) await add(list, one);
    for (let round = 0; round < 2; round++) {
      const added = Array.from({ length: 12 }, (_, n) => numbered(round * 1000 + n * 10 + 5));
      const moved = [...records.values()].slice(round * 8, round * 8 + 8);
      await racing(writes('E#'), [
        ...added.map((one) => () => add(list, one)),
        ...moved.map(
          (one, n) => () =>
            n % 2 === 0 ? change(list, one, undefined) : change(list, one, { ...one, key: `${one.key}9` }),
        ),
      ]);
      for (const one of added) records.set(1000 + Number(one.key), one);
      for (const [n, one] of moved.entries()) {
        const name = [...records].find(([, each]) => each === one)?.[0] ?? -1;
        if (n % 2 === 0) records.delete(name);
        else records.set(name, { ...one, key: `${one.key}9` });
      }
      await expectExact(list, records.values());
    }
  });

  it('are exact when the bucket is split between the decision of a writer and its write', async () => {
    expect.hasAssertions();
    const list = aList();
    const records = [0, 10, 20, 30, 40].map(numbered);
    for (const one of records) await add(list, one);
    const others = [25, 35, 36].map(numbered);
    await whileHeld(
      writes('E#'),
      () => add(list, numbered(45)),
      async () => {
        for (const one of others) await add(list, one);
      },
    );
    await expectExact(list, [...records, ...others, numbered(45)]);
  });

  it('are exact when a writer remembers buckets and groups that another process has split', async () => {
    const list = aList();
    const other = await inAnotherProcess();
    const [before, between, later] = [
      [1, 200],
      [100, 101, 102, 103, 104, 105, 106, 107, 108, 109],
      [150, 2, 300],
    ];
    for (const n of before) await add(list, numbered(n));
    for (const n of Array(20).keys()) await other.add(list, numbered(10 + n));
    for (const n of between) await other.add(list, numbered(n));
    let refused = 0;
    await aroundTransactions(
      (_, send) =>
        send().catch((error: unknown) => {
          refused += 1;
          throw error;
        }),
      async () => {
        for (const n of later) await add(list, numbered(n));
        await change(list, numbered(105), undefined);
        await change(list, numbered(12), numbered(199));
      },
    );
    expect(refused).toBeGreaterThan(0);
    const kept = [...before, ...Array.from({ length: 20 }, (_, n) => 10 + n), ...between, ...later, 199];
    await expectExact(list, kept.filter((n) => n !== 105 && n !== 12).map(numbered));
  });

  it('are exact after a fault at any write of an addition that splits a bucket and a group, and the next one heals it', async () => {
    const faults = await withEachFault(async (faulty) => {
      const list = aList();
      // The next addition splits a bucket, and with it the group.
      const full = Array.from({ length: 12 }, (_, n) => numbered(n));
      const records = [...full, numbered(100)];
      for (const one of full) await add(list, one);
      await faulty(() => add(list, numbered(100)).catch(() => undefined));
      const stored = (await queryTable(listEntriesPartition(list))).length === records.length;
      await expectExact(list, stored ? records : full);
      if (!stored) await add(list, numbered(100));
      await add(list, numbered(50));
      await expectExact(list, [...records, numbered(50)]);
    });
    expect(faults).toBeGreaterThanOrEqual(4);
  });
});

describe('a counter that is wrong', () => {
  const whole = { from: first, hi: end };
  const set = (level: Level, list: string, from: string, values: Record<string, unknown>) => {
    const names = Object.keys(values);
    return transact([
      {
        part: 'by-hand',
        update: keyOfNode(level, list, from),
        set: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        values: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
      },
    ]);
  };
  /** Two groups of full buckets. */
  const full = async () => {
    const { list } = await fullBuckets(6);
    const records = Array.from({ length: 36 }, (_, n) => numbered(n * 10));
    const buckets = await readNodes('bucket', list, whole, queryTable);
    const groups = await readNodes('group', list, whole, queryTable);
    return { list, records, buckets, groups, bucket: buckets[2] ?? noNode, group: groups[1] ?? noNode };
  };
  type Full = Awaited<ReturnType<typeof full>>;
  const noNode = { from: '', hi: '', n: 0, v: 0, c: 0 };
  const byHand: [string, (of: Full) => Promise<unknown>][] = [
    [
      'bucket that counts an entry which is gone',
      ({ list, bucket }) =>
        transact([{ part: 'by-hand', remove: { pk: listEntriesPartition(list), sk: bucket.from } }]),
    ],
    ['bucket that counts too many', ({ list, bucket }) => set('bucket', list, bucket.from, { n: 9 })],
    ['bucket that counts too few', ({ list, bucket }) => set('bucket', list, bucket.from, { n: 1 })],
    ['bucket that ends too early', ({ list, bucket }) => set('bucket', list, bucket.from, { hi: bucket.from })],
    [
      'bucket that is gone',
      ({ list, bucket }) => transact([{ part: 'x', remove: keyOfNode('bucket', list, bucket.from) }]),
    ],
    ['group that counts too many entries', ({ list, group }) => set('group', list, group.from, { n: 100 })],
    ['group that counts too many buckets', ({ list, group }) => set('group', list, group.from, { c: 100 })],
    ['group that counts too few buckets', ({ list, group }) => set('group', list, group.from, { c: 1 })],
    ['group that ends too early', ({ list, group }) => set('group', list, group.from, { hi: group.from })],
    [
      'group that is gone',
      ({ list, group }) => transact([{ part: 'x', remove: keyOfNode('group', list, group.from) }]),
    ],
  ];

  it.each(byHand)('blocks no writer: a %s is mended, with an alarm', async (_, spoil) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const given = await full();
    const { list } = given;
    await spoil(given);
    const stored = new Set((await queryTable(listEntriesPartition(list))).map(({ sk }) => String(sk)));
    const left = given.records.filter((one) => stored.has(sortKey(entryOf(list, one))));
    // Into every bucket, which all are full.
    const more = given.records.filter((_, n) => n % 3 === 0).map(({ key }) => numbered(Number(key) + 5));
    for (const one of more) await add(list, one);
    for (const { level, from } of (await checkList(list)).differences) await mendNode(level, list, from);
    await expectExact(list, [...left, ...more]);
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toContainEqual(
      expect.objectContaining({ WrongCounters: 1, mended: expect.objectContaining({ list }) }),
    );
  });

  it('is not seen in a list that many write to at once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const list = aList();
    const records = Array.from({ length: 30 }, (_, n) => numbered(n));
    await Promise.all(records.map((one) => add(list, one)));
    await expectExact(list, records);
    expect(logged.mock.calls.filter(([line]) => String(line).includes('WrongCounters'))).toEqual([]);
  });
});
