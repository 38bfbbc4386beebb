import { listParentSpecialties } from '#shared/contracts/specialties.ts';
import { ancestorsOf } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { getCategories, requireCategory } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';

export const handler = serve(listParentSpecialties, async ({ params, locale }) => {
  const { category_kind: kind } = await requireCategory(params.id);
  const parents = await getCategories(ancestorsOf(await readTree(kind), params.id), kind);
  return { data: parents.map(({ id, names }) => ({ id, name: nameIn(locale, names) })) };
});
