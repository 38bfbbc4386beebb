import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { streamRecord } from '../../test/world/stream.ts';
import type * as Deltas from '../data/catalogue/deltas.ts';
import type * as Live from '../data/catalogue/live-catalogue.ts';
import type { queryCatalogue as query } from '../data/catalogue/query-catalogue.ts';
import type * as Snapshots from '../data/catalogue/snapshots.ts';
import type * as Companies from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import type * as Products from '../data/products/products.ts';
import type * as Stock from '../data/products/stock.ts';
import type * as Table from '../data/table.ts';
import type * as Compact from './compact-catalogue.ts';
import type * as Projections from './run-projections.ts';

// The deployed job and the deployed projection do not see this table.
let table: typeof Table;
let deltas: typeof Deltas;
let live: typeof Live;
let snapshots: typeof Snapshots;
let products: typeof Products;
let stock: typeof Stock;
let companies: typeof Companies;
let queryCatalogue: typeof query;
let compact: typeof Compact.handler;
let project: typeof Projections.handler;
beforeAll(async () => {
  await takeOwnTable();
  await takeOwnBucket();
  table = await import('../data/table.ts');
  deltas = await import('../data/catalogue/deltas.ts');
  live = await import('../data/catalogue/live-catalogue.ts');
  snapshots = await import('../data/catalogue/snapshots.ts');
  products = await import('../data/products/products.ts');
  stock = await import('../data/products/stock.ts');
  companies = await import('../data/companies/companies.ts');
  ({ queryCatalogue } = await import('../data/catalogue/query-catalogue.ts'));
  ({ handler: compact } = await import('./compact-catalogue.ts'));
  ({ handler: project } = await import('./run-projections.ts'));
  await table.transact(companies.companyWrites(seller));
});

const created_at = '2026-01-01T00:00:00.000Z';
const seller = newCompany({ id: 'seller', name: 'Seller', role: 'vendor', inn: '12345679', created_at });
const aProduct = (change: Partial<Products.Product> = {}): Products.Product => {
  const id = randomUUID();
  return {
    id,
    version: 1,
    company_id: seller.id,
    name: 'Mýdlo',
    description: '',
    active: true,
    category_id: 'soaps',
    subcategory_id: null,
    type_id: 'soap',
    values: [],
    price: 4900,
    vat_rate: '21',
    vat_included: true,
    created_at,
    sku: id,
    barcode: '1',
    barcode_unchecked: true,
    expiration_date: null,
    low_stock: null,
    height: 1,
    length: 1,
    width: 1,
    weight: 1,
    ...change,
  };
};
const added = async (product: Products.Product): Promise<Products.Product> => {
  await table.transact([
    ...products.productWrites(undefined, product),
    stock.stockWrite({ product_id: product.id, available: 1, reserved: 0, version: 1 }),
  ]);
  return product;
};
const changed = (before: Products.Product, change: Partial<Products.Product>) => {
  const after = { ...before, ...change, version: before.version + 1 };
  return table.transact(products.productWrites(before, after)).then(() => after);
};

const nothing = {
  categories: null,
  companies: null,
  ids: null,
  without: [],
  createdFrom: null,
  inStock: false,
  synonyms: new Map(),
  prices: null,
  parameters: new Map(),
} as const;
const found = async (text: string) => {
  const { segments, closedCompanies } = await live.currentCatalogue();
  const page = { sort: 'price', order: 'asc', from: 0, to: 100, parameterCount: 0, typeShare: 0 } as const;
  return queryCatalogue(segments, { ...nothing, ...page, closedCompanies, text }).ids;
};
/** A minute after another one for each run. */
let minutes = 0;
const nextTime = () => new Date(Date.parse('2090-06-01T00:00:00.000Z') + minutes++ * 60_000).toISOString();
const run = async () => compact({ time: nextTime() });
/** Stores a snapshot, also if none is due. */
const snapshot = async () => {
  await deltas.storeDeltas([{ subject: 'directory', id: 'soaps', at: nextTime() }]);
  await run();
  return snapshots.getSnapshot();
};

describe('the snapshot of the catalogue', () => {
  it('has what was on sale before it, and the changes since are read beside it', async () => {
    const [kept, hidden, renamed] = [await added(aProduct()), await added(aProduct()), await added(aProduct())];
    await added(aProduct({ active: false }));
    await run();
    expect((await found('mydlo')).toSorted()).toEqual([kept.id, hidden.id, renamed.id].toSorted());
    await changed(hidden, { active: false });
    await changed(renamed, { name: 'Šampon' });
    const late = await added(aProduct());
    await deltas.storeProductDeltas([hidden.id, renamed.id, late.id], nextTime());
    expect((await found('mydlo')).toSorted()).toEqual([kept.id, late.id].toSorted());
    expect(await found('sampon')).toEqual([renamed.id]);
    expect(await snapshot()).toMatchObject({ products: 3 });
    expect((await found('mydlo')).toSorted()).toEqual([kept.id, late.id].toSorted());
  });

  it('is stored again only when it is due: after a day, or when words of products came from something that changed', async () => {
    const before = await snapshot();
    await run();
    expect(await snapshots.getSnapshot()).toEqual(before);
    const later = await snapshot();
    expect(later?.file).not.toBe(before?.file);
    minutes += 24 * 60;
    await run();
    expect((await snapshots.getSnapshot())?.former_file).toBe(later?.file);
  });

  it('is kept with the one before it; an older one is deleted', async () => {
    const files = [await snapshot(), await snapshot(), await snapshot()].map((one) => String(one?.file));
    expect(await Promise.all(files.map(async (file) => (await objectAt(file)) !== undefined))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('changes of a product', () => {
  it('that are stored late, or again, do not undo a later one', async () => {
    const product = await added(aProduct({ name: 'Lopata' }));
    const [early, late] = [nextTime(), nextTime()];
    const hidden = await changed(product, { active: false });
    await deltas.storeProductDeltas([product.id], late);
    expect(await found('lopata')).toEqual([]);
    await changed(hidden, { active: true });
    await deltas.storeProductDeltas([product.id], early);
    expect(await found('lopata')).toEqual([]);
    await deltas.storeProductDeltas([product.id], nextTime());
    expect(await found('lopata')).toEqual([product.id]);
  });

  it('are many: the segments of the memory are joined, and none is lost', async () => {
    const shovels: Products.Product[] = [];
    for (let n = 0; n < 9; n++) {
      shovels.push(await added(aProduct({ name: 'Hrábě', price: 100 + n })));
      await deltas.storeProductDeltas([shovels[n]?.id ?? ''], nextTime());
      expect(await found('hrabe')).toHaveLength(n + 1);
    }
    const [first] = shovels as [Products.Product];
    await changed(first, { price: 999 });
    await deltas.storeProductDeltas([first.id], nextTime());
    expect((await found('hrabe')).at(-1)).toBe(first.id);
    await snapshot();
    expect(await found('hrabe')).toHaveLength(9);
  });

  it('come from the stream, those of its stock only when the last piece goes or the first one comes', async () => {
    const product = await added(aProduct({ name: 'Kbelík' }));
    const item = await table.get({ pk: `PRODUCT#${product.id}`, sk: 'PRODUCT' });
    const pieces = await table.get({ pk: `PRODUCT#${product.id}`, sk: 'STOCK' });
    const ofProduct = async () =>
      (await deltas.deltasSince()).filter((delta) => delta.subject === 'product' && delta.id === product.id).length;
    if (!item || !pieces) throw new Error('Not stored');
    await project({ Records: [streamRecord({ after: item })] });
    expect(await ofProduct()).toBe(1);
    await project({ Records: [streamRecord({ before: pieces, after: { ...pieces, available: 5 } })] });
    expect(await ofProduct()).toBe(1);
    await project({ Records: [streamRecord({ before: pieces, after: { ...pieces, available: 0 } })] });
    expect(await ofProduct()).toBe(2);
  });
});

describe('a company that is deactivated', () => {
  it('has nothing on sale from then on, and again when it is active', async () => {
    const product = await added(aProduct({ name: 'Žebřík' }));
    await deltas.storeProductDeltas([product.id], nextTime());
    const set = (active: boolean) =>
      deltas.storeDeltas([{ subject: 'company', id: seller.id, at: nextTime(), active }]);
    await set(false);
    expect(await found('zebrik')).toEqual([]);
    await set(true);
    expect(await found('zebrik')).toEqual([product.id]);
  });
});
