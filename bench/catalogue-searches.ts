import { searchCatalogue } from '#shared/contracts/catalogue.ts';
import type { DocumentValue } from '../functions/data/catalogue/document.ts';
import type { CatalogueQuery } from '../functions/data/catalogue/query-catalogue.ts';
import type { Range } from '../functions/data/catalogue/segment.ts';
import {
  categories,
  type Category,
  documentAt,
  indexBelow,
  pathTo,
  type Random,
  randomFrom,
} from './catalogue-products.ts';

/** What a visitor looks for. */
export type Search = {
  text: string | null;
  isMistaken: boolean;
  category: string | null;
  prices: Range | null;
  wanted: { id: string; values: string[] } | { id: string; range: Range } | null;
  sort: CatalogueQuery['sort'];
};

/** The nth search in a catalogue of some products: it finds at least one of them. */
export const searchAt = (n: number, count: number): Search => {
  const random = randomFrom(-1 - n);
  const product = documentAt(indexBelow(random, count));
  const share = random();
  const path = pathTo(product.category_id);
  const value = product.values[indexBelow(random, product.values.length)] as DocumentValue;
  const isTyped = share < 0.4;
  const isMistaken = isTyped && random() < 1 / 3;
  const isBrowsed = share >= 0.3 && share < 0.92;
  return {
    text: isTyped
      ? typed(random, product.texts.name, isMistaken)
      : share >= 0.92
        ? product.texts.numbers.slice(0, 8)
        : null,
    isMistaken,
    category: isBrowsed ? (path[indexBelow(random, path.length)] as Category).id : null,
    prices: share > 0.6 && share < 0.75 ? { from: product.price / 2, to: product.price * 2 } : null,
    wanted: share > 0.55 && share < 0.92 ? wantedOf(value) : null,
    sort: (['relevance', 'price', 'created_at', 'rating'] as const)[indexBelow(random, 4)] as Search['sort'],
  };
};

/** One or two words, the last one perhaps not to its end. */
const typed = (random: Random, name: string, isMistaken: boolean): string => {
  const words = name.split(' ').slice(0, 3);
  const first = indexBelow(random, words.length);
  const text = words.slice(first, first + 1 + indexBelow(random, 2)).join(' ');
  const cut = text.slice(0, Math.max(4, text.length - indexBelow(random, 3)));
  if (!isMistaken) return cut;
  const at = 1 + indexBelow(random, cut.length - 1);
  return `${cut.slice(0, at)}${cut.slice(at + 1)}`;
};

const wantedOf = ({ parameter_id: id, value }: DocumentValue): Search['wanted'] =>
  typeof value === 'number'
    ? { id, range: { from: value - 5, to: value + 5 } }
    : { id, values: typeof value === 'string' ? [value] : value.slice(0, 2) };

/** The categories at and below one. */
const categoriesBelow = (id: string) =>
  new Set(categories.filter((one) => pathTo(one.id).some((above) => above.id === id)).map((one) => one.id));

export const toQuery = ({ text, category, prices, wanted, sort }: Search): CatalogueQuery => ({
  text,
  synonyms: new Map(),
  categories: category === null ? null : categoriesBelow(category),
  companies: null,
  closedCompanies: new Set(),
  ids: null,
  without: [],
  createdFrom: null,
  inStock: false,
  prices,
  parameters: new Map(
    wanted ? [[wanted.id, 'range' in wanted ? wanted.range : { values: new Set(wanted.values) }]] : [],
  ),
  sort,
  order: 'asc',
  from: 0,
  to: 12,
  parameterCount: 30,
  typeShare: 0,
});

/** The filters and orders that Vendure has too, without mistakes. */
export const isOfBoth = ({ isMistaken, prices, wanted, sort }: Search): boolean =>
  !isMistaken && !prices && !(wanted && 'range' in wanted) && (sort === 'relevance' || sort === 'price');

export const toUrl = ({ text, category, wanted, sort }: Search): string => {
  const parameters = wanted && 'values' in wanted ? JSON.stringify({ [wanted.id]: wanted.values }) : undefined;
  const query = {
    per_page: '12',
    sort,
    ...(text !== null && { text }),
    ...(category !== null && { category_id: category }),
  };
  const search = new URLSearchParams({ ...query, ...(parameters !== undefined && { parameters }) });
  return `${searchCatalogue.path}?${search.toString()}`;
};
