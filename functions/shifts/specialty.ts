import { Problem } from '#shared/domain/problem.ts';
import { getSpecialty, type Specialty } from '../data/specialties/specialties.ts';

/** The chosen specialty, if any. Throws not-found if it is not offered. */
export const chosenSpecialty = async <Id extends string | undefined>(
  id: Id,
): Promise<Specialty | (undefined extends Id ? undefined : never)> => {
  if (id === undefined) return undefined as undefined extends Id ? undefined : never;
  const specialty = await getSpecialty(id);
  if (!specialty?.active) throw new Problem('not-found', { fields: { category_id: { key: 'not-found' } } });
  return specialty;
};
