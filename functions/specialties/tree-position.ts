import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import { placeUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import { requireCategory } from '../data/specialties/specialties.ts';

/** For `changedTree`: places a category under a parent of its kind, which must still exist. */
export const placing =
  (kind: CategoryKind, id: string, parent_id: string | null) =>
  async (tree: Tree): Promise<Tree> => {
    if (parent_id !== null) await requireCategory(parent_id, kind, 'parent_id');
    return placeUnder(tree, id, parent_id);
  };
