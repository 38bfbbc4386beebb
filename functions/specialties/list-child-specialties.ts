import { listChildSpecialties } from '#shared/contracts/specialties.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { requireSpecialty } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplySiblings } from './to-reply.ts';

export const handler = serve(listChildSpecialties, async ({ params, locale }) => {
  const [tree] = await Promise.all([readTree(), requireSpecialty(params.id)]);
  return toReplySiblings(tree, params.id, locale);
});
