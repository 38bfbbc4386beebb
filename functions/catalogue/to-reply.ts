import type * as z from 'zod/mini';
import type { CatalogueProduct, CatalogueRow } from '#shared/contracts/catalogue.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { isVatPayer } from '#shared/domain/companies/billing.ts';
import { lowestBefore } from '#shared/domain/products/prices.ts';
import { inSizeOrder } from '#shared/domain/products/sizes.ts';
import { unitIn } from '#shared/domain/products/units.ts';
import { usableValues } from '#shared/domain/products/values.ts';
import { vatOfSeller } from '#shared/domain/products/vat.ts';
import { ancestorsOf } from '#shared/domain/specialties/tree.ts';
import { companiesById } from '../data/companies/companies.ts';
import { getProductType, type ProductType } from '../data/product-types/product-types.ts';
import { getMedia, readPhotos } from '../data/products/media.ts';
import { productKey } from '../data/products/product-key.ts';
import { isOnSale, type Product, readProduct } from '../data/products/products.ts';
import { readStock, stockKey } from '../data/products/stock.ts';
import { toReplyMedia } from '../data/products/to-reply-media.ts';
import { noRating, ratingsById } from '../data/reviews/ratings.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { categoryNames } from '../data/specialties/specialties.ts';
import { getMany } from '../data/table.ts';
import { languageOf, nameIn } from '../http/translate.ts';

type Reader = { locale: Locale; now: string };
type Row = z.input<typeof CatalogueRow>;

/**
 * The products among these that are on sale, as they are now: a product that was hidden since the search knew it is left
 * out, and price and pieces are those of the table.
 */
export const rowsOf = async (ids: readonly string[], reader: Reader): Promise<Row[]> => {
  const products = (await getMany(ids.map(productKey), true)).map(readProduct);
  return toRows(products, reader);
};

const toRows = async (given: readonly Product[], { locale, now }: Reader): Promise<Row[]> => {
  const ids = given.map(({ id }) => id);
  const [companies, categories, stocks, photoOf, ratings] = await Promise.all([
    companiesById([...new Set(given.map(({ company_id }) => company_id))]),
    categoryNames('product'),
    getMany(ids.map(stockKey)),
    readPhotos(ids),
    ratingsById(ids),
  ]);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const stockOf = new Map(stocks.map(readStock).map((stock) => [stock.product_id, stock]));
  return given.flatMap((product) => {
    const { id, name, price, created_at, category_id, subcategory_id, reduction } = product;
    const company = companyOf.get(product.company_id);
    if (!company || !isOnSale(product, company)) return [];
    const category = subcategory_id ?? category_id;
    const names = categories.get(category);
    return [
      {
        id,
        name,
        company: { id: company.id, name: company.name },
        price,
        ...vatOfSeller(product, isVatPayer(company)),
        lowest_before: lowestBefore(reduction, now),
        category: { id: category, name: names ? nameIn(locale, names) : '' },
        available: Math.max(0, stockOf.get(id)?.available ?? 0),
        photo: photoOf.get(id) ?? null,
        rating: ratings.get(id) ?? noRating,
        created_at,
      },
    ];
  });
};

/** Undefined if it cannot be bought: it is hidden, or its company is inactive. */
export const toReplyProduct = async (
  product: Product,
  reader: Reader,
): Promise<z.input<typeof CatalogueProduct> | undefined> => {
  const [[row], media, type, tree, categories] = await Promise.all([
    toRows([product], reader),
    getMedia(product.id),
    getProductType(product.type_id),
    readTree('product'),
    categoryNames('product'),
  ]);
  if (!row) return undefined;
  const path = [...ancestorsOf(tree, row.category.id), row.category.id];
  return {
    ...product,
    ...row,
    values: shownValues(product, type, reader.locale),
    media: toReplyMedia(media),
    categories: path.flatMap((id) => {
      const names = categories.get(id);
      return names ? [{ id, name: nameIn(reader.locale, names) }] : [];
    }),
  };
};

/** In the order of the type's parameters. */
const shownValues = (
  product: Product,
  type: ProductType | undefined,
  locale: Locale,
): z.input<typeof CatalogueProduct>['values'] => {
  const parameters = type?.parameters ?? [];
  const values = new Map(usableValues(parameters, product.values).map((one) => [one.parameter_id, one.value]));
  return parameters.flatMap(({ id, names, kind, unit, options }): z.input<typeof CatalogueProduct>['values'] => {
    const value = values.get(id);
    if (value === undefined || value === null) return [];
    const shown = {
      parameter_id: id,
      name: nameIn(locale, names),
      kind,
      unit: unit && unitIn(languageOf(locale), unit),
    };
    if (typeof value === 'number') return [{ ...shown, texts: [], number: value }];
    const nameOf = new Map(options.map((option) => [option.id, nameIn(locale, option.names)]));
    const texts = [value].flat().map((one) => nameOf.get(one) ?? one);
    return [{ ...shown, texts: inSizeOrder(texts, (text) => text), number: null }];
  });
};
