import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  add,
  aList,
  change,
  expectExact,
  fullBuckets,
  type Listed,
  numbered,
  sizesOf,
} from '../../../test/world/counted-lists.ts';
import { racing, whileHeld, withEachFault, writes } from '../../../test/world/faults.ts';
import { queryTable, transact, type Write } from '../table.ts';
import { checkList, type Difference, repairNode } from './check.ts';
import { limits } from './limits.ts';
import { end, first, keyOfNode, type Level, listEntriesPartition, readNodes } from './nodes.ts';

const usual = { ...limits };
// Small nodes, so that a few hundred entries make several groups.
beforeAll(() => void Object.assign(limits, { entries: 6, buckets: 4 }));
afterAll(() => void Object.assign(limits, usual));

describe('an emptied bucket, by the recount,', () => {
  it('is dropped with its group, in any order of removals, and its range takes entries again', async () => {
    for (let round = 0; round < 3; round++) {
      const list = aList();
      const left = new Map(Array.from({ length: 28 }, (_, n) => [n, numbered(n)]));
      for (const one of left.values()) await add(list, one);
      const order = fc.sample(fc.shuffledSubarray([...left.keys()], { minLength: 28 }), 1)[0] ?? [];
      // One round from the start, one from the end, one in random order.
      const removals = round === 0 ? [...left.keys()] : round === 1 ? [...left.keys()].toReversed() : order;
      for (const [nth, n] of removals.entries()) {
        await change(list, numbered(n), undefined);
        left.delete(n);
        await checkList(list);
        if (nth % 9 === 8) await expectExact(list, left.values());
        const sizes = await sizesOf(list);
        expect(sizes.length === 1 || !sizes.includes(0)).toBe(true);
      }
      expect(await sizesOf(list)).toEqual([0]);
      for (const n of removals) await add(list, numbered(n));
      await expectExact(list, removals.map(numbered));
    }
  });

  it('is dropped safely while other writers fill it, split its neighbours and drop them', async () => {
    expect.hasAssertions();
    const list = aList();
    const records = new Map(Array.from({ length: 48 }, (_, n) => [n * 10, numbered(n * 10)]));
    for (const one of records.values()) await add(list, one);
    for (let round = 0; round < 4; round++) {
      const removed = [...records.keys()].slice(0, 12);
      const added = removed.slice(0, 8).map((n) => n + 1 + round);
      const recounts: ReturnType<typeof checkList>[] = [];
      await racing(writes('E#'), [
        // Recounts drop what the removals leave empty, beside the other writers.
        ...removed.map(
          (n) => () => change(list, numbered(n), undefined).then(() => void recounts.push(checkList(list))),
        ),
        ...added.map((n) => () => add(list, numbered(n))),
      ]);
      // Concurrent changes are no differences.
      for (const { differences } of await Promise.all(recounts)) expect(differences).toEqual([]);
      for (const n of removed) records.delete(n);
      for (const n of added) records.set(n, numbered(n));
      await expectExact(list, records.values());
    }
    // What a recount could not drop because of another writer, the next one drops.
    expect(await checkList(list)).toMatchObject({ differences: [], next: null });
    expect(await sizesOf(list)).not.toContain(0);
    await expectExact(list, records.values());
  });

  it('leaves exact counters after a fault at any write of its removal, and the next recount drops it', async () => {
    let failed = 0;
    const faults = await withEachFault(async (faulty) => {
      const list = aList();
      const records = Array.from({ length: 13 }, (_, n) => numbered(n));
      for (const one of records) await add(list, one);
      const [size = 0] = await sizesOf(list);
      for (const one of records.slice(0, size - 1)) await change(list, one, undefined);
      const [last, ...others] = records.slice(size - 1);
      await faulty(async () => {
        await change(list, last, undefined).catch(() => void failed++);
        await checkList(list).catch(() => undefined);
      });
      const stored = (await queryTable(listEntriesPartition(list))).length;
      await expectExact(list, stored === others.length ? others : [last as Listed, ...others]);
      expect((await checkList(list)).differences).toEqual([]);
      expect(await sizesOf(list)).not.toContain(0);
    });
    expect(faults).toBeGreaterThanOrEqual(4);
    // The transaction, lost or unanswered; the other faults are of the drop.
    expect(failed).toBe(2);
  });
});

/** A transaction that splits or drops a node. */
const ofNodes = (command: TransactWriteCommand) => writes('B#')(command) && !writes('E#')(command);

describe('a list stays exact and complete', () => {
  it('when the bucket that is being dropped, its neighbour or its group changes meanwhile', async () => {
    expect.hasAssertions();
    for (const meanwhile of ['fill', 'neighbour', 'group'] as const) {
      const one = await fullBuckets(3);
      await one.remove(60, 70, 80, 90, 100, 110);
      await whileHeld(
        ofNodes,
        () => checkList(one.list),
        () => (meanwhile === 'fill' ? one.add(65) : meanwhile === 'neighbour' ? one.remove(150) : one.add(5)),
      );
      await one.isExact();
      await checkList(one.list);
      await one.isExact();
    }
  });
});

describe('damaged counters', () => {
  const nodesOf = async (list: string) => {
    const read = (level: 'bucket' | 'group') => readNodes(level, list, { from: first, hi: end }, queryTable);
    return { bucket: await read('bucket'), group: await read('group') };
  };
  const damages: [string, (list: string) => Promise<Write[]>][] = [
    ['the entries of a bucket', async (list) => [nodeWrite('bucket', list, first, 'ADD n :x', 1)]],
    ['the entries of a group', async (list) => [nodeWrite('group', list, first, 'ADD n :x', 1)]],
    ['the buckets of a group', async (list) => [nodeWrite('group', list, first, 'ADD c :x', 1)]],
    ['the end of a bucket', async (list) => [nodeWrite('bucket', list, first, 'SET hi = :x', '=0001')]],
    ['no first bucket', async (list) => [{ part: 'x', remove: keyOfNode('bucket', list, first) }]],
    ['no first group', async (list) => [{ part: 'x', remove: keyOfNode('group', list, first) }]],
    [
      'no nodes',
      async (list) => {
        const nodes = await nodesOf(list);
        return (['bucket', 'group'] as const).flatMap((level) =>
          nodes[level].map(({ from }) => ({ part: 'x', remove: keyOfNode(level, list, from) })),
        );
      },
    ],
  ];
  const nodeWrite = (level: Level, list: string, from: string, set: string, x: unknown): Write => ({
    part: 'x',
    update: keyOfNode(level, list, from),
    set,
    values: { ':x': x },
  });

  it.each(damages)('are found in parts, too, and repaired: %s', async (_, damage) => {
    const one = await fullBuckets(4);
    expect((await nodesOf(one.list)).group.length).toBeGreaterThan(1);
    await transact(await damage(one.list));
    const parts: Difference[] = [];
    for (let from: string | null = first; from !== null;) {
      const part = await checkList(one.list, { from, limit: 2 });
      parts.push(...part.differences);
      from = part.next;
    }
    expect(parts.length).toBeGreaterThan(0);
    for (const level of ['bucket', 'group'] as const)
      for (const found of (await checkList(one.list)).differences)
        if (found.level === level) expect(await repairNode(found)).toBe(true);
    await one.isExact();
    expect((await checkList(one.list)).differences).toEqual([]);
    const { bucket, group } = await nodesOf(one.list);
    for (const nodes of [bucket, group]) expect([nodes[0]?.from, nodes.at(-1)?.hi]).toEqual([first, end]);
  });

  it('are not repaired over a change that came meanwhile', async () => {
    const [changed, made] = [await fullBuckets(2), await fullBuckets(2)];
    await transact([nodeWrite('bucket', changed.list, first, 'ADD n :x', -1)]);
    await transact([{ part: 'x', remove: keyOfNode('bucket', made.list, first) }]);
    const found = async ({ list }: typeof made) =>
      (await checkList(list)).differences.find(({ level, from }) => level === 'bucket' && from === first);
    const [one, other] = [await found(changed), await found(made)];
    if (!one || !other) throw new Error('Both are damaged');
    await changed.remove(0);
    expect([await repairNode(one), await repairNode(other), await repairNode(other)]).toEqual([false, true, false]);
  });
});
