import { productScope } from '#shared/domain/products/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf, scopeFilter } from '#shared/domain/scope/scope.ts';
import { searchFor } from '#shared/domain/search-words.ts';
import { ancestorsOf, type Tree, withDescendants } from '#shared/domain/specialties/tree.ts';
import { mapAtMost } from '../at-most.ts';
import { inactivePerformers } from '../companies/companies.ts';
import { countedPageOf, idsBetween } from '../counted/counted-page.ts';
import { emptyPage, type Page, pageOf, pageOfIds, type Paging, slicePage } from '../list.ts';
import { readScope } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import { readTree } from '../specialties/category-tree.ts';
import { getMany, type Item, queryIndex } from '../table.ts';
import { countProductsOfEach } from './product-counts.ts';
import {
  type FoundProduct,
  type ProductColumn,
  productIndex,
  productList,
  sortablePrice,
  wordsOf,
} from './product-entries.ts';
import { productKey } from './product-key.ts';
import {
  categoryProductsPartition,
  companyProductsPartition,
  isOnSale,
  type Product,
  readProduct,
  readsHidden,
} from './products.ts';

type Filter = Paging<ProductColumn> & {
  id?: string[] | undefined;
  category_id?: string | undefined;
  company_id?: string | undefined;
  active?: 'true' | 'false' | undefined;
  text?: string | undefined;
};

/**
 * One page of the products that the actor reads, by default by name in Czech order.
 *
 * - Those of a company, at most `productLimits.perCompany`, and those of a category: all are read and filtered.
 * - Those of all companies: a counted list, or the search index.
 */
export const listProducts = async (actor: Actor, requested: Filter): Promise<Page<Product>> => {
  const { isRead, closed } = await readableBy(actor);
  const filter: Filter = readsHidden(actor) ? requested : { ...requested, active: 'true' };
  if (filter.id) return pageOfIds(filter.id, { key: productKey, read: readProduct, isShown: isRead });
  const [list] = listsOf(productScope, actor);
  if (!list) return emptyPage(filter);
  const company_id = list.list === 'company' ? list.company : filter.company_id;
  if (list.list === 'company' && filter.company_id !== undefined && filter.company_id !== list.company)
    return emptyPage(filter);
  const tree = filter.category_id === undefined ? {} : await readTree('product');
  const isMatching = matching({ ...filter, company_id }, tree);
  const keep = (product: FoundProduct) => isMatching(product) && isRead(product);
  if (company_id !== undefined)
    return pageOf({ ...rows, paging: filter, keep, entries: await ofCompany(actor, company_id) });
  if (filter.category_id !== undefined)
    return pageOf({ ...rows, paging: filter, keep, entries: await ofCategory(tree, filter.category_id) });
  if (!filter.text) {
    const all = productList(stateOf(filter), filter.sort ?? 'name');
    return countedPageOf({ ...rows, paging: filter, list: all, without: await activeProductsOf(closed) });
  }
  const { entries, isComplete } = await searchEntries(productIndex, filter.text);
  const page = await pageOf({ ...rows, paging: filter, keep, entries });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

/** `closed` are the inactive companies whose products the actor does not read. */
type Readable = { isRead: (product: { company_id: string; active: boolean }) => boolean; closed: ReadonlySet<string> };

/** Which products an actor reads. The people of an inactive company still read what it sold. */
const readableBy = async (actor: Actor): Promise<Readable> => {
  const isInOwnScope = scopeFilter(productScope, actor);
  if (readsHidden(actor)) return { isRead: isInOwnScope, closed: new Set() };
  const closed = new Set(await inactivePerformers());
  if (actor.company) closed.delete(actor.company.id);
  return {
    isRead: (product) => isInOwnScope(product) && isOnSale(product, { active: !closed.has(product.company_id) }),
    closed,
  };
};

/** The ids of what the companies have in the lists of active products. */
const activeProductsOf = async (companies: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const ids = [...companies];
  const counts = await countProductsOfEach('company', ids);
  const selling = ids.filter((_, n) => counts[n] !== 0);
  const found = await mapAtMost(selling, (id) => queryIndex('by-company', companyProductsPartition(id)));
  const active = found.flat().filter(({ projection }) => (projection as FoundProduct).active);
  return new Set(active.map(({ id }) => String(id)));
};

const rows = {
  key: productKey,
  read: readProduct,
  sorting: {
    language: 'cs',
    columns: {
      name: ({ name }: FoundProduct) => name,
      price: ({ price }: FoundProduct) => sortablePrice(price),
      created_at: ({ created_at }: FoundProduct) => created_at,
    },
  },
} as const;

const stateOf = ({ active }: Filter) => (active === undefined ? 'all' : active === 'true' ? 'active' : 'hidden');

const matching = (filter: Filter, tree: Tree) => {
  const fits = searchFor(filter.text ?? '');
  const categories = filter.category_id === undefined ? undefined : withDescendants(tree, filter.category_id);
  const isIn = (category: string | null) => category !== null && categories?.has(category) === true;
  return (product: FoundProduct): boolean =>
    (filter.active === undefined || product.active === (filter.active === 'true')) &&
    (filter.company_id === undefined || product.company_id === filter.company_id) &&
    (!categories || isIn(product.category_id) || isIn(product.subcategory_id)) &&
    fits(wordsOf(product));
};

const ofCompany = (actor: Actor, companyId: string): Promise<Item[]> =>
  readScope(productScope, actor, {
    sources: () => [{ index: 'by-company', pk: companyProductsPartition(companyId) }],
    subject: ({ projection }) => projection as FoundProduct,
    bound: { narrowBy: 'company_id' },
  });

/** Those of a category and of those below it, beside others of the categories above it, of which it is a subcategory. */
const ofCategory = async (tree: Tree, categoryId: string): Promise<Item[]> => {
  const categories = [...ancestorsOf(tree, categoryId), ...withDescendants(tree, categoryId)];
  return (await mapAtMost(categories, (id) => queryIndex('all', categoryProductsPartition(id)))).flat();
};

type Prices = { price_from?: number | undefined; price_to?: number | undefined };
const isPriced =
  ({ price_from = 0, price_to = Infinity }: Prices) =>
  ({ price }: { price: number }): boolean =>
    price >= price_from && price <= price_to;

/**
 * One page of the products on sale in a category and below it, in a range of prices (haléř, both included), that meet a
 * condition on the product.
 */
export const listCategoryProducts = async (
  actor: Actor,
  categoryId: string,
  { isWanted, ...filter }: Paging<ProductColumn> & Prices & { isWanted?: ((product: Product) => boolean) | undefined },
): Promise<Page<Product>> => {
  const tree = await readTree('product');
  const { isRead } = await readableBy(actor);
  const isMatching = matching({ ...filter, category_id: categoryId, active: 'true' }, tree);
  const isInPrice = isPriced(filter);
  const found = (await ofCategory(tree, categoryId)).filter(({ projection }) => {
    const product = projection as FoundProduct;
    return isMatching(product) && isInPrice(product) && isRead(product);
  });
  if (!isWanted) return pageOf({ ...rows, paging: filter, keep: () => true, entries: found });
  const products = (await getMany(found.map(({ id }) => productKey(String(id))))).map(readProduct);
  const wanted = new Set(products.filter(isWanted).map(({ id }) => id));
  return pageOf({
    ...rows,
    paging: filter,
    keep: () => true,
    entries: found.filter(({ id }) => wanted.has(String(id))),
  });
};

const idsByPrice = ({ price_from = 0, price_to = 999_999_999 }: Prices): Promise<string[]> =>
  idsBetween(productList('active', 'price'), { from: sortablePrice(price_from), to: sortablePrice(price_to) });

/** The ids of all active products, also of inactive companies: one query. */
export const activeProductIds = async (): Promise<ReadonlySet<string>> => new Set(await idsByPrice({}));

/**
 * One page of the products on sale that the actor reads, but for some: in a range of prices (haléř, both included), the
 * cheapest first, or since an instant, the newest first. All entries of the range are read for the total.
 */
export const listProductsBetween = async (
  actor: Actor,
  {
    price_from,
    price_to,
    since,
    without,
    ...paging
  }: Paging & Prices & { since?: string | undefined; without?: ReadonlySet<string> | undefined },
): Promise<Page<Product>> => {
  const found =
    since === undefined
      ? await idsByPrice({ price_from, price_to })
      : (await idsBetween(productList('active', 'created_at'), { from: since, to: '9' })).toReversed();
  const { isRead, closed } = await readableBy(actor);
  const notRead = await activeProductsOf(closed);
  const ids = found.filter((id) => !without?.has(id) && !notRead.has(id));
  const isInPrice = isPriced({ price_from, price_to });
  const [list] = listsOf(productScope, actor);
  // Where each of them is shown, only the rows of the page are read.
  if (list?.list === 'all' && (since === undefined || (price_from === undefined && price_to === undefined))) {
    const page = slicePage(ids, paging, (id) => id);
    return { ...page, data: (await getMany(page.data.map(productKey))).map(readProduct) };
  }
  const products = (await getMany(ids.map(productKey))).map(readProduct);
  const shown = products.filter((product) => isRead(product) && isInPrice(product));
  return slicePage(shown, paging, ({ id }) => id);
};
