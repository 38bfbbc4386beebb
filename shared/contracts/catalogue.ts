import * as z from 'zod/mini';
import { synonymLimits } from '../domain/catalogue/limits.ts';
import { isOneWord, repeatedWords } from '../domain/catalogue/synonyms.ts';
import { parameterKinds } from '../domain/products/limits.ts';
import { area, digits, item, list, maxRows, pagingUpTo, sortedBy, unpagedList } from './endpoint.ts';
import { id, idAndName, integer, money, optionalLines, queryArray, search, storedInstant, text } from './fields.ts';
import { ProductMedia } from './products.ts';
import { Rating } from './reviews.ts';
import { lineVat } from './vat-fields.ts';

const endpoint = area('catalogue');

/** Twelve products fill a grid of three or four columns. Sorted pages have no cursor. */
const { cursor: _, ...pages } = pagingUpTo(maxRows, 12);

/** A product on sale as everybody sees it. */
export const CatalogueRow = z.object({
  id,
  name: z.string(),
  company: idAndName,
  /** Haléř. */
  price: money,
  /** Null of a company that is no VAT payer. In the reverse charge, customers that are no payers are charged 21 %. */
  ...lineVat,
  /** Of a product whose price fell in the last 30 days: the lowest price of the 30 days before (act 634/1992, 12a). */
  lowest_before: z.nullable(money),
  category: idAndName,
  /** Pieces; 0 is sold out. */
  available: z.int(),
  /** The address of its main photo as a small square. */
  photo: z.nullable(z.string()),
  rating: Rating,
  created_at: storedInstant,
});
export type CatalogueRow = z.infer<typeof CatalogueRow>;

/** A value of a parameter with a name in the reader's language. */
const ValueShown = z.object({
  parameter_id: id,
  name: z.string(),
  kind: z.enum(parameterKinds),
  unit: z.nullable(z.string()),
  /** Names of options, codes of countries, or the text. Empty for a number. */
  texts: z.array(z.string()),
  number: z.nullable(z.number()),
});

export const CatalogueProduct = z.extend(CatalogueRow, {
  description: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** Millimetres. */
  height: z.int(),
  length: z.int(),
  width: z.int(),
  /** Grams. */
  weight: z.int(),
  expiration_date: z.nullable(z.string()),
  values: z.array(ValueShown),
  media: ProductMedia,
  /** From the root of the tree to its category or subcategory. */
  categories: z.array(idAndName),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** A value that products found have, with the number of those that all other filters leave. */
const Counted = z.object({
  /** The id of an option, the code of a country, or the text. */
  value: z.string(),
  name: z.string(),
  count: z.int(),
});
export const Facet = z.object({
  parameter_id: id,
  name: z.string(),
  kind: z.enum(parameterKinds),
  unit: z.nullable(z.string()),
  /** The most frequent ones, and those chosen. Empty for a number. */
  values: z.array(Counted),
  /** Of a number: the least and the greatest. */
  range: z.nullable(z.object({ min: z.number(), max: z.number() })),
});
export type Facet = z.infer<typeof Facet>;

/** Of the category tree, in its order: only those with products found, and those above them. */
const CategoryCount = z.object({ id, name: z.string(), parent_id: z.nullable(id), count: z.int() });
export type CategoryCount = z.infer<typeof CategoryCount>;

const halere = digits(0, 1_000_000_00);

export const searchCatalogue = endpoint({
  name: 'search-catalogue',
  summary:
    'Find products on sale by words, category, price, company and parameters. Each count ignores the filter that it is for',
  assistant: 'Products on sale by words, category and price, with stock',
  page: '/products/view/{id}',
  method: 'GET',
  path: '/api/shop/catalog',
  access: 'public',
  atEdge: true,
  localized: true,
  query: z.strictObject({
    ...pages,
    /** Of the relevance, ascending is the best first. */
    ...sortedBy(['relevance', 'price', 'created_at', 'rating']),
    /**
     * Words of names, numbers, categories, companies and values, in any language, without diacritics. The last one may
     * be the beginning of a word. One letter of four, and two of eight, may be wrong.
     */
    text: z.optional(search),
    /** A category and those below it. */
    category_id: z.optional(id),
    company_id: z.optional(queryArray(id)),
    collection_id: z.optional(id),
    /** Only the products of the last `new_days` days. */
    new: z.optional(z.literal('true')),
    /** Only what is available. */
    in_stock: z.optional(z.literal('true')),
    /** Haléř, both included. */
    price_from: z.optional(halere),
    price_to: z.optional(halere),
    /**
     * JSON text: by the ids of parameters, the values of which one suffices, or for a number `{"from": 1, "to": 2}`.
     * Those of parameters that no longer exist are named in `unknown_parameters` and do not count.
     */
    parameters: z.optional(optionalLines(4000)),
  }),
  reply: z.extend(list(CatalogueRow), {
    categories: z.array(CategoryCount),
    companies: z.array(Counted),
    /** How many of the products found are available. */
    in_stock: z.int(),
    /** The least and the greatest price of the products found, haléř. */
    prices: z.nullable(z.object({ min: money, max: money })),
    facets: z.array(Facet),
    unknown_parameters: z.array(z.string()),
    /** The text that was probably meant, if a word of `text` is found only with mistakes. */
    meant: z.nullable(z.string()),
    /** The one that the request names, if it is shown. */
    collection: z.nullable(z.object({ id, name: z.string(), cover: z.nullable(z.string()) })),
  }),
  problems: ['not-found'],
});

export const getCatalogueProduct = endpoint({
  name: 'get-catalogue-product',
  summary: 'Get a product on sale with its values, photos and files',
  assistant: 'One product on sale with its values and stock',
  page: '/products/view/{id}',
  method: 'GET',
  path: '/api/shop/catalog/{id}',
  access: 'public',
  atEdge: true,
  localized: true,
  params: z.object({ id }),
  reply: item(CatalogueProduct),
  problems: ['not-found'],
});

export const listShownProducts = endpoint({
  name: 'list-shown-products',
  summary: 'List given products, those of them that are on sale: for the cart of a guest',
  method: 'GET',
  path: '/api/shop/catalog/products',
  access: 'public',
  atEdge: true,
  localized: true,
  query: z.strictObject({ id: queryArray(id) }),
  reply: unpagedList(CatalogueRow),
});

export const listShownCollections = endpoint({
  name: 'list-shown-collections',
  summary: 'List the collections that the catalogue shows',
  method: 'GET',
  path: '/api/shop/catalog/collections',
  access: 'public',
  atEdge: true,
  localized: true,
  reply: unpagedList(z.object({ id, name: z.string(), cover: z.nullable(z.string()) })),
});

const ofProduct = z.strictObject({ product_id: id });

export const listFavourites = endpoint({
  name: 'list-favourites',
  summary: 'List the favourite products of the caller, the last added first. Those no longer on sale are left out',
  method: 'GET',
  path: '/api/shop/favorites',
  access: 'favourite.write',
  localized: true,
  query: z.strictObject(pages),
  reply: z.extend(list(CatalogueRow), {
    /** Of all favourites, for the marks on other lists. */
    ids: z.array(id),
  }),
});

export const addFavourite = endpoint({
  name: 'add-favourite',
  summary: 'Keep a product on sale as a favourite of the caller',
  method: 'POST',
  path: '/api/shop/favorites',
  access: 'favourite.write',
  whileInactive: ['ROLE_VENDOR_STAFF', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  repeatable: true,
  query: ofProduct,
  body: z.strictObject({}),
  reply: item(z.object({ product_id: id })),
  problems: ['not-found', 'too-many-favourites'],
});

export const removeFavourite = endpoint({
  name: 'remove-favourite',
  summary: 'Remove a product from the favourites of the caller',
  method: 'DELETE',
  path: '/api/shop/favorites',
  access: 'favourite.write',
  whileInactive: ['ROLE_VENDOR_STAFF', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  query: ofProduct,
  reply: item(z.object({ product_id: id })),
});

const synonym = text(synonymLimits.letters).check(z.refine(isOneWord, { error: 'one-word' }));
const SynonymGroups = z
  .array(
    z.strictObject({
      words: z.array(synonym).check(z.minLength(synonymLimits.leastWords), z.maxLength(synonymLimits.words)),
    }),
  )
  .check(
    z.maxLength(synonymLimits.groups),
    z.check(({ value, issues }) => {
      for (const { group, nth } of repeatedWords(value))
        issues.push({ code: 'custom', message: 'taken', input: value, path: [group, 'words', nth], continue: true });
    }),
  );

/** Groups of words that mean the same to a search. A word is in one group. */
export const Synonyms = z.object({ version: z.int(), groups: z.array(z.object({ words: z.array(z.string()) })) });
export type Synonyms = z.infer<typeof Synonyms>;

export const getSynonyms = endpoint({
  name: 'get-synonyms',
  summary: 'Get the synonyms of the search of the catalogue',
  method: 'GET',
  path: '/api/settings/synonyms',
  access: 'synonyms.write',
  reply: item(Synonyms),
});

export const setSynonyms = endpoint({
  name: 'set-synonyms',
  summary: 'Set the synonyms of the search of the catalogue',
  method: 'PUT',
  path: '/api/settings/synonyms',
  access: 'synonyms.write',
  body: z.strictObject({
    /** 0 until they are set for the first time. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
    groups: SynonymGroups,
  }),
  reply: item(Synonyms),
  problems: ['changed'],
});
/** The values of the form of synonyms. */
export type SynonymsInput = z.input<typeof setSynonyms.body>;
