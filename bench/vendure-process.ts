import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { categories, documentAt } from './catalogue-products.ts';
import { collectionIds, facetIdOf, facets, facetValueIds, facetValues, rootId } from './vendure-ids.ts';

/** A process of Vendure: it fills its database with products and ends, or serves its API. */
export type VendureOrder = { folder: string; fill: number | null };
/** Without a port if it only fills. */
export type VendureReady = { port: number | null };

type Application = { close(): Promise<void>; getHttpServer(): Server };
/** What of Vendure and of better-sqlite3 is used; they are installed in a folder of their own. */
type Core = {
  bootstrap(config: object): Promise<Application>;
  DefaultLogger: new (options: object) => unknown;
  DefaultSearchPlugin: { init(options: object): unknown };
  LogLevel: { Error: number };
};
type Cli = { populateInitialData(application: Application, data: object): Promise<void> };
type Row = Readonly<Record<string, string | number | null>>;
type Statement = { run(values: readonly unknown[]): void };
type Database = { exec(sql: string): void; prepare(sql: string): Statement; close(): void };

const start = async ({ folder, fill }: VendureOrder): Promise<VendureReady> => {
  const installed = createRequire(`${folder}/`);
  const core = installed('@vendure/core') as Core;
  const database = join(folder, 'vendure.sqlite');
  if (fill !== null) rmSync(database, { force: true });
  const application = await core.bootstrap({
    apiOptions: { port: 0, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
    dbConnectionOptions: { type: 'better-sqlite3', database, synchronize: fill !== null, logging: false },
    paymentOptions: { paymentMethodHandlers: [] },
    logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
    plugins: [core.DefaultSearchPlugin.init({ indexStockStatus: true })],
  });
  if (fill === null) return { port: (application.getHttpServer().address() as AddressInfo).port };
  const cli = installed('@vendure/core/cli') as Cli;
  await cli.populateInitialData(application, {
    defaultLanguage: 'en',
    defaultZone: 'Europe',
    countries: [{ name: 'Czechia', code: 'CZ', zone: 'Europe' }],
    taxRates: [{ name: 'VAT', percentage: 21 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
    roles: [],
  });
  await application.close();
  const Sqlite = installed('better-sqlite3') as new (file: string) => Database;
  insertAll(new Sqlite(database), fill);
  return { port: null };
};

const languageCode = 'en';
/** Of the channel, the tax category and the place of stock that Vendure makes. */
const first = 1;

/** Its own importer takes many minutes, so the rows that it would write are written at once. */
const insertAll = (database: Database, count: number) => {
  const statements = new Map<string, Statement>();
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row);
    const sql = `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map(() => '?').join()})`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    statement.run(Object.values(row));
  };
  database.exec('BEGIN');
  insertFacets(insert);
  insertCollections(insert);
  for (let n = 0; n < count; n++) insertProduct(insert, n);
  database.exec('COMMIT');
  database.close();
};
type Insert = (table: string, row: Row) => void;

const insertFacets = (insert: Insert) => {
  for (const [n, { id }] of facets.entries()) {
    insert('facet', { id: n + 1, code: id, isPrivate: 0 });
    insert('facet_translation', { baseId: n + 1, languageCode, name: id });
    insert('facet_channels_channel', { facetId: n + 1, channelId: first });
  }
  for (const { id, facet, value } of facetValues) {
    insert('facet_value', { id, code: value, facetId: facet });
    insert('facet_value_translation', { baseId: id, languageCode, name: value });
    insert('facet_value_channels_channel', { facetValueId: id, channelId: first });
  }
};

const insertCollections = (insert: Insert) => {
  const root = { id: 'root', name: 'root', parent: null };
  for (const [n, { id: slug, name, parent }] of [root, ...categories].entries()) {
    const id = n + 1;
    const above = n === 0 ? [] : [rootId, ...collectionIds(parent)];
    const ofTree = { isRoot: n === 0 ? 1 : 0, position: n, parentId: above.at(-1) ?? null };
    insert('collection', { id, ...ofTree, isPrivate: 0, filters: '[]', inheritFilters: 1 });
    insert('collection_translation', { baseId: id, languageCode, name, slug, description: '' });
    insert('collection_channels_channel', { collectionId: id, channelId: first });
    for (const ancestor of [...above, id]) insert('collection_closure', { id_ancestor: ancestor, id_descendant: id });
  }
};

const insertProduct = (insert: Insert, n: number) => {
  const { price, available, category_id, texts, values } = documentAt(n);
  const { name, rest: description } = texts;
  const [sku = ''] = texts.numbers.split(' ');
  const id = n + 1;
  const slug = `product-${id}`;
  const valueIds = facetValueIds(values);
  const collections = collectionIds(category_id);
  insert('product', { id, enabled: 1 });
  insert('product_translation', { baseId: id, languageCode, name, slug, description });
  insert('product_channels_channel', { productId: id, channelId: first });
  for (const facetValueId of valueIds) insert('product_facet_values_facet_value', { productId: id, facetValueId });
  insert('product_variant', { id, enabled: 1, sku, taxCategoryId: first, productId: id });
  insert('product_variant_translation', { baseId: id, languageCode, name });
  insert('product_variant_channels_channel', { productVariantId: id, channelId: first });
  insert('product_variant_price', { variantId: id, channelId: first, currencyCode: 'USD', price });
  insert('stock_level', { productVariantId: id, stockLocationId: first, stockOnHand: available, stockAllocated: 0 });
  for (const collectionId of collections)
    insert('collection_product_variants_product_variant', { collectionId, productVariantId: id });
  insert('search_index_item', {
    languageCode,
    productVariantId: id,
    channelId: first,
    productId: id,
    enabled: 1,
    productName: name,
    productVariantName: name,
    description,
    slug,
    sku,
    price,
    priceWithTax: Math.round(price * 1.21),
    facetIds: [...new Set(valueIds.map(facetIdOf))].join(),
    facetValueIds: valueIds.join(),
    collectionIds: collections.join(),
    collectionSlugs: '',
    channelIds: '1',
    productPreview: '',
    productVariantPreview: '',
    inStock: available > 0 ? 1 : 0,
    productInStock: available > 0 ? 1 : 0,
  });
};

process.on('message', (order: VendureOrder) => {
  void start(order).then((ready) => process.send?.(ready));
});
process.on('disconnect', () => process.exit());
