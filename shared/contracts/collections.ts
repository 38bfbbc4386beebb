import * as z from 'zod/mini';
import { collectionLimits } from '../domain/collections/limits.ts';
import { area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import { id, integer, queryArray, search, text, uniqueArray, version } from './fields.ts';

const endpoint = area('collections');

const name = text(100);
const CollectionFields = z.strictObject({
  names: z.strictObject({ cs: name, en: name, ru: name }),
  /** Whether the catalogue shows it. */
  active: z.boolean(),
  /** In their order. */
  product_ids: uniqueArray(id, collectionLimits.products),
});
/** The values of the form of a collection. */
export type CollectionInput = z.input<typeof CollectionFields>;

/** Products that belong together, chosen by an admin: for winter, for a new store. */
export const Collection = z.object({
  id,
  version,
  /** In the caller's language. */
  name: z.string(),
  names: z.object({ cs: z.string(), en: z.string(), ru: z.string() }),
  active: z.boolean(),
  /** The address of its cover. */
  cover: z.nullable(z.string()),
  product_ids: z.array(id),
});
export type Collection = z.infer<typeof Collection>;

export const listCollections = endpoint({
  name: 'list-collections',
  summary: 'List the collections by name',
  method: 'GET',
  path: '/api/shop/collections',
  access: 'collection.read',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    /** The beginnings of words of the name in the caller's language. */
    name: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(Collection),
});

export const createCollection = endpoint({
  name: 'create-collection',
  summary: 'Create a collection of products',
  method: 'POST',
  path: '/api/shop/collection',
  access: 'collection.write',
  localized: true,
  body: CollectionFields,
  reply: item(Collection),
  status: 201,
  problems: ['not-found', 'too-many-collections'],
});

export const getCollection = endpoint({
  name: 'get-collection',
  summary: 'Get a collection',
  method: 'GET',
  path: '/api/shop/collection/{id}',
  access: 'collection.read',
  localized: true,
  params: z.object({ id }),
  reply: item(Collection),
  problems: ['not-found'],
});

export const updateCollection = endpoint({
  name: 'update-collection',
  summary: 'Change a collection: its names, its products, whether the catalogue shows it',
  method: 'PUT',
  path: '/api/shop/collection/{id}',
  access: 'collection.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(CollectionFields), { version }),
  reply: item(Collection),
  problems: ['not-found', 'changed'],
});

export const setCollectionCover = endpoint({
  name: 'set-collection-cover',
  summary: 'Set the cover of a collection to an uploaded picture, or remove it',
  method: 'POST',
  path: '/api/shop/collection/{id}/avatar',
  access: 'collection.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ upload_id: z.nullable(id) }),
  reply: item(Collection),
  problems: ['not-found', 'upload-not-ready'],
});

export const deleteCollection = endpoint({
  name: 'delete-collection',
  summary: 'Delete a collection; its products stay',
  method: 'DELETE',
  path: '/api/shop/collection/{id}',
  access: 'collection.write',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed'],
});

export const NewDays = z.object({
  /** Days for which a product counts as new. */
  new_days: z.int(),
});

export const getNewDays = endpoint({
  name: 'get-new-days',
  summary: 'Get the number of days for which a product counts as new',
  method: 'GET',
  path: '/api/settings/new_days',
  access: 'product.browse',
  /** At the top level as well, where a client of the specification may look for them. */
  reply: z.extend(NewDays, item(NewDays).shape),
});

export const setNewDays = endpoint({
  name: 'set-new-days',
  summary: 'Set the number of days for which a product counts as new',
  method: 'PUT',
  path: '/api/settings/new_days',
  access: 'new-days.write',
  body: z.strictObject({ new_days: integer(1, 365) }),
  reply: item(NewDays),
});

export const removeNewProduct = endpoint({
  name: 'remove-new-product',
  summary: 'Remove a product from the new ones; it stays on sale',
  method: 'DELETE',
  path: '/api/settings/new_days',
  access: 'new-days.write',
  query: z.strictObject({ product_id: id }),
  reply: item(z.object({ product_id: id })),
  problems: ['not-found'],
});
