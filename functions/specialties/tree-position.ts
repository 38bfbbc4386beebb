import type { Tree } from '#shared/domain/specialties/tree.ts';
import { placeUnder } from '#shared/domain/specialties/tree.ts';
import { requireSpecialty } from '../data/specialties/specialties.ts';

/** For `changedTree`: places a specialty under a parent, which must still exist. */
export const placing =
  (id: string, parent_id: string | null) =>
  async (tree: Tree): Promise<Tree> => {
    if (parent_id !== null) await requireSpecialty(parent_id, 'parent_id');
    return placeUnder(tree, id, parent_id);
  };
