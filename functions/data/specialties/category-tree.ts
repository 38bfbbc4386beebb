import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import type { Tree } from '#shared/domain/specialties/tree.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, type Condition, get, ifNotExists, type Write } from '../table.ts';

/** The parents and the order of all records of a kind. */
const categoryTreeKey = recordKeyOf('CATEGORY_TREE');

const Siblings = z.object({ version: z.int(), ids: z.array(id) });
const trees = entity('category-tree', z.object({ version: z.int(), groups: z.record(z.string(), Siblings) }));

/** The part of the write of a tree. A handler runs again when another request changed the tree meanwhile. */
export const ofTree = part('category-tree');

/** Strongly consistent. Before its first change, a tree is empty: every record is a root. */
export const readTree = async (kind: CategoryKind): Promise<Tree> => (await storedTree(kind)).groups;

const storedTree = async (kind: CategoryKind): Promise<{ version: number; groups: Tree }> => {
  const item = await get(categoryTreeKey(kind));
  return item ? trees.read(item) : { version: 0, groups: {} };
};

/** The changed tree and its write, which fails as `ofTree` if another request changed the tree meanwhile. */
export const changedTree = async (
  kind: CategoryKind,
  change: (tree: Tree) => Tree | Promise<Tree>,
): Promise<{ tree: Tree; write: Write }> => {
  const { version, groups } = await storedTree(kind);
  const tree = await change(groups);
  return { tree, write: treeWrite(kind, version, tree) };
};

/** The write of the tree that follows the given version; 0 is that of no tree. */
export const treeWrite = (kind: CategoryKind, version: number, groups: Tree): Write => ({
  part: ofTree,
  put: { ...categoryTreeKey(kind), ...trees.store({ version: version + 1, groups: writable(groups) }) },
  if: isVersion(version),
});

const isVersion = (version: number): Condition => (version === 0 ? ifNotExists : atVersion(version));

const writable = (groups: Tree) =>
  Object.fromEntries(Object.entries(groups).map(([parent, { version, ids }]) => [parent, { version, ids: [...ids] }]));
