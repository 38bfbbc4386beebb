import * as z from 'zod/mini';
import { parameterKinds, typeLimits } from '../domain/products/limits.ts';
import { area, item, list, paging, sortedBy, unpagedList, versionInQuery } from './endpoint.ts';
import { id, queryArray, search, text, uniqueArray, version } from './fields.ts';

const endpoint = area('product-types');

const inEachLanguage = (field: z.ZodMiniType<string, string>) => z.strictObject({ cs: field, en: field, ru: field });
const names = inEachLanguage(text(100));
const namesShown = z.object({ cs: z.string(), en: z.string(), ru: z.string() });

/** What may be chosen for a parameter of the kinds list and multiple_list. */
const ParameterOption = z.object({
  id,
  /** In the caller's language. */
  name: z.string(),
  names: namesShown,
});
/** A typed property that every product of the type has a place for. Its id begins with that of the type. */
export const Parameter = z.object({
  id,
  /** In the caller's language. */
  name: z.string(),
  names: namesShown,
  kind: z.enum(parameterKinds),
  /** Of a number: cm, l, W. Null for other kinds, and for a number without a unit. */
  unit: z.nullable(z.string()),
  required: z.boolean(),
  /** In their order. Empty for other kinds than lists. */
  options: z.array(ParameterOption),
});
export type Parameter = z.infer<typeof Parameter>;

export const ProductType = z.object({
  id,
  version,
  /** In the caller's language. */
  name: z.string(),
  names: namesShown,
  /** In their order. */
  parameters: z.array(Parameter),
  /** The number of products of the type. */
  products: z.int(),
});
export type ProductType = z.infer<typeof ProductType>;

const ProductTypeFields = z.strictObject({ names });
/** The values of the form of a product type. */
export type ProductTypeInput = z.input<typeof ProductTypeFields>;

const unit = z.nullable(text(20));
const option = z.strictObject({
  /** Of an option that exists; without it, the option is new. Those that are left out are deleted. */
  id: z.optional(id),
  names,
});
const options = z.array(option).check(z.maxLength(typeLimits.options));
export const ParameterFields = z.strictObject({ names, unit, required: z.boolean(), options });
/** The values of the form of a parameter. */
export type ParameterInput = z.input<typeof ParameterFields> & { kind: Parameter['kind'] };

export const listProductTypes = endpoint({
  name: 'list-product-types',
  summary: 'List the product types with their parameters, ordered by name',
  method: 'GET',
  path: '/api/shop/product_types',
  access: 'product-type.read',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    /** The beginnings of words of the name in the caller's language. */
    name: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(ProductType),
});

export const createProductType = endpoint({
  name: 'create-product-type',
  summary: 'Create a product type without parameters',
  method: 'POST',
  path: '/api/shop/product_types',
  access: 'product-type.write',
  localized: true,
  body: ProductTypeFields,
  reply: item(ProductType),
  status: 201,
  problems: ['too-many-product-types'],
});

export const getProductType = endpoint({
  name: 'get-product-type',
  summary: 'Get a product type with its parameters in their order',
  method: 'GET',
  path: '/api/shop/product_type/{id}',
  access: 'product-type.read',
  localized: true,
  params: z.object({ id }),
  reply: item(ProductType),
  problems: ['not-found'],
});

export const updateProductType = endpoint({
  name: 'update-product-type',
  summary: 'Rename a product type',
  method: 'PUT',
  path: '/api/shop/product_type/{id}',
  access: 'product-type.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(ProductTypeFields), { version }),
  reply: item(ProductType),
  problems: ['not-found', 'changed'],
});

export const deleteProductType = endpoint({
  name: 'delete-product-type',
  summary: 'Delete a product type that no product has',
  method: 'DELETE',
  path: '/api/shop/product_type/{id}',
  access: 'product-type.write',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'product-type-in-use'],
});

export const listParameters = endpoint({
  name: 'list-parameters',
  summary: 'List the parameters of a product type in their order',
  method: 'GET',
  path: '/api/shop/product_type/{id}/parameters',
  access: 'product-type.read',
  localized: true,
  params: z.object({ id }),
  query: z.strictObject({ kind: z.optional(queryArray(z.enum(parameterKinds))) }),
  reply: unpagedList(Parameter),
  problems: ['not-found'],
});

export const createParameter = endpoint({
  name: 'create-parameter',
  summary: 'Add a parameter to a product type, after the others',
  method: 'POST',
  path: '/api/shop/product_type/{id}/parameters',
  access: 'product-type.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(ParameterFields, { kind: z.enum(parameterKinds), version }),
  reply: item(ProductType),
  status: 201,
  problems: ['not-found', 'changed', 'too-many-parameters', 'too-many-options'],
});

export const updateParameter = endpoint({
  name: 'update-parameter',
  summary: 'Change a parameter; its kind stays, because products have values of it',
  method: 'PUT',
  path: '/api/shop/product_type_parameter/{id}',
  access: 'product-type.write',
  localized: true,
  params: z.object({ id: id }),
  body: z.extend(z.partial(ParameterFields), {
    /** Of the product type. */
    version,
  }),
  reply: item(ProductType),
  problems: ['not-found', 'changed', 'too-many-options'],
});

export const deleteParameter = endpoint({
  name: 'delete-parameter',
  summary: 'Delete a parameter; products no longer show their values of it',
  method: 'DELETE',
  path: '/api/shop/product_type_parameter/{id}',
  access: 'product-type.write',
  localized: true,
  params: z.object({ id: id }),
  query: z.strictObject({
    /** Of the product type. */
    version: versionInQuery,
  }),
  reply: item(ProductType),
  problems: ['not-found', 'changed'],
});

export const setParameterPositions = endpoint({
  name: 'set-parameter-positions',
  summary: 'Set the order of the parameters of a product type; new ones are saved before',
  method: 'POST',
  path: '/api/shop/product_type/{id}/set_positions',
  access: 'product-type.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({
    /** All parameters in their new order. */
    ids: uniqueArray(id, typeLimits.parameters),
    version,
  }),
  reply: item(ProductType),
  problems: ['not-found', 'changed', 'parameters-not-saved'],
});
