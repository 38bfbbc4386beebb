import { updateSpecialty } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { parentOf, type Tree } from '#shared/domain/specialties/tree.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { requireCategory, specialtyWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtyAuditWrite } from './specialty-audit-write.ts';
import { toReplyDetails } from './to-reply.ts';
import { placing } from './tree-position.ts';
import { withoutWork } from './without-work.ts';

export const handler = serve(updateSpecialty, async (request) => {
  const { version, parent_id, ...changes } = request.body;
  const before = await requireCategory(request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const { category_kind: kind } = before;
  const after = { ...before, ...changes, ...(kind === 'product' && withoutWork), version: version + 1 };
  const place = parent_id === undefined ? (same: Tree) => same : placing(kind, after.id, parent_id);
  const { tree, write } = await changedTree(kind, place);
  return {
    reply: { data: toReplyDetails(after, parentOf(tree, after.id), request.locale) },
    writes: [
      write,
      specialtyWrite(before, after),
      specialtyAuditWrite('specialty-changed', request, { before, after }),
    ],
    retryOn: [ofTree],
  };
});
