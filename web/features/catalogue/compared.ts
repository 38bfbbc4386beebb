import * as z from 'zod/mini';
import type { CatalogueProduct } from '#shared/contracts/catalogue.ts';

export const mostCompared = 4;

const Compared = z.object({ id: z.string(), name: z.string(), photo: z.nullable(z.string()) });
/** A product that is chosen to be compared. */
export type Compared = z.infer<typeof Compared>;

/** None if the tab has another content, such as that of another version of the app. */
export const parseCompared = (text: string | null): Compared[] => {
  try {
    return z.array(Compared).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

export const addCompared = (before: readonly Compared[], { id, name, photo }: Compared): Compared[] =>
  [...removeCompared(before, id), { id, name, photo }].slice(0, mostCompared);

export const removeCompared = (before: readonly Compared[], id: string): Compared[] =>
  before.filter((one) => one.id !== id);

/** The products of an address, each once. */
export const readCompared = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('id'))].filter(Boolean).slice(0, mostCompared);

/** The ids and names of the parameters of several products, each once. */
export const parametersOf = (products: readonly Pick<CatalogueProduct, 'values'>[]): [id: string, name: string][] => [
  ...new Map(products.flatMap(({ values }) => values.map(({ parameter_id, name }) => [parameter_id, name]))),
];
