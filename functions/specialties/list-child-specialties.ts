import { listChildSpecialties } from '#shared/contracts/specialties.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { requireCategory } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplySiblings } from './to-reply.ts';

export const handler = serve(listChildSpecialties, async ({ params, locale }) => {
  const { category_kind: kind } = await requireCategory(params.id);
  return toReplySiblings({ kind, tree: await readTree(kind) }, params.id, locale);
});
