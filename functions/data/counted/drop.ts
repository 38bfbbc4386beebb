import { queryTable, type StoredWrite } from '../table.ts';
import { transactIfUnchanged } from '../transact-if-unchanged.ts';
import { end, findNode, first, keyOfNode, type Level, type Node, readNodes } from './nodes.ts';

/**
 * Drops an empty bucket, given by its first sort key: its range goes to a neighbour in the same group, and an empty
 * group to a neighbouring group. Does nothing if the bucket has entries, is the list's only one, or changes meanwhile.
 */
export const dropBucket = async (list: string, from: string): Promise<void> => {
  const bucket = await findNode('bucket', list, from);
  if (bucket.from !== from || bucket.n > 0 || isWhole(bucket)) return;
  const group = await findNode('group', list, from);
  const writes = await (group.c > 1 ? withinGroupWrites(list, bucket, group) : withGroupWrites(list, bucket, group));
  await transactIfUnchanged(writes);
};

const isWhole = ({ from, hi }: Node) => from === first && hi === end;

/** The node before in its level. */
const nodeBefore = async (level: Level, list: string, from: string): Promise<Node> => {
  const [item] = await queryTable(keyOfNode(level, list, '').pk, { to: from, limit: 2, backward: true }).then((items) =>
    items.filter(({ sk }) => sk !== from),
  );
  if (!item) throw new Error(`The ${level} ${from} of ${list} has none before it`);
  return findNode(level, list, String(item['sk']));
};

const withinGroupWrites = async (list: string, bucket: Node, group: Node): Promise<StoredWrite[]> => {
  const isLast = bucket.hi === group.hi;
  const [left, right] = isLast
    ? [await nodeBefore('bucket', list, bucket.from), bucket]
    : [bucket, await findNode('bucket', list, bucket.hi)];
  return [
    ...joinWrites('bucket', list, left, right),
    {
      part: 'group',
      update: keyOfNode('group', list, group.from),
      set: 'ADD c :less, v :one',
      values: { ':less': -1, ':one': 1 },
      // Both buckets are still in the group.
      if: { expression: 'hi > :right', values: { ':right': right.from } },
    },
  ];
};

/** The bucket is the only one of its group. */
const withGroupWrites = async (list: string, bucket: Node, group: Node): Promise<StoredWrite[]> => {
  if (group.n > 0 || bucket.hi !== group.hi) return [];
  if (group.from !== first) {
    const [left, groupLeft] = [
      await nodeBefore('bucket', list, bucket.from),
      await nodeBefore('group', list, group.from),
    ];
    return [...joinWrites('bucket', list, left, bucket), ...joinWrites('group', list, groupLeft, group, groupLeft.c)];
  }
  const next = await findNode('group', list, group.hi);
  const [right] = await readNodes('bucket', list, next, queryTable);
  if (!right) return [];
  return [...joinWrites('bucket', list, bucket, right), ...joinWrites('group', list, group, next, next.c)];
};

/**
 * The left node takes the range and the count of the right one. Both must be as they were read. The versions are added,
 * so the version of the node that covers a sort key never decreases, and a split that read an earlier node fails.
 */
const joinWrites = (level: Level, list: string, left: Node, right: Node, c?: number): StoredWrite[] => [
  {
    part: 'left',
    update: keyOfNode(level, list, left.from),
    set: `SET n = :n, hi = :hi, v = :sum${c === undefined ? '' : ', c = :c'}`,
    values: { ':n': left.n + right.n, ':hi': right.hi, ':sum': left.v + right.v, ...(c !== undefined && { ':c': c }) },
    if: { expression: 'v = :v', values: { ':v': left.v } },
  },
  {
    part: 'right',
    remove: keyOfNode(level, list, right.from),
    if: { expression: 'v = :v', values: { ':v': right.v } },
  },
];
