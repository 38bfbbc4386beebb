import * as z from 'zod/mini';
import { id, version } from '#shared/contracts/fields.ts';
import { collectionLimits } from '#shared/domain/collections/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, pageOf, pageOfIds, type Paging, readRows } from '../list.ts';
import { part } from '../part.ts';
import { Names } from '../specialties/specialties.ts';
import { atVersion, get, getMany, ifNotExists, queryIndex, type Write } from '../table.ts';

const collectionKey = recordKeyOf('COLLECTION');
const collectionsPartition = 'COLLECTIONS';

type Names = z.infer<typeof Names>;
const Collection = z.object({
  id,
  version,
  names: Names,
  /** Whether the catalogue shows it. */
  active: z.boolean(),
  /** In their order. Products that were deleted since stay in it. */
  product_ids: z.array(id),
  cover_id: z.nullable(id),
});
export type Collection = z.infer<typeof Collection>;

const collections = entity('collection', Collection);

/** The part of the write of a collection. */
export const ofCollection = part('collection');

/** Strongly consistent. */
export const getCollection = async (collectionId: string): Promise<Collection | undefined> => {
  const item = await get(collectionKey(collectionId));
  return item && collections.read(item);
};

/** Throws not-found. */
export const requireCollection = async (collectionId: string): Promise<Collection> => {
  const collection = await getCollection(collectionId);
  if (!collection) throw new Problem('not-found');
  return collection;
};

/** The write of a new collection, or of a changed one. */
export const collectionWrite = (before: Collection | undefined, after: Collection): Write => ({
  part: ofCollection,
  put: {
    ...collectionKey(after.id),
    ...collections.store(after),
    projection: { names: after.names, active: after.active } satisfies Projection,
    all_pk: collectionsPartition,
    all_sk: `${after.names.cs}#${after.id}`,
  },
  if: before ? atVersion(before.version) : ifNotExists,
});

export const collectionRemovalWrite = (collection: Collection): Write => ({
  part: ofCollection,
  remove: collectionKey(collection.id),
  if: atVersion(collection.version),
});

type Projection = { names: Names; active: boolean };
type Filter = Paging<'name'> & { id?: string[] | undefined; name?: string | undefined };

/** One page of all collections, or of those found by name, by name in a language. */
export const listCollections = async (filter: Filter, language: keyof Names): Promise<Page<Collection>> => {
  const { read } = collections;
  if (filter.id) return pageOfIds(filter.id, { key: collectionKey, read, isShown: () => true });
  const isFound = searchFor(filter.name ?? '');
  return pageOf<Projection, Collection>({
    entries: await queryIndex('all', collectionsPartition),
    paging: filter,
    keep: ({ names }) => isFound(searchWords(names[language])),
    sorting: { language, columns: { name: ({ names }) => names[language] } },
    key: collectionKey,
    read,
  });
};

/** Those that the catalogue shows, in the order of their Czech names. Eventually consistent. */
export const shownCollections = async (): Promise<Collection[]> => {
  const entries = await queryIndex('all', collectionsPartition);
  const shown = entries.filter((entry) => (entry['projection'] as Projection).active);
  const items = await getMany(shown.map((entry) => collectionKey(String(entry['id']))));
  return readRows(items, collections.read).filter(({ active }) => active);
};

/** Throws too-many-collections if there is no place for another one. */
export const requirePlaceForCollection = async (): Promise<void> => {
  const limit = collectionLimits.collections;
  const entries = await queryIndex('all', collectionsPartition, { limit });
  if (entries.length >= limit) throw new Problem('too-many-collections', { params: { limit } });
};
