import * as z from 'zod';
import { id, money } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import { get, getMany, queryIndex } from './table.ts';

const Names = z.object({ en: z.string(), cs: z.string(), ru: z.string() });
const Specialty = z.object({
  id,
  names: Names,
  descriptions: Names,
  icon: z.string(),
  /** Haléř an hour. */
  hourly_rate: money,
  hourly_premium: money,
  /** Whether the clock completes a shift that nobody ends. */
  auto_complete: z.boolean(),
  active: z.boolean(),
});
export type Specialty = z.infer<typeof Specialty>;

const specialties = entity('specialty', Specialty);

export const getSpecialty = async (specialtyId: string): Promise<Specialty | undefined> => {
  const item = await get(keys.specialty(specialtyId));
  return item && specialties.read(item);
};

/** One page of all specialties, by name in a language. */
export const listSpecialties = async (paging: Paging, language: keyof Specialty['names']) =>
  pageOf<{ names: Specialty['names'] }, Specialty>({
    entries: await queryIndex('all', partitions.all('SPECIALTIES')),
    paging,
    keep: () => true,
    sort: { by: ({ names }) => names[language], language },
    key: keys.specialty,
    read: specialties.read,
  });

export const specialtyItem = (specialty: Specialty) => ({
  ...keys.specialty(specialty.id),
  ...specialties.store(specialty),
  thin: { names: specialty.names },
  all_pk: partitions.all('SPECIALTIES'),
  all_sk: `${specialty.names.cs}#${specialty.id}`,
});

/** The names of some specialties, by id. */
export const specialtyNames = async (ids: readonly string[]): Promise<Map<string, Specialty['names']>> =>
  new Map(
    (await getMany([...new Set(ids)].map(keys.specialty)))
      .map(specialties.read)
      .map(({ id: specialtyId, names }) => [specialtyId, names]),
  );
