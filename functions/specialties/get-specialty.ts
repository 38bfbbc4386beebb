import { getSpecialty } from '#shared/contracts/specialties.ts';
import { parentOf } from '#shared/domain/specialties/tree.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { requireSpecialty } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { presentDetails } from './present.ts';

export const handler = serve(getSpecialty, async ({ params, locale }) => {
  const [tree, specialty] = await Promise.all([readTree(), requireSpecialty(params.id)]);
  return { data: presentDetails(specialty, parentOf(tree, params.id), locale) };
});
