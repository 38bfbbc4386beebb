import { listRootSpecialties } from '#shared/contracts/specialties.ts';
import { isListed, siblingsUnder } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { allCategoryIds } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplySiblings } from './to-reply.ts';

export const handler = serve(listRootSpecialties, async ({ query: { kind }, locale }) => {
  const [tree, all] = await Promise.all([readTree(kind), allCategoryIds(kind)]);
  const unlisted = all.filter((id) => !isListed(tree, id));
  return toReplySiblings({ kind, tree }, null, locale, [...siblingsUnder(tree, null).ids, ...unlisted]);
});
