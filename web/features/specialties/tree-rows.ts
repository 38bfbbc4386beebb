import type { Siblings, SpecialtyNode } from '#shared/contracts/specialties.ts';

/** A visible specialty. `place` counts from 1 among its siblings. */
export type Row = { node: SpecialtyNode; level: number; place: number; of: number; isOpen: boolean };
/** The loaded groups by the id of their parent; null for the roots. */
export type Groups = ReadonlyMap<string | null, Siblings>;
/** Where a specialty is put: before a child of a parent, or after all of them. */
export type Target = { parent_id: string | null; before: string | null };
export type Step = 'up' | 'down' | 'in' | 'out';
export type Drop = { id: string; side: 'before' | 'inside' | 'after' };

/** The rows of the tree from top to bottom. An open specialty whose children are still loading has none. */
export const rowsOf = (
  groups: Groups,
  isOpen: (id: string) => boolean,
  parent: string | null = null,
  level = 1,
): Row[] =>
  (groups.get(parent)?.data ?? []).flatMap((node, n, { length }) => {
    const opened = node.children > 0 && isOpen(node.id);
    const row = { node, level, place: n + 1, of: length, isOpen: opened };
    return [row, ...(opened ? rowsOf(groups, isOpen, node.id, level + 1) : [])];
  });

const siblingsOf = (groups: Groups, { parent_id }: SpecialtyNode): readonly SpecialtyNode[] =>
  groups.get(parent_id)?.data ?? [];
const idAt = (nodes: readonly SpecialtyNode[], index: number): string | null => nodes[index]?.id ?? null;

/** Where a step leads; null if there is no such place. */
export const stepTarget = (groups: Groups, node: SpecialtyNode, step: Step): Target | null => {
  const siblings = siblingsOf(groups, node);
  const at = siblings.findIndex(({ id }) => id === node.id);
  const { parent_id } = node;
  switch (step) {
    case 'up':
      return at > 0 ? { parent_id, before: idAt(siblings, at - 1) } : null;
    case 'down':
      return at + 1 < siblings.length ? { parent_id, before: idAt(siblings, at + 2) } : null;
    case 'in':
      return at > 0 ? { parent_id: idAt(siblings, at - 1), before: null } : null;
    case 'out':
      return parent_id === null ? null : after(groups, parent_id);
  }
};

/** The place after a specialty, among its siblings. */
const after = (groups: Groups, id: string): Target | null => {
  for (const [parent_id, { data }] of groups) {
    const at = data.findIndex((one) => one.id === id);
    if (at >= 0) return { parent_id, before: idAt(data, at + 1) };
  }
  return null;
};

/**
 * Where a dragged specialty lands: beside a row, or as the last one below it. After an open row means before its first
 * child, which is what stands there. Null on itself or on what is below it.
 */
export const dropTarget = (
  groups: Groups,
  rows: readonly Row[],
  dragged: string,
  { id, side }: Drop,
): Target | null => {
  const row = rows.find(({ node }) => node.id === id);
  if (!row || isWithin(rows, dragged, id)) return null;
  const { parent_id } = row.node;
  if (side === 'before') return { parent_id, before: id };
  if (side === 'inside') return { parent_id: id, before: null };
  if (row.isOpen) return { parent_id: id, before: idAt(groups.get(id)?.data ?? [], 0) };
  return after(groups, id);
};

const isWithin = (rows: readonly Row[], outer: string, id: string | null): boolean =>
  id !== null &&
  (id === outer || isWithin(rows, outer, rows.find(({ node }) => node.id === id)?.node.parent_id ?? null));

/** The ids of a group with a specialty at its new place. */
export const idsWith = (group: Siblings, id: string, before: string | null): string[] => {
  const ids = group.data.map((one) => one.id);
  // Before itself is where it is.
  if (before === id) return ids;
  const others = ids.filter((one) => one !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at < 0 ? others.length : at, 0, id);
};
