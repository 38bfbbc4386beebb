import { searchCatalogue } from '#shared/contracts/catalogue.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { catalogueLimits } from '#shared/domain/catalogue/limits.ts';
import { daysBefore } from '#shared/domain/collections/is-new.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Tree, withDescendants } from '#shared/domain/specialties/tree.ts';
import { currentCatalogue } from '../data/catalogue/live-catalogue.ts';
import { type CatalogueQuery, queryCatalogue, synonymsByWord } from '../data/catalogue/query-catalogue.ts';
import { getSynonyms } from '../data/catalogue/synonyms.ts';
import { type Collection, getCollection } from '../data/collections/collections.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { categoryNames } from '../data/specialties/specialties.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';
import { categoryCounts } from './category-counts.ts';
import { companyCounts } from './company-counts.ts';
import { facetsOf } from './facets.ts';
import { rowsOf } from './to-reply.ts';
import { wantedParameters, type WantedParameters } from './wanted-parameters.ts';

type Query = Input<typeof searchCatalogue>['query'];

export const handler = serve(searchCatalogue, async ({ query, locale, now }) => {
  const { page, per_page, category_id, company_id = [] } = query;
  requireOrder(query);
  const [catalogue, tree, names, parameters, collection, newProducts, synonyms] = await Promise.all([
    currentCatalogue(),
    readTree('product'),
    categoryNames('product'),
    wantedParameters(query.parameters),
    shownCollection(query.collection_id),
    query.new && settings.new_days.read(),
    query.text ? getSynonyms() : null,
  ]);
  if (category_id !== undefined && !names.has(category_id)) throw new Problem('not-found');
  const found = queryCatalogue(catalogue.segments, {
    ...filtersOf(query, tree, parameters),
    closedCompanies: catalogue.closedCompanies,
    synonyms: synonymsByWord(synonyms ? synonyms.groups : []),
    ids: query.collection_id === undefined ? null : (collection?.product_ids ?? []),
    createdFrom: newProducts ? Date.parse(daysBefore(now, newProducts.value.new_days)) : null,
    without: newProducts ? newProducts.value.removed.map(({ product_id }) => product_id) : [],
  });
  const [data, facets, companies] = await Promise.all([
    rowsOf(found.ids, { locale, now }),
    facetsOf(found.parameters, parameters.wanted, locale),
    companyCounts(found.companies, company_id),
  ]);
  return {
    page,
    per_page,
    // Products of the page that were hidden since the search knew them.
    total: found.total - (found.ids.length - data.length),
    data,
    next_cursor: null,
    prev_cursor: null,
    categories: categoryCounts(found.categories, { tree, names, locale, chosen: category_id }),
    companies,
    in_stock: found.inStock,
    prices: found.prices,
    facets,
    unknown_parameters: parameters.unknown,
    meant: found.meant && writtenAs(found.meant, data),
    collection: collection && toReplyCollection(collection, locale),
  };
});

/** The search knows words without diacritics; the names of the products found have them. */
const writtenAs = (words: readonly string[], products: readonly { name: string }[]): string => {
  const written = new Map(
    products.flatMap(({ name }) => name.split(/[^\p{L}\p{N}]+/u)).map((word) => [foldText(word), word.toLowerCase()]),
  );
  return words.map((word) => written.get(word) ?? word).join(' ');
};

const requireOrder = ({ price_from = 0, price_to = Infinity }: Query): void => {
  if (price_from > price_to) throw new Problem('invalid-input', { fields: { price_to: { key: 'price-order' } } });
};

type Filters = Omit<CatalogueQuery, 'closedCompanies' | 'synonyms' | 'ids' | 'createdFrom' | 'without'>;
const filtersOf = (query: Query, tree: Tree, { wanted }: WantedParameters): Filters => {
  const { text, category_id, company_id, price_from, price_to, sort, order, page, per_page } = query;
  const hasPrices = price_from !== undefined || price_to !== undefined;
  return {
    text: text || null,
    categories: category_id === undefined ? null : withDescendants(tree, category_id),
    companies: company_id ? new Set(company_id) : null,
    inStock: query.in_stock === 'true',
    prices: hasPrices ? { from: price_from ?? 0, to: price_to ?? Infinity } : null,
    parameters: wanted,
    sort,
    order,
    from: (page - 1) * per_page,
    to: page * per_page,
    parameterCount: catalogueLimits.facets,
    typeShare: catalogueLimits.typeShare,
  };
};

const shownCollection = async (id: string | undefined): Promise<Collection | null> => {
  const collection = id === undefined ? undefined : await getCollection(id);
  return collection?.active ? collection : null;
};

const toReplyCollection = ({ id, names, cover_id }: Collection, locale: Parameters<typeof nameIn>[0]) => ({
  id,
  name: nameIn(locale, names),
  cover: cover_id && squarePath('collection-cover', cover_id, 'large'),
});
