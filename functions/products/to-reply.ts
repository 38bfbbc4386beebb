import type * as z from 'zod/mini';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Product as WireProduct, ManagedProductRow, Stock as WireStock } from '#shared/contracts/products.ts';
import { may } from '#shared/domain/access.ts';
import { lowestOf30Days, type PriceSince } from '#shared/domain/products/prices.ts';
import { usableValues } from '#shared/domain/products/values.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getFavourites } from '../data/catalogue/favourites.ts';
import { companiesById } from '../data/companies/companies.ts';
import type { Page } from '../data/list.ts';
import { getProductType, productTypeNames } from '../data/product-types/product-types.ts';
import { getMedia, mainPhotoOf, readPhotos } from '../data/products/media.ts';
import { pricesOf } from '../data/products/prices.ts';
import type { Product } from '../data/products/products.ts';
import { getStock, readStock, type Stock, stockKey } from '../data/products/stock.ts';
import { toReplyMedia } from '../data/products/to-reply-media.ts';
import { noRating, ratingsById } from '../data/reviews/ratings.ts';
import { categoryNames } from '../data/specialties/specialties.ts';
import { getMany } from '../data/table.ts';
import { nameIn } from '../http/translate.ts';

type Reader = { actor: Actor; locale: Locale };

/** A page of products as their reader sees them. Reads what the rows show besides the products, at once. */
export const toReplyPage = async (page: Page<Product>, reader: Reader) => {
  const ids = page.data.map(({ id }) => id);
  const [toRow, stocks, photoOf] = await Promise.all([
    rowsFor(page.data, reader),
    getMany(ids.map(stockKey)),
    readPhotos(ids),
  ]);
  const stockOf = new Map(stocks.map(readStock).map((stock) => [stock.product_id, stock]));
  return {
    ...page,
    data: page.data.flatMap((product) => {
      const stock = stockOf.get(product.id);
      // Deleted since the product was read.
      return stock ? [toRow(product, stock, photoOf.get(product.id) ?? null)] : [];
    }),
  };
};

/** What makes rows of these products. */
const rowsFor = async (products: readonly Product[], { actor, locale }: Reader) => {
  const [companies, categories, types, ratings, favourites] = await Promise.all([
    companiesById([...new Set(products.map(({ company_id }) => company_id))]),
    categoryNames('product'),
    productTypeNames(),
    ratingsById(products.map(({ id }) => id)),
    may(actor.role, 'favourite.write') ? getFavourites(actor.id) : null,
  ]);
  const companyOf = new Map(companies.map(({ id, name }) => [id, name]));
  const named = (names: typeof categories, id: string) => {
    const found = names.get(id);
    return { id, name: found ? nameIn(locale, found) : '' };
  };
  return (product: Product, stock: Stock, photo: string | null): z.input<typeof ManagedProductRow> => {
    const rating = ratings.get(product.id) ?? noRating;
    return {
      ...product,
      company: { id: product.company_id, name: companyOf.get(product.company_id) ?? '' },
      category: named(categories, product.category_id),
      subcategory: product.subcategory_id === null ? null : named(categories, product.subcategory_id),
      type: named(types, product.type_id),
      ...(may(actor.role, 'product.list') ? piecesOf(stock) : { ...unseen, available: stock.available }),
      photo,
      rating,
      reviews: rating.total,
      favorite: favourites?.product_ids.includes(product.id) ?? false,
    };
  };
};
/** Those who buy see what is available only. */
const unseen = { stock: null, reserved: null };

const piecesOf = ({ available, reserved }: Stock) => ({ stock: available + reserved, reserved, available });

export const toReplyStock = (stock: Stock): z.input<typeof WireStock> => ({ ...stock, ...piecesOf(stock) });

/** The threshold is the company's own: only its people and the platform see it. */
const seesThreshold = ({ role, company }: Actor, product: Product): boolean =>
  may(role, 'product.list') || company?.id === product.company_id;

/** What is known of a product that the request itself writes; the rest is read. */
type Known = { stock?: Stock; prices?: readonly PriceSince[] };

export const toReplyProduct = async (
  product: Product,
  reader: Reader & { now: string },
  known: Known = {},
): Promise<z.input<typeof WireProduct>> => {
  const [toRow, stock, media, prices, type] = await Promise.all([
    rowsFor([product], reader),
    known.stock ?? getStock(product.id),
    getMedia(product.id),
    known.prices ?? pricesOf(product.id),
    getProductType(product.type_id),
  ]);
  return {
    ...product,
    ...toRow(product, stock, mainPhotoOf(media)),
    values: usableValues(type?.parameters ?? [], product.values),
    media: toReplyMedia(media),
    low_stock: seesThreshold(reader.actor, product) ? product.low_stock : null,
    lowest_price: lowestOf30Days(prices, reader.now),
    editable: may(reader.actor.role, 'product.write'),
  };
};
