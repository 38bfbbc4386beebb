import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createProductType } from '#shared/contracts/product-types.ts';
import {
  getProduct,
  getStockInfo,
  importProducts,
  listProductPrices,
  type ProductImportResult,
  updateProduct,
} from '#shared/contracts/products.ts';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { guessProductColumns } from '#shared/domain/imports/product-columns.ts';
import { checkProductRows } from '#shared/domain/imports/products.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { everyFile, writtenList } from '../../test/world/written-list.ts';
import type { Account } from '../data/people/accounts.ts';
import { countProducts, productCountWrite } from '../data/products/product-counts.ts';
import { findProductOfSku } from '../data/products/products.ts';
import { stockKey } from '../data/products/stock.ts';
import { transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
/** Names of a category with its subcategory, of a type without parameters, and of the type of the fixtures. */
let category: string;
let type: string;
let typeOfShelf: string;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
  const { category: root, subcategory, type: shelfType } = ok(await read(String((await shelf.product()).id)));
  category = `${root.name} › ${subcategory.name}`;
  typeOfShelf = shelfType.name;
  type = `Gloves ${randomUUID().slice(0, 8)}`;
  ok(await invoke(createProductType, world.people.admin, { body: { names: { cs: type, en: type, ru: type } } }));
});

const read = (id: string, who: Account = world.people.vendor) => invoke(getProduct, who, { params: { id } });
const aSku = () => `SKU-${randomUUID().slice(0, 8)}`;
const aRow = (changes: object = {}) => ({
  row: 2,
  sku: aSku(),
  name: 'Rukavice',
  barcode: '8590031100012',
  price: 9900,
  stock: 20,
  category,
  type,
  height: 10,
  length: 20,
  width: 30,
  weight: 40,
  ...changes,
});
const send = (rows: object[], changes: object = {}, who: Account = world.people.vendor) =>
  invoke(importProducts, who, { body: { import_id: randomUUID(), dry_run: false, rows, ...changes } });
const results = async (answer: ReturnType<typeof send>): Promise<ProductImportResult[]> => ok(await answer);
const outcomes = async (answer: ReturnType<typeof send>) => (await results(answer)).map(({ outcome }) => outcome);
const found = (sku: string, company = world.companies.performer) => findProductOfSku(company.id, sku);

describe('an import', () => {
  it('creates products with their stock and price', async () => {
    const row = aRow();
    const [result] = await results(send([row]));
    expect(result).toEqual({ row: 2, outcome: 'created', id: expect.any(String), issues: [] });
    const id = result?.id ?? '';
    expect(ok(await read(id))).toMatchObject({
      name: 'Rukavice',
      sku: row.sku,
      price: 9900,
      stock: 20,
      category_id: shelf.category_id,
      subcategory_id: shelf.subcategory_id,
      type: { name: type },
      description: '',
      expiration_date: null,
      active: true,
      lowest_price: 9900,
    });
    const { body } = await invoke(getStockInfo, world.people.vendor, { params: { id }, query: {}, body: {} });
    expect(body.data).toMatchObject([{ change: 20, reason: 'import' }]);
  });

  it('changes what the row says of a product with the SKU, whatever its case, and keeps the rest', async () => {
    const { id, sku, values } = await shelf.product({ stock: 10 });
    const row = { row: 2, sku: String(sku).toLowerCase(), price: 19_900, stock: 7, type: typeOfShelf };
    expect(await results(send([row]))).toEqual([{ row: 2, outcome: 'updated', id, issues: [] }]);
    expect(ok(await read(id))).toMatchObject({
      version: 2,
      name: 'Tekutý prášek Citron',
      price: 19_900,
      stock: 7,
      values,
    });
    const prices = ok(await invoke(listProductPrices, world.people.vendor, { params: { id } }));
    expect(prices).toMatchObject([{ price: 19_900 }, { price: 24_900 }]);
    const { body } = await invoke(getStockInfo, world.people.vendor, { params: { id }, query: {}, body: {} });
    expect(body.data[0]).toMatchObject({ change: -3, reason: 'import', by: { id: world.people.vendor.id } });
  });

  it('of a dry run changes nothing', async () => {
    const { id, sku } = await shelf.product();
    const row = aRow();
    const rows = [row, { row: 3, sku, price: 1 }, aRow({ row: 4, name: undefined })];
    expect(await outcomes(send(rows, { dry_run: true }))).toEqual(['would-create', 'would-update', 'refused']);
    expect(await found(row.sku)).toBeUndefined();
    expect(ok(await read(id))).toMatchObject({ version: 1, price: 24_900 });
  });

  it('that is repeated changes nothing: the same file, and another one', async () => {
    const rows = [aRow(), aRow({ row: 3 })];
    const import_id = randomUUID();
    const first = await results(send(rows, { import_id }));
    const count = await countProducts('company', world.companies.performer.id);
    expect(await results(send(rows, { import_id }))).toEqual(first);
    expect(await results(send(rows))).toEqual(first.map((result) => ({ ...result, outcome: 'unchanged' })));
    expect(await countProducts('company', world.companies.performer.id)).toBe(count);
    expect(ok(await read(first[0]?.id ?? ''))).toMatchObject({ version: 1, stock: 20 });
  });

  it('that is repeated does not undo a later change of a product that it created', async () => {
    const [row, import_id] = [aRow(), randomUUID()];
    const [result] = await results(send([row], { import_id }));
    const id = result?.id ?? '';
    const other = { version: 1, price: 1, sku: aSku() };
    ok(await invoke(updateProduct, world.people.vendor, { params: { id }, body: other }));
    expect(await results(send([row], { import_id }))).toEqual([result]);
    expect(ok(await read(id))).toMatchObject({ price: 1, version: 2 });
    expect(await found(row.sku)).toBeUndefined();
  });

  it('of a vendor leaves the same SKU of another company alone, and the platform names the company', async () => {
    const { people, companies } = world;
    const { id, sku } = await shelf.product({}, people.rivalVendor);
    expect(await outcomes(send([aRow({ sku, price: 1 })]))).toEqual(['created']);
    expect(ok(await read(id, people.rivalVendor))).toMatchObject({ version: 1, price: 24_900 });
    const row = { row: 2, sku, price: 2 };
    expect(await results(send([row], { company_id: companies.rival.id }, people.manager))).toMatchObject([{ id }]);
    expect(ok(await read(id, people.rivalVendor))).toMatchObject({ price: 2 });
  });

  it('by two at once creates one product', async () => {
    const row = aRow();
    const one = () => send([row]);
    const both = (await racing(writes('PRODUCT#'), [one, one])).flatMap((answer) => ok(answer));
    expect(both.map(({ outcome }: ProductImportResult) => outcome).toSorted()).toEqual(['created', 'unchanged']);
    expect(new Set(both.map(({ id }: ProductImportResult) => id)).size).toBe(1);
  });
});

describe('the own export', () => {
  const seen = async (of: Account, ids: readonly string[]) => ({
    products: await Promise.all(ids.map(async (id) => ok(await read(id, of)))),
    movements: await Promise.all(
      ids.map(async (id) => (await invoke(getStockInfo, of, { params: { id }, query: {}, body: {} })).body.total),
    ),
    audit: (await invoke(listAudit, of)).body.total,
  });

  it('imported again changes nothing, in each language and format', async () => {
    const own = await createWorld();
    const { vendor } = own.people;
    const { product } = await productFixtures(own);
    const made = [
      await product({ name: 'Mýdlo "Jih", -20 %', barcode: 'M-1', barcode_unchecked: true }),
      await product({ barcode_unchecked: false, subcategory_id: null }),
      await product({ expiration_date: '2031-03-31', price: 18_050 }),
      await product({ active: false, stock: 0, vat_rate: '12' }),
      await product({ vat_rate: 'reverse', vat_included: false }),
    ];
    const ids = made.map(({ id }) => String(id));
    const before = await seen(vendor, ids);
    for (const file of everyFile) {
      const { header, rows } = await writtenList(vendor, { list: 'products', ...file });
      const checked = checkProductRows(rows, guessProductColumns(header));
      expect(checked.flatMap(({ issues }) => issues)).toEqual([]);
      const entries = checked.flatMap(({ entry }) => entry ?? []);
      for (const dry_run of [true, false])
        expect(await outcomes(send(entries, { dry_run }, vendor))).toEqual(ids.map(() => 'unchanged'));
    }
    expect(await seen(vendor, ids)).toEqual(before);
  });

  it('keeps a category whose name is also that of a root', async () => {
    const { sku, id } = await shelf.product();
    const name = category.split(' › ')[1] ?? '';
    const names = { cs: name, en: name, ru: name };
    const root = { kind: 'product', names, descriptions: names, parent_id: null, active: true };
    const { id: root_id } = ok(await invoke(createSpecialty, world.people.admin, { body: root }));
    expect(await outcomes(send([{ row: 2, sku, category: name }]))).toEqual(['unchanged']);
    const other = await shelf.product({ category_id: root_id, subcategory_id: null });
    expect(await outcomes(send([{ row: 2, sku: other.sku, category: name }]))).toEqual(['unchanged']);
    expect(ok(await read(id))).toMatchObject({ version: 1, subcategory_id: shelf.subcategory_id });
  });
});

describe('a row is refused', () => {
  it.each([true, false])('with all its issues, dry run: %s', async (dry_run) => {
    const row = { row: 2, sku: aSku(), name: 'Rukavice', category: 'Nowhere', type };
    expect(await results(send([row, aRow({ row: 3 })], { dry_run }))).toMatchObject([
      {
        outcome: 'refused',
        id: null,
        issues: [
          ...['barcode', 'price', 'height', 'length', 'width', 'weight'].map((field) => ({ field, issue: 'missing' })),
          { field: 'category', issue: 'category-unknown', value: 'Nowhere' },
        ],
      },
      { outcome: dry_run ? 'would-create' : 'created' },
    ]);
  });

  it('after another one with its SKU', async () => {
    const row = aRow();
    expect(await results(send([row, { ...row, row: 7, sku: row.sku.toLowerCase() }]))).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', issues: [{ field: 'sku', issue: 'sku-repeated', value: '2' }] },
    ]);
  });

  it.for([
    [{ barcode: '8590031100013' }, { field: 'barcode', issue: 'barcode-check-digit', value: '2' }],
    [{ barcode: 'own' }, { field: 'barcode', issue: 'not-barcode' }],
  ] as const)('for %j, unless the barcode is kept as it is', async ([changes, issue]) => {
    expect(await results(send([aRow(changes)]))).toMatchObject([{ outcome: 'refused', issues: [issue] }]);
    expect(await outcomes(send([aRow({ ...changes, barcode_unchecked: true })]))).toEqual(['created']);
  });

  it('for a price with VAT and reverse charge, also of a product that has one of both', async () => {
    const issue = { field: 'vat_included', issue: 'reverse-with-vat' };
    const refused = [{ outcome: 'refused', issues: [issue] }];
    expect(await results(send([aRow({ vat_rate: 'reverse' })]))).toMatchObject(refused);
    const { sku } = await shelf.product();
    expect(await results(send([{ row: 2, sku, vat_rate: 'reverse' }]))).toMatchObject(refused);
    const both = { row: 2, sku, vat_rate: 'reverse', vat_included: false };
    expect(await outcomes(send([both]))).toEqual(['updated']);
    expect(await results(send([{ row: 2, sku, vat_included: true }]))).toMatchObject(refused);
  });

  it('for a type whose products need values, for fewer pieces than are reserved, and in a full company', async () => {
    expect(await results(send([aRow({ type: typeOfShelf })]))).toMatchObject([
      { outcome: 'refused', issues: [{ field: 'type', issue: 'type-needs-values' }] },
    ]);
    const { id, sku } = await shelf.product({ stock: 10 });
    await transact([
      { part: 'stock', update: stockKey(id), set: 'SET available = :a, reserved = :r', values: { ':a': 6, ':r': 4 } },
    ]);
    expect(await results(send([{ row: 2, sku, stock: 3 }]))).toMatchObject([
      { outcome: 'refused', issues: [{ field: 'stock', issue: 'stock-below-reserved', value: '4' }] },
    ]);
    const { companies, people } = await createWorld();
    const many = productCountWrite('company', companies.performer.id, 1);
    await transact([{ ...many, values: { ':by': 10_000 } } as typeof many]);
    expect(await results(send([aRow()], {}, people.vendor))).toMatchObject([
      { outcome: 'refused', issues: [{ field: 'sku', issue: 'too-many-products', value: '10000' }] },
    ]);
  });
});

describe('a request is refused', () => {
  it('from other roles', async () => {
    const { buyer, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [buyer, worker, buyerManager, storeManager, newcomer])
      expect(await send([aRow()], {}, who)).toMatchObject({ status: 403 });
  });

  it('for another company or a customer, and from the platform without a company', async () => {
    const { companies, people } = world;
    for (const [company_id, who] of [
      [companies.rival.id, people.vendor],
      [companies.customer.id, people.admin],
    ] as const)
      expect(await send([aRow()], { company_id }, who)).toMatchObject({
        status: 404,
        body: { fields: { company_id: expect.any(String) } },
      });
    expect(await send([aRow()], {}, people.admin)).toMatchObject({
      status: 400,
      body: { fields: { company_id: expect.any(String) } },
    });
  });

  it.for([
    ['sku', { sku: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['price', { price: 1e308 }],
    ['price', { price: -1 }],
    ['stock', { stock: 1.5 }],
    ['height', { height: 0 }],
    ['expiration_date', { expiration_date: '31.3.2027' }],
    ['category_id', { category_id: 'x' }],
  ] as const)('with an invalid %s, at the field of its row', async ([field, change]) => {
    expect(await send([aRow(), aRow({ row: 3, ...change })])).toMatchObject({
      status: 400,
      body: { fields: { [`rows.1.${field}`]: expect.any(String) } },
    });
  });

  it('after too many requests in a day, with no rows, and with too many', async () => {
    const vendor = await world.person('Busy vendor', 'ROLE_VENDOR', world.companies.performer);
    const now = '2031-05-06T08:00:00.000Z';
    await fillCounter('import-requests-of-account', vendor.id, 2000, now);
    const row = aRow();
    const body = { import_id: randomUUID(), dry_run: false, rows: [row] };
    expect(await invoke(importProducts, vendor, { body, now })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect(await found(row.sku)).toBeUndefined();
    for (const rows of [[], Array.from({ length: 51 }, (_, n) => aRow({ row: n + 2 }))])
      expect(await send(rows)).toMatchObject({ status: 400, body: { fields: { rows: expect.any(String) } } });
  });
});
