import { getSpecialty } from '#shared/contracts/specialties.ts';
import { parentOf } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { requireCategory } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplyDetails } from './to-reply.ts';

export const handler = serve(getSpecialty, async ({ params, locale }) => {
  const specialty = await requireCategory(params.id);
  const tree = await readTree(specialty.category_kind);
  return { data: toReplyDetails(specialty, parentOf(tree, params.id), locale) };
});
