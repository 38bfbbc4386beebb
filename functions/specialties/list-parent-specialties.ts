import { listParentSpecialties } from '#shared/contracts/specialties.ts';
import { ancestorsOf } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { getSpecialties, requireSpecialty } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';

export const handler = serve(listParentSpecialties, async ({ params, locale }) => {
  const [tree] = await Promise.all([readTree(), requireSpecialty(params.id)]);
  const parents = await getSpecialties(ancestorsOf(tree, params.id));
  return { data: parents.map(({ id, names }) => ({ id, name: nameIn(locale, names) })) };
});
