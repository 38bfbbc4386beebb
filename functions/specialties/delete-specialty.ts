import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { removeLeaf } from '#shared/domain/specialties/tree.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { requireSpecialty, specialtyRemoved } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';

export const handler = serve(deleteSpecialty, async (request) => {
  const { id } = request.params;
  const specialty = await requireSpecialty(id);
  if (specialty.used) throw new Problem('specialty-in-use');
  const { write } = await changedTree((tree) => removeLeaf(tree, id));
  return {
    reply: { data: { id } },
    writes: [
      write,
      specialtyRemoved(specialty),
      auditEntryOf('specialty-deleted', request, { before: specialty, after: null }),
    ],
    retryOn: [ofTree],
  };
});
