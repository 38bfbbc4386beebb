import type { DocumentValue } from '../functions/data/catalogue/document.ts';
import { parameters, pathTo, categories } from './catalogue-products.ts';

/** In Vendure, parameters are facets and categories are collections. A number is a value as others: it has no ranges. */
export const facets = parameters;
export const facetValues = parameters
  .flatMap(({ kind, size, values }, n) =>
    (kind === 'number' ? Array.from({ length: size }, (_, value) => String(value / 2)) : values).map((value) => ({
      facet: n + 1,
      value,
    })),
  )
  .map((one, n) => ({ id: n + 1, ...one }));
const idOf = new Map(facetValues.map(({ id, facet, value }) => [`${facet}#${value}`, id]));
const facetOf = new Map(parameters.map(({ id }, n) => [id, n + 1]));

export const facetIdOf = (valueId: number): number => facetValues[valueId - 1]?.facet ?? 0;

export const facetValueIds = (values: readonly Pick<DocumentValue, 'parameter_id' | 'value'>[]): number[] =>
  values.flatMap(({ parameter_id, value }) =>
    [value].flat().map((one) => idOf.get(`${facetOf.get(parameter_id)}#${one}`) ?? 0),
  );

/** The collection above all others. */
export const rootId = 1;
/** From the root of the tree of categories to one of them. */
export const collectionIds = (category: string | null): number[] =>
  pathTo(category).map(({ id }) => rootId + 1 + categories.findIndex((one) => one.id === id));
