import { companiesById } from '../companies/companies.ts';
import { productTypesById } from '../product-types/product-types.ts';
import { productKey } from '../products/product-key.ts';
import { readProduct } from '../products/products.ts';
import { readStock, stockKey } from '../products/stock.ts';
import { ratingKey, readRating } from '../reviews/ratings.ts';
import { categoryNames } from '../specialties/specialties.ts';
import { getMany } from '../table.ts';
import { documentOf, type Sources } from './document-of.ts';
import type { CatalogueDocument } from './document.ts';

/**
 * The active products among these, as the search keeps them: also those of inactive companies, which it leaves out.
 * Products are read strongly consistent.
 */
export const readDocuments = async (ids: readonly string[]): Promise<CatalogueDocument[]> => {
  const [items, stocks, ratings, categories] = await Promise.all([
    getMany(ids.map(productKey), true),
    getMany(ids.map(stockKey), true),
    getMany(ids.map(ratingKey), true),
    categoryNames('product'),
  ]);
  const products = items.map(readProduct).filter(({ active }) => active);
  const [types, companies] = await Promise.all([
    productTypesById([...new Set(products.map(({ type_id }) => type_id))]),
    companiesById([...new Set(products.map(({ company_id }) => company_id))]),
  ]);
  const sources: Sources = {
    stock: new Map(stocks.map(readStock).map((one) => [one.product_id, one])),
    ratings: new Map(ratings.map(readRating).map((one) => [one.product_id, one])),
    types,
    companies: new Map(companies.map((one) => [one.id, one])),
    categories,
  };
  return products.map((product) => documentOf(product, sources));
};
