import * as z from 'zod/mini';
import { id, money } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { type CategoryKind, categoryKinds } from '#shared/domain/specialties/kinds.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, pageOf, pageOfIds, type Paging, readRows } from '../list.ts';
import {
  type Condition,
  get,
  getMany,
  ifNotExists,
  type Item,
  mapConditionFailedTo,
  queryIndex,
  transact,
  type Write,
} from '../table.ts';

export const specialtyKey = recordKeyOf('SPECIALTY');
const specialtiesPartition = 'SPECIALTIES';
const productCategoriesPartition = 'PRODUCT_CATEGORIES';
const partitions: Readonly<Record<CategoryKind, string>> = {
  specialty: specialtiesPartition,
  product: productCategoriesPartition,
};

/** A name in all languages. */
export const Names = z.object({ en: z.string(), cs: z.string(), ru: z.string() });
const Specialty = z.object({
  id,
  version: z.int(),
  names: Names,
  descriptions: Names,
  icon: z.string(),
  /** Haléř per hour. */
  hourly_rate: money,
  hourly_premium: money,
  /** Whether the scheduled job completes a shift that was not ended. */
  auto_complete: z.boolean(),
  active: z.boolean(),
  /** Whether a shift or a person has, or ever had it. Then it is never deleted. */
  used: z.boolean(),
  /** It never changes. The `kind` of an item is that of its schema. */
  category_kind: z.enum(categoryKinds),
  /** The file of its picture. */
  avatar: z.nullable(z.object({ id })),
});
export type Specialty = z.infer<typeof Specialty>;

/** Whether the specialties of the first schema are used is not known. */
const specialties = entity('specialty', Specialty, [
  (first) => ({ ...first, version: 1, used: true }),
  (second) => ({ ...second, category_kind: 'specialty', avatar: null }),
]);

export const readSpecialty = (item: Item): Specialty => specialties.read(item);

/** Of the given kind, or of any. */
const getCategory = async (categoryId: string, kind?: CategoryKind): Promise<Specialty | undefined> => {
  const item = await get(specialtyKey(categoryId));
  const category = item && specialties.read(item);
  return kind === undefined || category?.category_kind === kind ? category : undefined;
};

export const getSpecialty = async (specialtyId: string): Promise<Specialty | undefined> =>
  getCategory(specialtyId, 'specialty');

/** Throws not-found, also for another kind than the given one; `field` is the input field to blame. */
export const requireCategory = async (categoryId: string, kind?: CategoryKind, field?: string): Promise<Specialty> => {
  const category = await getCategory(categoryId, kind);
  if (!category) throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return category;
};

/** Throws not-found; `field` is the input field to blame. */
export const requireSpecialty = async (specialtyId: string, field?: string): Promise<Specialty> =>
  requireCategory(specialtyId, 'specialty', field);

/** Those of the given categories that exist and are of the kind, in the given order, strongly consistent. */
export const getCategories = async (ids: readonly string[], kind: CategoryKind): Promise<Specialty[]> => {
  const categories = readRows(await getMany(ids.map(specialtyKey), true), specialties.read);
  return categories.filter(({ category_kind }) => category_kind === kind);
};

export const getSpecialties = async (ids: readonly string[]): Promise<Specialty[]> => getCategories(ids, 'specialty');

/**
 * For specialties that a shift or a person is about to get. Throws not-found if one was deleted meanwhile. Writes only
 * once in the life of a specialty.
 */
export const markUsed = async (chosen: readonly Specialty[]): Promise<void> => {
  const unused = chosen.filter(({ used }) => !used);
  await transact(
    unused.map(({ id: key }) => ({
      part: 'specialty',
      update: specialtyKey(key),
      set: 'SET used = :true, #version = #version + :one',
      names: { '#version': 'version' },
      values: { ':true': true, ':one': 1 },
      if: { expression: 'attribute_exists(pk)' },
    })),
  ).catch(mapConditionFailedTo('not-found'));
};

/** The write of a new specialty, or of a changed one. */
export const specialtyWrite = (before: Specialty | undefined, after: Specialty): Write => ({
  part: 'specialty',
  put: specialtyItem(after),
  if: before ? unchanged(before) : ifNotExists,
});

export const specialtyRemovalWrite = (specialty: Specialty): Write => ({
  part: 'specialty',
  remove: specialtyKey(specialty.id),
  if: unchanged(specialty),
});

/** Items of the first schema have no version. */
const unchanged = ({ version }: Specialty): Condition => ({
  expression: 'attribute_exists(pk) AND (#version = :version OR attribute_not_exists(#version))',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** `active` is missing in entries that were written before it existed; those are active. */
type Projection = { names: Specialty['names']; active?: boolean };
type Filter = Paging<'name'> & {
  kind: CategoryKind;
  id?: string[] | undefined;
  name?: string | undefined;
  active?: 'true' | undefined;
};

/** One page of all categories of a kind, or of those found by name, by name in a language. */
export const listSpecialties = async (filter: Filter, language: keyof Specialty['names']): Promise<Page<Specialty>> => {
  const source = { key: specialtyKey, read: specialties.read };
  if (filter.id)
    return pageOfIds(filter.id, { ...source, isShown: ({ category_kind }) => category_kind === filter.kind });
  const isFound = searchFor(filter.name ?? '');
  return pageOf<Projection, Specialty>({
    entries: await queryIndex('all', partitions[filter.kind]),
    paging: filter,
    keep: ({ names, active = true }) => (active || !filter.active) && isFound(searchWords(names[language])),
    sorting: { language, columns: { name: ({ names }) => names[language] } },
    ...source,
  });
};

export const specialtyItem = (specialty: Specialty) => ({
  ...specialtyKey(specialty.id),
  ...specialties.store(specialty),
  projection: { names: specialty.names, active: specialty.active } satisfies Projection,
  all_pk: partitions[specialty.category_kind],
  all_sk: `${specialty.names.cs}#${specialty.id}`,
});

/** The names of all categories of a kind by id. Reads a few dozen index entries, so it can run in parallel with other reads. */
export const categoryNames = async (kind: CategoryKind): Promise<Map<string, Specialty['names']>> => {
  const entries = await queryIndex('all', partitions[kind]);
  return new Map(entries.map((entry) => [String(entry['id']), (entry['projection'] as Projection).names]));
};

export const specialtyNames = async (): Promise<Map<string, Specialty['names']>> => categoryNames('specialty');

/** The ids of all categories of a kind, by their Czech name. */
export const allCategoryIds = async (kind: CategoryKind): Promise<string[]> => {
  const entries = await queryIndex('all', partitions[kind]);
  return entries.map((entry) => String(entry['id']));
};
