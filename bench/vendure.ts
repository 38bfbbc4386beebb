import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../infra/local/child.ts';
import { stateFolder } from '../infra/local/folders.ts';
import type { Search } from './catalogue-searches.ts';
import type { HttpRequest } from './load.ts';
import { collectionIds, facetValueIds } from './vendure-ids.ts';

const dependencies = { '@vendure/core': '3.5.7', 'better-sqlite3': '13.2.0' };
/** These versions bring their compiled parts with them. TypeORM names older ones. */
const overrides = { bcrypt: '6.0.0' };
export const vendureVersion = dependencies['@vendure/core'];

/** Vendure in a folder of its own. */
export const installVendure = async (): Promise<string> => {
  const folder = join(stateFolder, 'bench-vendure');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }, null, 2));
  if (existsSync(join(folder, 'node_modules/@vendure/core'))) return folder;
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', ['install', '--prefix', folder, ...options]);
  if (code !== 0) throw new Error(`Vendure cannot be installed: ${output}`);
  return folder;
};

const toRequest = (query: string, variables: object): HttpRequest => ({
  path: '/shop-api',
  body: JSON.stringify({ query, variables }),
});

const counts = 'facetValues { count facetValue { id name facet { id name } } }';
const searchWith = (counted: string) => `query ($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName slug sku description inStock
    productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }
  ${counted} collections { count collection { id name parentId } } } }`;

export const toVendureSearch = (
  { text, category, wanted, sort }: Search,
  { facets }: { facets: boolean },
): HttpRequest => {
  const values = wanted && 'values' in wanted ? facetValueIds([{ parameter_id: wanted.id, value: wanted.values }]) : [];
  return toRequest(searchWith(facets ? counts : ''), {
    input: {
      groupByProduct: true,
      take: 12,
      skip: 0,
      ...(text !== null && { term: text }),
      ...(category !== null && { collectionId: String(collectionIds(category).at(-1)) }),
      ...(values.length > 0 && { facetValueFilters: [{ or: values.map(String) }] }),
      ...(sort === 'price' && { sort: { price: 'ASC' } }),
    },
  });
};

const product = `query ($id: ID!) { product(id: $id) { id name slug description
  facetValues { id name facet { id name } } assets { id preview }
  variants { id sku priceWithTax stockLevel } collections { id name breadcrumbs { id name } } } }`;

/** Of the nth product. */
export const toVendureProduct = (n: number): HttpRequest => toRequest(product, { id: String(n + 1) });

const addition = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename
  ... on Order { id totalQuantity } ... on ErrorResult { errorCode message } } }`;

/** Adds a piece of the nth product to the order of a session. */
export const toVendureAddition = (n: number, session: string): HttpRequest => ({
  ...toRequest(addition, { id: String(n + 1) }),
  headers: { authorization: `Bearer ${session}` },
  expected: '"__typename":"Order"',
});

/** A session with an order of its own. Throws unless the nth product was added to it. */
export const newVendureSession = async (port: number, n: number): Promise<string> => {
  const { path, body = '' } = toRequest(addition, { id: String(n + 1) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  const answer = await response.text();
  const session = response.headers.get('vendure-auth-token');
  if (!answer.includes('"totalQuantity":1') || session === null) throw new Error(`Vendure answered ${answer}`);
  return session;
};
