import * as z from 'zod/mini';
import { productImportFields, productImportIssues } from '../domain/imports/product-columns.ts';
import { importLimits } from '../domain/imports/table.ts';
import { movementReasons, productLimits } from '../domain/products/limits.ts';
import { usualVat } from '../domain/products/vat.ts';
import { vatRates } from '../domain/vat/vat.ts';
import { area, item, list, numberOfForm, paging, sortedBy, unpagedList, versionInQuery } from './endpoint.ts';
import {
  day,
  daysInOrder,
  fromTo,
  id,
  idAndName,
  integer,
  money,
  optionalLine,
  optionalLines,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  uniqueArray,
  version,
} from './fields.ts';
import { Rating } from './reviews.ts';

const endpoint = area('products');

/** Haléř, at least 1 and at most 1,000,000 Kč. */
const price = integer(1, 1_000_000_00);
/** Pieces. */
const pieces = integer(0, 10_000_000);
const millimetres = integer(1, 100_000);

/** The value of a parameter: its kind decides which of these it is (shared/domain/products/values.ts). Null is no value. */
const value = z.nullable(
  z.union([optionalLines(2000), z.number().check(z.gte(-1e9), z.lte(1e9)), uniqueArray(id, 100)]),
);
const ParameterValue = z.strictObject({ parameter_id: id, value });
export type ParameterValue = z.infer<typeof ParameterValue>;

/** The editable fields; a new product and an edited one have the same. */
export const ProductFields = z.strictObject({
  name: text(200),
  description: optionalLines(5000),
  category_id: id,
  /** A child of the category. */
  subcategory_id: z.nullable(id),
  type_id: id,
  price,
  /** Percent, or the reverse charge, which only a customer that is a VAT payer gets. */
  vat_rate: z.enum(vatRates),
  /** Whether the price includes the VAT. Never in the reverse charge. */
  vat_included: z.boolean(),
  /** The company's own number of the product, unique in the company, whatever its case. */
  sku: text(40),
  /** A GTIN of 8, 12, 13 or 14 digits, unless `barcode_unchecked`. */
  barcode: text(40),
  /** Keeps a barcode that is no GTIN. */
  barcode_unchecked: z.boolean(),
  height: millimetres,
  length: millimetres,
  width: millimetres,
  /** Grams. */
  weight: integer(1, 10_000_000),
  expiration_date: z.nullable(day),
  /** Its company is notified when no more pieces than this are available. Null: never. */
  low_stock: z.nullable(pieces),
  /** Whether it is on sale. Others than its company and the platform do not see a hidden product. */
  active: z.boolean(),
  values: z.array(ParameterValue).check(z.maxLength(productLimits.values)),
});
/** The values of a product form. */
export type ProductInput = z.input<typeof ProductFields>;

/** `stock` = `reserved` + `available`; the first two are null for those who buy. */
const stockShown = { stock: z.nullable(z.int()), reserved: z.nullable(z.int()), available: z.int() };

/** A product in a list. */
export const ProductRow = z.object({
  id,
  version,
  company: idAndName,
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** Haléř. */
  price: money,
  vat_rate: z.enum(vatRates),
  vat_included: z.boolean(),
  category: idAndName,
  subcategory: z.nullable(idAndName),
  type: idAndName,
  expiration_date: z.nullable(z.string()),
  active: z.boolean(),
  ...stockShown,
  /** The address of its main photo as a small square. */
  photo: z.nullable(z.string()),
  rating: Rating,
  /** The number of its reviews, as in `rating`. */
  reviews: z.int(),
  /** Whether it is a favourite of the caller. False for roles without favourites. */
  favorite: z.boolean(),
  created_at: storedInstant,
});
export type ProductRow = z.infer<typeof ProductRow>;

/** With all that an import of the exported list reads, but for the description: a page of those is too large. */
export const ManagedProductRow = z.extend(ProductRow, {
  barcode_unchecked: z.boolean(),
  height: z.int(),
  length: z.int(),
  width: z.int(),
  weight: z.int(),
});
export type ManagedProductRow = z.infer<typeof ManagedProductRow>;

const Photo = z.object({ id, alt: z.string(), large: z.string(), small: z.string(), main: z.boolean() });
export type Photo = z.infer<typeof Photo>;
const ProductFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
});
export type ProductFile = z.infer<typeof ProductFile>;
/** The photos and files of a product in their order, with a version of their own: they are changed beside its form. */
export const ProductMedia = z.object({ version: z.int(), photos: z.array(Photo), files: z.array(ProductFile) });
export type ProductMedia = z.infer<typeof ProductMedia>;

export const Product = z.extend(ManagedProductRow, {
  description: z.string(),
  category_id: id,
  subcategory_id: z.nullable(id),
  type_id: id,
  /** Null also for others than its company and the platform. */
  low_stock: z.nullable(z.int()),
  values: z.array(ParameterValue),
  media: ProductMedia,
  /** The lowest price of the last 30 days, haléř (act 634/1992, section 12a). */
  lowest_price: money,
  /** Whether the caller may change it. */
  editable: z.boolean(),
});
export type Product = z.infer<typeof Product>;

export const Stock = z.object({
  product_id: id,
  stock: z.int(),
  reserved: z.int(),
  available: z.int(),
  /** Counts its movements. */
  version: z.int(),
});
export type Stock = z.infer<typeof Stock>;

export const Movement = z.object({
  id,
  at: storedInstant,
  /** Null: an order. */
  by: z.nullable(person),
  reason: z.enum(movementReasons),
  /** Pieces added to the stock; negative: taken. */
  change: z.int(),
  note: z.nullable(z.string()),
});
export type Movement = z.infer<typeof Movement>;

const sorting = sortedBy(['name', 'price', 'created_at']);

export const listProducts = endpoint({
  name: 'list-products',
  summary: 'List the products that the caller manages, by name: those on sale or those that are hidden',
  method: 'GET',
  path: '/api/shop/products',
  access: 'product.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sorting,
    /** Only these rows of the list, for the labels of chosen values; other filters do not count. */
    id: z.optional(queryArray(id)),
    /** A category or a subcategory. */
    category_id: z.optional(id),
    company_id: z.optional(id),
    /** All if it is not set. */
    active: z.optional(z.enum(['true', 'false'])),
    /** The beginnings of words of the name, the SKU or the barcode. */
    text: z.optional(search),
  }),
  reply: list(ManagedProductRow),
});

export const createProduct = endpoint({
  name: 'create-product',
  summary: 'Create a product with its stock',
  method: 'POST',
  path: '/api/shop/product',
  access: 'product.write',
  localized: true,
  body: z.extend(ProductFields, {
    vat_rate: z._default(ProductFields.shape.vat_rate, usualVat.vat_rate),
    vat_included: z._default(ProductFields.shape.vat_included, usualVat.vat_included),
    stock: pieces,
    /** The performer company; required of the platform, and nobody else may name another company than their own. */
    company_id: z.optional(id),
  }),
  reply: item(Product),
  status: 201,
  problems: ['not-found', 'product-sku-taken', 'too-many-products'],
});

export const getProduct = endpoint({
  name: 'get-product',
  summary: 'Get a product with its values, photos and files',
  method: 'GET',
  path: '/api/shop/product/{id}',
  access: 'product.browse',
  localized: true,
  params: z.object({ id }),
  reply: item(Product),
  problems: ['not-found'],
});

export const updateProduct = endpoint({
  name: 'update-product',
  summary: 'Change a product, or hide it. Another price is kept in its price history',
  method: 'PUT',
  path: '/api/shop/product/{id}',
  access: 'product.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(ProductFields), { version }),
  reply: item(Product),
  problems: ['not-found', 'changed', 'product-sku-taken'],
});

export const deleteProduct = endpoint({
  name: 'delete-product',
  summary: 'Delete a product that is not in stock, with its photos and files',
  method: 'DELETE',
  path: '/api/shop/product/{id}',
  access: 'product.delete',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'product-in-stock'],
});

export const searchProducts = endpoint({
  name: 'search-products',
  summary:
    'Search the products on sale. What no product has is searched as the catalogue does: with mistakes, the best first',
  method: 'GET',
  path: '/api/shop/products/all',
  access: 'product.browse',
  localized: true,
  query: z.strictObject({ ...paging, ...sorting, text: z.optional(search) }),
  reply: list(ProductRow),
});

export const listCompanyProducts = endpoint({
  name: 'list-company-products',
  summary: 'List the products that a company sells',
  method: 'GET',
  path: '/api/shop/company/{id}/products',
  access: 'product.browse',
  localized: true,
  params: z.object({ id }),
  query: z.strictObject({ ...paging, ...sorting, category_id: z.optional(id) }),
  reply: list(ProductRow),
  problems: ['not-found'],
});

/** Haléř, both included. */
const priceRange = {
  price_from: z.optional(numberOfForm(0, 100_000_000_00)),
  price_to: z.optional(numberOfForm(0, 100_000_000_00)),
};

export const listCategoryProducts = endpoint({
  name: 'list-category-products',
  summary: 'List the products on sale in a category, by price and by values of their parameters',
  method: 'POST',
  path: '/api/shop/category/{id}/products',
  access: 'product.browse',
  localized: true,
  writes: false,
  form: true,
  params: z.object({ id }),
  query: z.strictObject({ ...paging, ...sorting }),
  body: z.strictObject({
    ...priceRange,
    /** JSON text: the wanted value of parameters by their ids; of a list, the ids of options of which one suffices. */
    parameters: z.optional(optionalLines(4000)),
  }),
  reply: list(ProductRow),
  problems: ['not-found'],
});

export const filterProducts = endpoint({
  name: 'filter-products',
  summary: 'List the products on sale in a range of prices, or the new ones of some days',
  method: 'POST',
  path: '/api/shop/products',
  access: 'product.browse',
  localized: true,
  writes: false,
  form: true,
  query: z.strictObject({ ...paging }),
  body: z.strictObject({ ...priceRange, for_days: z.optional(numberOfForm(1, 365)) }),
  reply: list(ProductRow),
});

export const addProductPhoto = endpoint({
  name: 'add-product-photo',
  summary: 'Add an uploaded photo to a product, after the others; the first one is the main photo',
  method: 'POST',
  path: '/api/shop/product_photo/{id}',
  access: 'product.write',
  params: z.object({
    /** Of the product, as in all requests about its photos. */
    id,
  }),
  body: z.strictObject({ upload_id: id, alt: optionalLine(200) }),
  reply: item(ProductMedia),
  problems: ['not-found', 'upload-not-ready', 'too-many-photos'],
});

export const deleteProductPhoto = endpoint({
  name: 'delete-product-photo',
  summary: 'Delete a photo of a product; after the main photo, the first one of the others is it',
  method: 'DELETE',
  path: '/api/shop/product_photo/{id}',
  access: 'product.write',
  params: z.object({ id }),
  query: z.strictObject({ photo_id: id }),
  reply: item(ProductMedia),
  problems: ['not-found'],
});

export const setMainPhoto = endpoint({
  name: 'set-main-photo',
  summary: 'Make a photo the main photo of its product',
  method: 'PUT',
  path: '/api/shop/product_photo/{id}/main',
  access: 'product.write',
  params: z.object({ id }),
  body: z.strictObject({ photo_id: id }),
  reply: item(ProductMedia),
  problems: ['not-found'],
});

export const arrangeProductPhotos = endpoint({
  name: 'arrange-product-photos',
  summary: 'Set the order of the photos of a product and their alternative texts',
  method: 'PUT',
  path: '/api/shop/product/{id}/photos',
  access: 'product.write',
  params: z.object({ id }),
  body: z.strictObject({
    /** Of the photos and files. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
    photos: z.array(z.strictObject({ id, alt: optionalLine(200) })).check(z.maxLength(productLimits.photos)),
  }),
  reply: item(ProductMedia),
  problems: ['not-found', 'changed'],
});

export const addProductFile = endpoint({
  name: 'add-product-file',
  summary: 'Add an uploaded PDF to a product: a manual, a data sheet, a certificate',
  method: 'POST',
  path: '/api/shop/product_file/{id}',
  access: 'product.write',
  params: z.object({
    /** Of the product. */
    id,
  }),
  body: z.strictObject({ upload_id: id, name: text(100) }),
  reply: item(ProductMedia),
  problems: ['not-found', 'upload-not-ready', 'too-many-files'],
});

export const deleteProductFile = endpoint({
  name: 'delete-product-file',
  summary: 'Delete a file of a product',
  method: 'DELETE',
  path: '/api/shop/product_file/{id}',
  access: 'product.write',
  params: z.object({ id }),
  query: z.strictObject({ file_id: id }),
  reply: item(ProductMedia),
  problems: ['not-found'],
});

export const setProductStock = endpoint({
  name: 'set-product-stock',
  summary: 'Set the stock of a product to what was counted; never below what orders have reserved',
  method: 'PUT',
  path: '/api/shop/product/{id}/stock',
  access: 'product.write',
  params: z.object({ id }),
  body: z.strictObject({
    /** The same as in the path. */
    product_id: z.optional(id),
    stock: pieces,
    /** Of the stock that the client knows; without it, the stock may have moved meanwhile. */
    version: z.optional(version),
    note: z.optional(text(200)),
  }),
  reply: item(Stock),
  problems: ['not-found', 'changed', 'stock-below-reserved'],
});

export const getStockInfo = endpoint({
  name: 'get-stock-info',
  summary: 'Get the stock of a product with its movements of some days, newest first',
  method: 'POST',
  path: '/api/stock_info/{id}',
  access: 'product.list',
  writes: false,
  params: z.object({ id }),
  query: z.strictObject({ ...paging }),
  /** The last 90 days if they are not set. */
  body: z.strictObject(fromTo).check(daysInOrder),
  reply: z.extend(list(Movement), { stock: Stock }),
  problems: ['not-found'],
});

export const listProductPrices = endpoint({
  name: 'list-product-prices',
  summary: 'List the prices of a product, newest first, each with the time from which it counted',
  method: 'GET',
  path: '/api/shop/product/{id}/prices',
  access: 'product.list',
  params: z.object({ id }),
  reply: unpagedList(z.object({ at: storedInstant, price: money })),
  problems: ['not-found'],
});

/** A row of an import. A product that the company has already gets what the row says. */
const ImportedProduct = z.extend(
  z.partial(
    z.omit(ProductFields, {
      category_id: true,
      subcategory_id: true,
      type_id: true,
      values: true,
      low_stock: true,
      expiration_date: true,
    }),
  ),
  {
    /** The row's number in the spreadsheet. */
    row: integer(1, importLimits.lastRow),
    sku: ProductFields.shape.sku,
    stock: z.optional(pieces),
    /** A name in any language, or a path of names: “Root › Child”. */
    category: z.optional(text(1000)),
    /** A name in any language. */
    type: z.optional(text(1000)),
    expiration_date: z.optional(day),
  },
);

/** The first two are those of a dry run. `refused` has issues. */
const productImportOutcomes = ['would-create', 'would-update', 'created', 'updated', 'unchanged', 'refused'] as const;
export const ProductImportResult = z.object({
  row: z.int(),
  outcome: z.enum(productImportOutcomes),
  /** The product, if there is one. */
  id: z.nullable(id),
  issues: z.array(
    z.object({ field: z.enum(productImportFields), issue: z.enum(productImportIssues), value: z.string() }),
  ),
});
export type ProductImportResult = z.infer<typeof ProductImportResult>;

export const importProducts = endpoint({
  name: 'import-products',
  summary:
    'Create and change products of a company by rows of a spreadsheet, or with `dry_run` only check them. A repeated request creates nothing twice',
  method: 'POST',
  path: '/api/shop/products/import',
  access: 'product.write',
  body: z.strictObject({
    /** Required of the platform; a vendor imports into the own company. */
    company_id: z.optional(id),
    /** Chosen by the client for one file, so that a repeated row is reported as created. */
    import_id: id,
    dry_run: z.boolean(),
    rows: z.array(ImportedProduct).check(z.minLength(1), z.maxLength(importLimits.checkedAtOnce)),
  }),
  reply: unpagedList(ProductImportResult),
  problems: ['not-found'],
});
