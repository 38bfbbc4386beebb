import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import type { Tree } from '#shared/domain/specialties/tree.ts';
import { commit } from '../commit.ts';
import { decideAgain } from '../decide-again.ts';
import { entity } from '../entity.ts';
import { keys } from '../keys.ts';
import type { Condition, Write } from '../table.ts';
import { ConditionFailed, atVersion, get, ifNotExists, mapConditionFailedTo } from '../table.ts';

const Siblings = z.object({ version: z.int(), ids: z.array(id) });
const trees = entity('category-tree', z.object({ version: z.int(), groups: z.record(z.string(), Siblings) }));

const part = 'category-tree';

/** Strongly consistent. Before its first change, a tree is empty: every record is a root. */
export const readTree = async (kind: CategoryKind = 'specialty'): Promise<Tree> => (await storedTree(kind)).groups;

const storedTree = async (kind: CategoryKind): Promise<{ version: number; groups: Tree }> => {
  const item = await get(keys.categoryTree(kind));
  return item ? trees.read(item) : { version: 0, groups: {} };
};

/**
 * Changes the tree and commits `otherWrites` with it, and returns the new tree. `change` runs again if another request
 * changed the tree meanwhile, so what it reads is never older than the tree. Throws changed if a condition of the other
 * writes fails.
 */
export const changeTree = (
  change: (tree: Tree) => Tree | Promise<Tree>,
  otherWrites: readonly Write[],
  kind: CategoryKind = 'specialty',
): Promise<Tree> =>
  decideAgain(
    (error) => error instanceof ConditionFailed && error.parts.includes(part),
    async () => {
      const { version, groups } = await storedTree(kind);
      const next = await change(groups);
      await commit([treeWrite(kind, version, next), ...otherWrites]);
      return next;
    },
  ).catch(mapConditionFailedTo('changed'));

/** The write of the tree that follows the given version; 0 is that of no tree. */
export const treeWrite = (kind: CategoryKind, version: number, groups: Tree): Write => ({
  part,
  put: { ...keys.categoryTree(kind), ...trees.store({ version: version + 1, groups: writable(groups) }) },
  if: isVersion(version),
});

const isVersion = (version: number): Condition => (version === 0 ? ifNotExists : atVersion(version));

const writable = (groups: Tree) =>
  Object.fromEntries(Object.entries(groups).map(([parent, { version, ids }]) => [parent, { version, ids: [...ids] }]));
