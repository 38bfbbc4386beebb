import { updateSpecialty } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { parentOf } from '#shared/domain/specialties/tree.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { requireSpecialty, specialtyWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';
import { toReplyDetails } from './to-reply.ts';
import { placing } from './tree-position.ts';

export const handler = serve(updateSpecialty, async (request) => {
  const { version, parent_id, ...changes } = request.body;
  const before = await requireSpecialty(request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const after = { ...before, ...changes, version: version + 1 };
  const { tree, write } = await changedTree(parent_id === undefined ? (same) => same : placing(after.id, parent_id));
  return {
    reply: { data: toReplyDetails(after, parentOf(tree, after.id), request.locale) },
    writes: [write, specialtyWrite(before, after), auditEntryOf('specialty-changed', request, { before, after })],
    retryOn: [ofTree],
  };
});
