import { listRootSpecialties } from '#shared/contracts/specialties.ts';
import { isListed, siblingsUnder } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { allSpecialtyIds } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplySiblings } from './to-reply.ts';

export const handler = serve(listRootSpecialties, async ({ query, locale }) => {
  const [tree, all] = await Promise.all([readTree(query.kind), allSpecialtyIds()]);
  const unlisted = all.filter((id) => !isListed(tree, id));
  return toReplySiblings(tree, null, locale, [...siblingsUnder(tree, null).ids, ...unlisted]);
});
