import { queryTable, type StoredWrite } from '../table.ts';
import { transactIfUnchanged } from '../transact-if-unchanged.ts';
import { limits } from './limits.ts';
import { mendNode } from './mend.ts';
import { end, findNode, keyOfNode, listEntriesPartition, type Node, readNodes, total } from './nodes.ts';

/**
 * Makes room for an entry whose bucket refused it: splits the full bucket that contains its sort key. Does nothing if it
 * was split or changed meanwhile; the next writer that meets the full bucket tries again. A bucket that is not what its
 * entries make it is mended first.
 */
export const splitBucket = async (list: string, sk: string): Promise<void> => {
  const [bucket, group] = await Promise.all([findNode('bucket', list, sk), findNode('group', list, sk)]);
  if (bucket.hi <= sk) await mendNode('bucket', list, bucket.from);
  if (bucket.n < limits.entries) return;
  const entries = (await queryTable(listEntriesPartition(list), { from: bucket.from, to: bucket.hi }))
    .map((item) => String(item['sk']))
    .filter((each) => each < bucket.hi);
  if (entries.length !== bucket.n) {
    await mendNode('bucket', list, bucket.from);
    return;
  }
  // A list that only grows at its end keeps full buckets: the new one starts empty.
  const isAppended = bucket.hi === end && sk > (entries.at(-1) ?? '');
  const at = isAppended ? entries.length : entries.length >> 1;
  const cut = entries[at] ?? sk;
  const isSplit = await transactIfUnchanged([
    shrinkWrite('bucket', list, bucket, { n: at, hi: cut }),
    {
      part: 'new',
      put: { ...keyOfNode('bucket', list, cut), n: bucket.n - at, hi: bucket.hi, v: bucket.v + 1 },
      if: isNew,
    },
    {
      part: 'group',
      update: keyOfNode('group', list, group.from),
      set: 'ADD c :one, v :one',
      values: { ':one': 1 },
      if: { expression: 'hi > :cut', values: { ':cut': cut } },
    },
  ]);
  if (isSplit && group.c + 1 >= limits.buckets) await splitGroup(list, cut);
};

/** Mends the group of an entry that refused it, if that does not reach the entry's sort key. */
export const mendGroup = async (list: string, sk: string): Promise<void> => {
  const { from, hi } = await findNode('group', list, sk);
  if (hi <= sk) await mendNode('group', list, from);
};

const splitGroup = async (list: string, sk: string): Promise<void> => {
  const group = await findNode('group', list, sk);
  const buckets = await readNodes('bucket', list, group, queryTable);
  if (buckets.length !== group.c || total(buckets) !== group.n) await mendNode('group', list, group.from);
  if (buckets.length !== group.c || total(buckets) !== group.n || buckets.length < limits.buckets) return;
  const isAppended = group.hi === end && buckets.at(-1)?.from === sk;
  const at = isAppended ? buckets.length - 1 : buckets.length >> 1;
  const cut = buckets[at]?.from ?? sk;
  const n = total(buckets.slice(0, at));
  const c = buckets.length - at;
  await transactIfUnchanged([
    shrinkWrite('group', list, group, { n, hi: cut, c: at }),
    {
      part: 'new',
      put: { ...keyOfNode('group', list, cut), n: group.n - n, hi: group.hi, v: group.v + 1, c },
      if: isNew,
    },
  ]);
};

const isNew = { expression: 'attribute_not_exists(pk)' };

/** Conditional on the version, which every change of an entry in the range increases. */
const shrinkWrite = (
  level: 'bucket' | 'group',
  list: string,
  { from, v }: Node,
  { n, hi, c }: { n: number; hi: string; c?: number },
): StoredWrite => ({
  part: 'old',
  update: keyOfNode(level, list, from),
  set: `SET n = :n, hi = :hi${c === undefined ? '' : ', c = :c'} ADD v :one`,
  values: { ':n': n, ':hi': hi, ':one': 1, ...(c !== undefined && { ':c': c }) },
  if: { expression: 'v = :v', values: { ':v': v } },
});
