import type { Input } from '#shared/contracts/endpoint.ts';
import { searchProducts } from '#shared/contracts/products.ts';
import { productScope } from '#shared/domain/products/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { currentCatalogue } from '../data/catalogue/live-catalogue.ts';
import { queryCatalogue, synonymsByWord } from '../data/catalogue/query-catalogue.ts';
import { getSynonyms } from '../data/catalogue/synonyms.ts';
import { emptyPage, type Page } from '../data/list.ts';
import { listProducts } from '../data/products/product-lists.ts';
import type { Product } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { toReplyPage } from './to-reply.ts';

type Query = Input<typeof searchProducts>['query'];

/** The search of the catalogue, which knows mistakes and synonyms, is only for a text that no product has as it is. */
export const handler = serve(searchProducts, async ({ query, actor, locale }) => {
  const page = await listProducts(actor, { ...query, active: 'true' });
  const isFound = page.total > 0 || !query.text;
  return toReplyPage(isFound ? page : await searchInCatalogue(actor, query), { actor, locale });
});

/** Those that are most like the text are first, unless another order than that by name is wanted. */
const searchInCatalogue = async (actor: Actor, query: Query): Promise<Page<Product>> => {
  const { text = '', sort, order, page, per_page } = query;
  const [list] = listsOf(productScope, actor);
  if (!list) return emptyPage(query);
  const [{ segments, closedCompanies }, { groups }] = await Promise.all([currentCatalogue(), getSynonyms()]);
  const found = queryCatalogue(segments, {
    text,
    synonyms: synonymsByWord(groups),
    companies: list.list === 'company' ? new Set([list.company]) : null,
    closedCompanies,
    categories: null,
    ids: null,
    without: [],
    createdFrom: null,
    inStock: false,
    prices: null,
    parameters: new Map(),
    ...(sort === 'name' ? { sort: 'relevance', order: 'asc' } : { sort, order }),
    from: (page - 1) * per_page,
    to: page * per_page,
    parameterCount: 0,
    typeShare: 1,
  });
  const { data } = await listProducts(actor, { id: found.ids, page, per_page });
  // Products of the page that were hidden since the search knew them.
  return { ...emptyPage(query), total: found.total - (found.ids.length - data.length), data };
};
