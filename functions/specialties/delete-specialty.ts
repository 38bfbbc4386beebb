import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { removeLeaf } from '#shared/domain/specialties/tree.ts';
import { changeTree } from '../data/specialties/category-tree.ts';
import { requireSpecialty, specialtyRemoved } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { recordOf } from './record.ts';

export const handler = serve(deleteSpecialty, async (request) => {
  const { id } = request.params;
  const specialty = await requireSpecialty(id);
  if (specialty.used) throw new Problem('specialty-in-use');
  const writes = [
    specialtyRemoved(specialty),
    recordOf('specialty-deleted', request, { before: specialty, after: null }),
  ];
  await changeTree((tree) => removeLeaf(tree, id), writes);
  return { data: { id } };
});
