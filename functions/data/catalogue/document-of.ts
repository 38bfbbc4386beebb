import { usableValues } from '#shared/domain/products/values.ts';
import type { Company } from '../companies/company.ts';
import type { ProductType } from '../product-types/product-types.ts';
import type { Product } from '../products/products.ts';
import type { Stock } from '../products/stock.ts';
import type { Rating } from '../reviews/ratings.ts';
import type { Specialty } from '../specialties/specialties.ts';
import { type CatalogueDocument, type DocumentValue, isFacetKind } from './document.ts';

/** What the documents of products say besides the products. */
export type Sources = {
  stock: ReadonlyMap<string, Stock>;
  ratings: ReadonlyMap<string, Rating>;
  types: ReadonlyMap<string, ProductType>;
  companies: ReadonlyMap<string, Company>;
  categories: ReadonlyMap<string, Specialty['names']>;
};

/** A product as the search keeps it. */
export const documentOf = (
  product: Product,
  { stock, ratings, types, companies, categories }: Sources,
): CatalogueDocument => {
  const { id, company_id, type_id, price, created_at, subcategory_id, sku, barcode, name, description } = product;
  const type = types.get(type_id);
  const category_id = subcategory_id ?? product.category_id;
  const values = facetValues(product, type);
  const rating = ratings.get(id);
  const groups = [product.category_id, category_id].map((one) => categories.get(one));
  return {
    id,
    company_id,
    type_id,
    category_id,
    price,
    available: Math.max(0, stock.get(id)?.available ?? 0),
    created_at,
    rating: { average: rating?.average ?? 0, total: rating?.total ?? 0 },
    texts: {
      // The SKU also in one piece, as some people type it.
      numbers: [sku, sku.replaceAll(/[^\p{L}\p{N}]/gu, ''), barcode].join(' '),
      name,
      groups:
        [...groups, type?.names].flatMap((names) => (names ? Object.values(names) : [])).join(' ') +
        ` ${companies.get(company_id)?.name ?? ''}`,
      rest: [description, ...textsOf(product, type)].join(' '),
    },
    values,
  };
};

const facetValues = (product: Product, type: ProductType | undefined): DocumentValue[] =>
  usableValues(type?.parameters ?? [], product.values).flatMap(({ parameter_id, value }) => {
    const kind = type?.parameters.find(({ id }) => id === parameter_id)?.kind;
    return kind && isFacetKind(kind) && value !== null ? [{ parameter_id, kind, value }] : [];
  });

/** The texts of a product's values; of options, their names in all languages. */
const textsOf = (product: Product, type: ProductType | undefined): string[] =>
  usableValues(type?.parameters ?? [], product.values).flatMap(({ parameter_id, value }) => {
    const parameter = type?.parameters.find(({ id }) => id === parameter_id);
    if (!parameter || value === null || typeof value === 'number') return [];
    if (parameter.kind === 'string' || parameter.kind === 'text') return [value].flat();
    const chosen = parameter.options.filter(({ id }) => [value].flat().includes(id));
    return chosen.flatMap(({ names }) => Object.values(names));
  });
