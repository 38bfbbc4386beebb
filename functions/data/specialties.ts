import * as z from 'zod/mini';
import { id, money } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import { get, queryIndex } from './table.ts';

/** A name in all languages. */
export const Names = z.object({ en: z.string(), cs: z.string(), ru: z.string() });
const Specialty = z.object({
  id,
  names: Names,
  descriptions: Names,
  icon: z.string(),
  /** Haléř per hour. */
  hourly_rate: money,
  hourly_premium: money,
  /** Whether the scheduled job completes a shift that was not ended. */
  auto_complete: z.boolean(),
  active: z.boolean(),
});
export type Specialty = z.infer<typeof Specialty>;

const specialties = entity('specialty', Specialty);

export const getSpecialty = async (specialtyId: string): Promise<Specialty | undefined> => {
  const item = await get(keys.specialty(specialtyId));
  return item && specialties.read(item);
};

type Projection = { names: Specialty['names'] };

/** One page of all specialties, by name in a language. */
export const listSpecialties = async (paging: Paging, language: keyof Specialty['names']) =>
  pageOf<Projection, Specialty>({
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
  projection: { names: specialty.names } satisfies Projection,
  all_pk: partitions.all('SPECIALTIES'),
  all_sk: `${specialty.names.cs}#${specialty.id}`,
});

/** The names of all specialties by id. Reads a few dozen index entries, so it can run in parallel with other reads. */
export const specialtyNames = async (): Promise<Map<string, Specialty['names']>> => {
  const entries = await queryIndex('all', partitions.all('SPECIALTIES'));
  return new Map(entries.map((entry) => [String(entry['id']), (entry['projection'] as Projection).names]));
};
