import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id, version } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { parameterKinds, typeLimits } from '#shared/domain/products/limits.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, pageOf, pageOfIds, type Paging, readRows } from '../list.ts';
import { part } from '../part.ts';
import { Names } from '../specialties/specialties.ts';
import { atVersion, get, getMany, ifNotExists, type Item, queryIndex, type Write } from '../table.ts';

export const ofProductType = part('product-type');

const productTypeKey = recordKeyOf('PRODUCT_TYPE');
const productTypesPartition = 'PRODUCT_TYPES';

type Names = z.infer<typeof Names>;
const Parameter = z.object({
  id,
  names: Names,
  kind: z.enum(parameterKinds),
  unit: z.nullable(z.string()),
  required: z.boolean(),
  options: z.array(z.object({ id, names: Names })),
});
export type Parameter = z.infer<typeof Parameter>;
const ProductType = z.object({ id, version, names: Names, parameters: z.array(Parameter) });
export type ProductType = z.infer<typeof ProductType>;

const productTypes = entity('product-type', ProductType);

export const readProductType = (item: Item): ProductType => productTypes.read(item);

const randomId = () => randomBytes(6).toString('base64url');
/** The id of a parameter begins with that of its type, because requests name the parameter only. */
export const newParameterId = (typeId: string): string => `${typeId}.${randomId()}`;
export const newOptionId = randomId;
export const typeIdOf = (parameterId: string): string => parameterId.split('.')[0] ?? '';

/** Strongly consistent. */
export const getProductType = async (typeId: string): Promise<ProductType | undefined> => {
  const item = await get(productTypeKey(typeId));
  return item && productTypes.read(item);
};

/** Throws not-found; `field` is the input field to blame. */
export const requireProductType = async (typeId: string, field?: string): Promise<ProductType> => {
  const type = await getProductType(typeId);
  if (!type) throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return type;
};

/** Those of the given types that exist, by id. Eventually consistent. */
export const productTypesById = async (ids: readonly string[]): Promise<Map<string, ProductType>> => {
  const types = readRows(await getMany(ids.map(productTypeKey)), productTypes.read);
  return new Map(types.map((type) => [type.id, type]));
};

/** For the transaction of a product that gets the type. */
export const existingProductTypeCheck = (typeId: string): Write => ({
  part: ofProductType,
  check: productTypeKey(typeId),
  if: { expression: 'attribute_exists(pk)' },
});

/** The write of a new product type, or of a changed one. */
export const productTypeWrite = (before: ProductType | undefined, after: ProductType): Write => ({
  part: ofProductType,
  put: {
    ...productTypeKey(after.id),
    ...productTypes.store(after),
    projection: { names: after.names } satisfies Projection,
    all_pk: productTypesPartition,
    all_sk: `${after.names.cs}#${after.id}`,
  },
  if: before ? atVersion(before.version) : ifNotExists,
});

export const productTypeRemovalWrite = (type: ProductType): Write => ({
  part: ofProductType,
  remove: productTypeKey(type.id),
  if: atVersion(type.version),
});

type Projection = { names: Names };
type Filter = Paging<'name'> & { id?: string[] | undefined; name?: string | undefined };

/** One page of all product types, or of those found by name, by name in a language. */
export const listProductTypes = async (filter: Filter, language: keyof Names): Promise<Page<ProductType>> => {
  const { read } = productTypes;
  if (filter.id) return pageOfIds(filter.id, { key: productTypeKey, read, isShown: () => true });
  const isFound = searchFor(filter.name ?? '');
  return pageOf<Projection, ProductType>({
    entries: await queryIndex('all', productTypesPartition),
    paging: filter,
    keep: ({ names }) => isFound(searchWords(names[language])),
    sorting: { language, columns: { name: ({ names }) => names[language] } },
    key: productTypeKey,
    read,
  });
};

/** The names of all product types by id. Reads a few hundred index entries at most. */
export const productTypeNames = async (): Promise<Map<string, Names>> => {
  const entries = await queryIndex('all', productTypesPartition);
  return new Map(entries.map((entry) => [String(entry['id']), (entry['projection'] as Projection).names]));
};

/** Throws too-many-product-types if there is no place for another one. */
export const requirePlaceForType = async (): Promise<void> => {
  const entries = await queryIndex('all', productTypesPartition, { limit: typeLimits.types });
  if (entries.length >= typeLimits.types)
    throw new Problem('too-many-product-types', { params: { limit: typeLimits.types } });
};
