import { setSpecialtyPositions } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { isListed, orderChildren } from '#shared/domain/specialties/tree.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { getCategories, requireCategory } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtyAuditWrite } from './specialty-audit-write.ts';

export const handler = serve(setSpecialtyPositions, async (request) => {
  const { kind, parent_id, ids, version } = request.body;
  const parent = parent_id === null ? null : await requireCategory(parent_id, kind, 'parent_id');
  const { write } = await changedTree(kind, async (tree) => {
    // Those in the tree of the kind exist, because deleting one takes it out of the tree.
    const unknown = [...ids, ...(parent_id === null ? [] : [parent_id])].filter((id) => !isListed(tree, id));
    if ((await getCategories(unknown, kind)).length < unknown.length)
      throw new Problem('not-found', { fields: { ids: { key: 'not-found' } } });
    return orderChildren(tree, { parent: parent_id, ids, version });
  });
  return {
    reply: { data: { parent_id, ids } },
    writes: [write, specialtyAuditWrite('specialties-arranged', request, { before: parent, after: parent })],
    retryOn: [ofTree],
  };
});
