import { Problem } from '../problem.ts';

/** Levels of the tree, that of the roots included. */
const maxDepth = 6;
/** The tree is one item of the table, of at most 400 KB. */
export const maxNodes = 2000;

/** The children of a parent, in order. `version` counts the changes of this group. */
export type Siblings = { version: number; ids: readonly string[] };
/** The groups by the id of their parent. A record that is in no group is a root, after the others. */
export type Tree = Readonly<Record<string, Siblings>>;

/** The key of the group of roots. No record has this id. */
const root = 'ROOT';

/** The roots for the parent null. */
export const siblingsUnder = (tree: Tree, parent: string | null): Siblings =>
  tree[parent ?? root] ?? { version: 0, ids: [] };

export const parentOf = (tree: Tree, id: string): string | null => {
  const [parent = root] = Object.entries(tree).find(([, { ids }]) => ids.includes(id)) ?? [];
  return parent === root ? null : parent;
};

/** From the root to the parent. */
export const ancestorsOf = (tree: Tree, id: string): string[] => {
  const parent = parentOf(tree, id);
  return parent === null ? [] : [...ancestorsOf(tree, parent), parent];
};

/** The record and all below it. */
export const withDescendants = (tree: Tree, id: string): Set<string> =>
  new Set([id, ...siblingsUnder(tree, id).ids.flatMap((child) => [...withDescendants(tree, child)])]);

export const isListed = (tree: Tree, id: string): boolean => Object.values(tree).some(({ ids }) => ids.includes(id));

/** Adds a record, or moves one with what is below it, after the children of a parent. */
export const placeUnder = (tree: Tree, id: string, parent: string | null): Tree => {
  if (isListed(tree, id) && parentOf(tree, id) === parent) return tree;
  requirePlace(tree, id, parent);
  const others = withoutNode(tree, id);
  return withGroup(others, parent, [...siblingsUnder(others, parent).ids, id]);
};

/**
 * The children of a parent in a new order. Records that were elsewhere move here. Throws changed if the group has
 * another version, or has a child that is missing in the order.
 */
export const orderChildren = (
  tree: Tree,
  { parent, ids, version }: { parent: string | null; ids: readonly string[]; version: number },
): Tree => {
  const before = siblingsUnder(tree, parent);
  if (before.ids.length === ids.length && before.ids.every((id, n) => id === ids[n])) return tree;
  if (before.version !== version || before.ids.some((id) => !ids.includes(id))) throw new Problem('changed');
  const arriving = ids.filter((id) => !before.ids.includes(id));
  for (const id of arriving) requirePlace(tree, id, parent);
  return withGroup(arriving.reduce(withoutNode, tree), parent, ids);
};

/** Throws specialty-has-children. */
export const removeLeaf = (tree: Tree, id: string): Tree => {
  const count = siblingsUnder(tree, id).ids.length;
  if (count > 0) throw new Problem('specialty-has-children', { params: { count } });
  const { [id]: _, ...others } = withoutNode(tree, id);
  return others;
};

const requirePlace = (tree: Tree, id: string, parent: string | null): void => {
  const above = parent === null ? [] : [...ancestorsOf(tree, parent), parent];
  if (above.includes(id)) throw new Problem('specialty-inside-itself');
  if (above.length + levelsOf(tree, id) > maxDepth)
    throw new Problem('specialty-too-deep', { params: { limit: maxDepth } });
  const nodes = Object.values(tree).reduce((sum, { ids }) => sum + ids.length, 0);
  if (!isListed(tree, id) && nodes >= maxNodes)
    throw new Problem('too-many-specialties', { params: { limit: maxNodes } });
};

/** The levels of a record and of what is below it. */
const levelsOf = (tree: Tree, id: string): number =>
  1 + Math.max(0, ...siblingsUnder(tree, id).ids.map((child) => levelsOf(tree, child)));

const withGroup = (tree: Tree, parent: string | null, ids: readonly string[]): Tree => ({
  ...tree,
  [parent ?? root]: { version: siblingsUnder(tree, parent).version + 1, ids },
});

const withoutNode = (tree: Tree, id: string): Tree => {
  if (!isListed(tree, id)) return tree;
  const parent = parentOf(tree, id);
  return withGroup(
    tree,
    parent,
    siblingsUnder(tree, parent).ids.filter((one) => one !== id),
  );
};
