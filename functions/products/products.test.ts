import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { addFavourite } from '#shared/contracts/catalogue.ts';
import { deleteProductType } from '#shared/contracts/product-types.ts';
import {
  createProduct,
  deleteProduct,
  filterProducts,
  getProduct,
  listCategoryProducts,
  listCompanyProducts,
  listProductPrices,
  listProducts,
  searchProducts,
  setProductStock,
  updateProduct,
} from '#shared/contracts/products.ts';
import { createReview } from '#shared/contracts/reviews.ts';
import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { bought } from '../../test/world/bought.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll, invokeAs } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { productCountWrite } from '../data/products/product-counts.ts';
import { transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});

const create = (changes: object = {}, who: Account = world.people.vendor) =>
  invoke(createProduct, who, { body: shelf.bodyOf(changes) });
const read = (id: string, who: Account = world.people.vendor) => invoke(getProduct, who, { params: { id } });
const update = (id: string, body: object, who: Account = world.people.vendor) =>
  invoke(updateProduct, who, { params: { id }, body });
const remove = (id: string, version = 1, who: Account = world.people.vendor) =>
  invoke(deleteProduct, who, { params: { id }, query: { version } });
const idsOf = ({ body }: { body: any }): string[] => body.data.map(({ id }: { id: string }) => id);

describe('a new product', () => {
  it('is read with its names, values and stock, by those who buy without what is reserved', async () => {
    const { id } = await shelf.product({ name: 'Mýdlo' });
    const { performer } = world.companies;
    expect(ok(await read(id))).toMatchObject({
      name: 'Mýdlo',
      company: performer,
      category: { id: shelf.category_id },
      subcategory: { id: shelf.subcategory_id },
      type: { id: shelf.type.id },
      stock: 10,
      reserved: 0,
      available: 10,
      lowest_price: 24_900,
      editable: true,
      media: { version: 0, photos: [], files: [] },
      values: [
        { parameter_id: shelf.parameters.volume.id, value: 2.5 },
        { parameter_id: shelf.parameters.scent.id, value: shelf.parameters.scent.options[0].id },
      ],
    });
    expect(ok(await read(id, world.people.buyer))).toMatchObject({
      stock: null,
      reserved: null,
      available: 10,
      editable: false,
    });
    expect(await read(id, world.people.rivalVendor)).toMatchObject({ status: 404 });
  });

  it('has the rating and the number of its reviews, and the mark of a favourite for who has favourites', async () => {
    const { vendor, manager, buyer } = world.people;
    const { id } = await shelf.product();
    const isNew = { rating: { average: null, total: 0 }, reviews: 0, favorite: false };
    for (const who of [vendor, manager]) expect(ok(await read(id, who))).toMatchObject(isNew);
    await bought(id, buyer, manager);
    for (const [who, rating] of [
      [buyer, 5],
      [manager, 4],
    ] as const)
      ok(await invoke(createReview, who, { params: { id }, body: { rating, text: 'Voní.' } }));
    ok(await invoke(addFavourite, manager, { query: { product_id: id }, body: {} }));
    const rated = { rating: { average: 4.5, total: 2 }, reviews: 2 };
    for (const [who, favorite] of [
      [vendor, false],
      [manager, true],
    ] as const) {
      expect(ok(await read(id, who))).toMatchObject({ ...rated, favorite });
      expect(ok(await invoke(listProducts, who, { query: { id } }))).toMatchObject([{ ...rated, favorite }]);
    }
  });

  it('of another company is made by the platform only, which names a performer', async () => {
    const { people, companies } = world;
    const company_id = companies.rival.id;
    for (const who of [people.admin, people.manager])
      expect(ok(await create({ company_id }, who))).toMatchObject({ company: companies.rival });
    const notFound = { status: 404, body: { fields: { company_id: expect.any(String) } } };
    expect(await create({ company_id })).toMatchObject(notFound);
    expect(await create({ company_id: companies.customer.id }, people.admin)).toMatchObject(notFound);
    expect(await create({}, people.admin)).toMatchObject({
      status: 400,
      body: { fields: { company_id: expect.any(String) } },
    });
    expect(await create({}, people.buyer)).toMatchObject({ status: 403 });
  });

  it.each<[string, object]>([
    ['price', { price: -1 }],
    ['price', { price: 1e308 }],
    ['price', { price: 0.5 }],
    ['price', { price: null }],
    ['stock', { stock: -1 }],
    ['weight', { weight: 0 }],
    ['name', { name: ' ' }],
    ['sku', { sku: 'x'.repeat(41) }],
    ['expiration_date', { expiration_date: '2031-02-30' }],
    ['barcode', { barcode: '8590031100013', barcode_unchecked: false }],
    ['barcode', { barcode: 'abc', barcode_unchecked: false }],
    ['values.0.value', { values: [{ parameter_id: 'volume', value: 'much' }] }],
    ['values.0.value', { values: [{ parameter_id: 'unknown', value: 1 }] }],
  ])('is refused at %s for %j', async (field, changes) => {
    const made = changes as { values?: { parameter_id: string }[] };
    const values = made.values?.map((value) => ({
      ...value,
      parameter_id: value.parameter_id === 'volume' ? shelf.parameters.volume.id : value.parameter_id,
    }));
    expect(await create({ ...changes, ...(values && { values }) })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.anything() } },
    });
  });

  it('needs the required parameters, and a subcategory of its category', async () => {
    const { volume } = shelf.parameters;
    expect(await create({ values: [] })).toMatchObject({
      status: 400,
      body: { fields: { [`values.${volume.id}`]: expect.any(String) } },
    });
    const other = await productFixtures(world);
    expect(await create({ subcategory_id: other.subcategory_id })).toMatchObject({
      status: 400,
      body: { fields: { subcategory_id: expect.any(String) } },
    });
    for (const [field, value] of [
      ['category_id', world.specialties.cashier],
      ['type_id', 'unknown'],
    ] as const)
      expect(await create({ subcategory_id: null, [field]: value })).toMatchObject({
        status: 404,
        body: { fields: { [field]: expect.any(String) } },
      });
  });

  it('keeps a barcode without spaces, or as it is when it says so', async () => {
    const checked = { barcode: '8 590031-100011', barcode_unchecked: false };
    const digit =
      (10 - (Array.from('859003110001', Number).reduce((sum, d, n) => sum + d * (n % 2 ? 3 : 1), 0) % 10)) % 10;
    const barcode = `8 590031-10001${digit}`;
    expect(await shelf.product({ ...checked, barcode })).toMatchObject({ barcode: `859003110001${digit}` });
    expect(await shelf.product({ barcode: 'VLASTNÍ 7' })).toMatchObject({ barcode: 'VLASTNÍ 7' });
  });

  it('costs 21 % of VAT in its price unless it says otherwise, and with reverse charge none', async () => {
    expect(await shelf.product()).toMatchObject({ vat_rate: '21', vat_included: true });
    const reverse = { vat_rate: 'reverse', vat_included: false };
    expect(await shelf.product(reverse)).toMatchObject(reverse);
    expect(await create({ vat_rate: 'reverse' })).toMatchObject({
      status: 400,
      body: { fields: { vat_included: expect.any(String) } },
    });
    expect(await create({ vat_rate: '15' })).toMatchObject({
      status: 400,
      body: { fields: { vat_rate: expect.any(String) } },
    });
  });

  it('keeps markup in its name as text', async () => {
    const name = '<b>Sleva</b> & "víc"';
    expect(await shelf.product({ name })).toMatchObject({ name });
  });

  it('of two with one SKU at once is one, whatever its case; another company may have it too', async () => {
    const sku = `sku-${randomUUID()}`;
    const both = await racing(writes('PRODUCT#'), [() => create({ sku }), () => create({ sku: sku.toUpperCase() })]);
    const refused = { status: 409, body: { code: 'product-sku-taken', fields: { sku: expect.any(String) } } };
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 201)).toMatchObject(refused);
    expect(await create({ sku }, world.people.rivalVendor)).toMatchObject({ status: 201 });
  });

  it('is refused beyond the limit of a company', async () => {
    const { companies, people } = await createWorld();
    const many = productCountWrite('company', companies.performer.id, 1);
    await transact([{ ...many, values: { ':by': 10_000 } } as typeof many]);
    expect(await create({}, people.vendor)).toMatchObject({ status: 409, body: { code: 'too-many-products' } });
  });
});

describe('a change', () => {
  it('is kept, another price in the price history, and is refused for a stale version', async () => {
    const { id } = await shelf.product();
    expect(ok(await update(id, { version: 1, price: 19_900, active: false }))).toMatchObject({
      version: 2,
      price: 19_900,
      active: false,
      lowest_price: 19_900,
    });
    expect(await update(id, { version: 1, price: 1 })).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await invoke(listProductPrices, world.people.vendor, { params: { id } })).body.data).toMatchObject([
      { price: 19_900 },
      { price: 24_900 },
    ]);
    const audit = await invokeAll(listAudit, world.people.admin);
    const own = audit.find(({ action, about }) => action === 'product-changed' && about.id === id);
    expect(own).toMatchObject({ company: world.companies.performer });
    expect(own.changes).toContainEqual({ field: 'price', before: '249.00 Kč', after: '199.00 Kč', withheld: false });
  });

  it('of the VAT is kept, with its trace, and alone changes nothing else', async () => {
    const { id, price } = await shelf.product();
    const changed = { vat_rate: '12', vat_included: false };
    expect(ok(await update(id, { version: 1, ...changed }))).toMatchObject({ ...changed, version: 2, price });
    expect(ok(await update(id, { version: 2, name: 'Mýdlo' }))).toMatchObject(changed);
    expect(await update(id, { version: 3, vat_included: true, vat_rate: 'reverse' })).toMatchObject({
      status: 400,
      body: { fields: { vat_included: expect.any(String) } },
    });
    const audit = await invokeAll(listAudit, world.people.admin);
    const own = audit.filter(({ action, about }) => action === 'product-changed' && about.id === id);
    expect(own.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'vat_rate', before: '21 %', after: '12 %', withheld: false },
        { field: 'vat_included', before: true, after: false, withheld: false },
      ]),
    );
  });

  it('of a hidden product is not for others, who do not see it', async () => {
    const { id } = await shelf.product({ active: false });
    for (const who of [world.people.buyer, world.people.worker, world.people.storeManager])
      expect(await read(id, who)).toMatchObject({ status: 404 });
    expect(await update(id, { version: 1, name: 'x' }, world.people.rivalVendor)).toMatchObject({ status: 404 });
    expect(await update(id, { version: 1, name: 'x' }, world.people.buyer)).toMatchObject({ status: 403 });
    expect(await update(id, { version: 1, name: 'x' }, world.people.manager)).toMatchObject({ status: 200 });
  });

  it('moves the SKU, which is free for another product then', async () => {
    const { id, sku } = await shelf.product();
    const other = await shelf.product();
    expect(await update(other.id, { version: 1, sku })).toMatchObject({ body: { code: 'product-sku-taken' } });
    ok(await update(id, { version: 1, sku: `${sku}-2` }));
    expect(ok(await update(other.id, { version: 1, sku }))).toMatchObject({ sku });
  });
});

describe('a deletion', () => {
  it('is refused while pieces are in stock, with their number, and for others', async () => {
    const { id } = await shelf.product({ stock: 3 });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'product-in-stock' } });
    expect((await remove(id)).body.message).toContain('3');
    expect(await remove(id, 1, world.people.rivalVendor)).toMatchObject({ status: 404 });
    expect(await remove(id, 1, world.people.manager)).toMatchObject({ status: 403 });
    ok(await invoke(setProductStock, world.people.vendor, { params: { id }, body: { stock: 0 } }));
    expect(await remove(id, 2)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ status: 404 });
  });

  it('frees the SKU, and the type and the category, which it kept', async () => {
    const other = await productFixtures(world);
    const { id, sku } = await other.product({ stock: 0 });
    const { admin } = world.people;
    const type = { params: { id: other.type.id }, query: { version: other.type.version } };
    expect(await invoke(deleteProductType, admin, type)).toMatchObject({ body: { code: 'product-type-in-use' } });
    const category = { params: { id: other.subcategory_id } };
    expect(await invoke(deleteSpecialty, admin, category)).toMatchObject({ body: { code: 'category-has-products' } });
    ok(await remove(id));
    expect(await invoke(deleteProductType, admin, type)).toMatchObject({ status: 200 });
    expect(await invoke(deleteSpecialty, admin, category)).toMatchObject({ status: 200 });
    expect(await create({ sku })).toMatchObject({ status: 201 });
  });
});

describe('the lists', () => {
  const requested = (query: Record<string, string | number>, who: Account = world.people.vendor) =>
    invoke(listProducts, who, { query });

  it('of a company are filtered by text, category and state, and sorted', async () => {
    const { people, companies } = await createWorld();
    const { vendor } = people;
    const made: Record<string, string> = {};
    for (const [name, price, active] of [
      ['Žlutá houba', 300, true],
      ['Cif citron', 200, true],
      ['Cif skrytý', 100, false],
    ] as const)
      made[name] = (await shelf.product({ name, price, active }, vendor)).id;
    const names = async (query: Record<string, string | number>, who = vendor) =>
      (await requested(query, who)).body.data.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['Cif citron', 'Cif skrytý', 'Žlutá houba']);
    expect(await names({ active: 'true', sort: 'price', order: 'desc' })).toEqual(['Žlutá houba', 'Cif citron']);
    expect(await names({ active: 'false' })).toEqual(['Cif skrytý']);
    expect(await names({ text: 'zluta hou' })).toEqual(['Žlutá houba']);
    expect(await names({ category_id: shelf.subcategory_id, text: 'cif' })).toEqual(['Cif citron', 'Cif skrytý']);
    expect(await names({ category_id: 'unknown' })).toEqual([]);
    expect(await names({ per_page: 2, page: 2 })).toEqual(['Žlutá houba']);
    expect(await names({ company_id: companies.performer.id }, world.people.admin)).toHaveLength(3);
    expect(await names({ company_id: companies.performer.id }, world.people.rivalVendor)).toEqual([]);
    const { body } = await requested({ page: 10_000, per_page: 100 }, vendor);
    expect(body).toMatchObject({ total: 3, data: [] });
    expect(await requested({ per_page: 1000 })).toMatchObject({ status: 400 });
    expect(await requested({}, people.buyer)).toMatchObject({ status: 403 });
  });

  it('of all companies are counted, sorted and searched', async () => {
    const word = `zvon${randomUUID().slice(0, 8)}`;
    const cheap = await shelf.product({ name: `${word} malý`, price: 100 });
    const dear = await shelf.product({ name: `${word} velký`, price: 99_000_000 }, world.people.rivalVendor);
    const hidden = await shelf.product({ name: `${word} skrytý`, active: false });
    const { manager, worker } = world.people;
    expect(idsOf(await requested({ text: word, sort: 'price' }, manager))).toEqual([cheap.id, hidden.id, dear.id]);
    expect(idsOf(await requested({ sort: 'price', order: 'desc', per_page: 100 }, manager))).toContain(dear.id);
    expect(idsOf(await requested({ category_id: shelf.category_id, text: word }, manager)).toSorted()).toEqual(
      [cheap.id, dear.id, hidden.id].toSorted(),
    );
    expect(idsOf(await invoke(searchProducts, worker, { query: { text: word } }))).toEqual([cheap.id, dear.id]);
    expect(idsOf(await invoke(searchProducts, world.people.rivalVendor, { query: { text: word } }))).toEqual([dear.id]);
  });

  it('of all products find a mistyped word as the catalogue does, for a vendor among the own ones', async () => {
    const { worker, vendor, rivalVendor } = world.people;
    const letters = Array.from(randomUUID().replaceAll(/[\d-]/g, '')).slice(0, 6);
    const word = `jogurt${letters.join('')}`;
    const { id } = await shelf.product({ name: `Bílý ${word}` });
    await shelf.product({ name: `Skrytý ${word}`, active: false });
    const find = (text: string, who: Account = worker) =>
      invoke(searchProducts, who, { query: { text, sort: 'price' } });
    // The stream, from which the catalogue follows, is read by a function of its own.
    await vi.waitFor(async () => expect(idsOf(await find(word.replace('gur', 'gru')))).toEqual([id]), following);
    expect((await find(word.replace('gur', 'gru'), vendor)).body).toMatchObject({ total: 1, data: [{ id }] });
    expect((await find(word.replace('gur', 'gru'), rivalVendor)).body).toMatchObject({ total: 0, data: [] });
    expect(idsOf(await find(word))).toEqual([id]);
  });

  it('of what a company sells have no hidden products', async () => {
    const { people, companies } = await createWorld();
    const shown = await shelf.product({}, people.vendor);
    await shelf.product({ active: false }, people.vendor);
    const of = (id: string, who: Account) => invoke(listCompanyProducts, who, { params: { id }, query: {} });
    expect(idsOf(await of(companies.performer.id, world.people.buyer))).toEqual([shown.id]);
    expect(await of(companies.performer.id, world.people.rivalVendor)).toMatchObject({ status: 404 });
    expect(await of(companies.customer.id, world.people.buyer)).toMatchObject({ status: 404 });
  });

  it('of a category are filtered by price and by values', async () => {
    const other = await productFixtures(world);
    const { volume, scent } = other.parameters;
    const lemon = await other.product({ price: 100 });
    const plain = await other.product({ price: 200, values: [{ parameter_id: volume.id, value: 5 }] });
    await other.product({ active: false });
    const of = (body: object, id = other.category_id) =>
      invoke(listCategoryProducts, world.people.buyer, { params: { id }, query: { sort: 'price' }, body });
    expect(idsOf(await of({}))).toEqual([lemon.id, plain.id]);
    expect(idsOf(await of({ price_from: 150, price_to: 200 }, other.subcategory_id))).toEqual([plain.id]);
    const parameters = (wanted: object) => ({ parameters: JSON.stringify(wanted) });
    expect(idsOf(await of(parameters({ [scent.id]: [scent.options[0].id] })))).toEqual([lemon.id]);
    expect(idsOf(await of(parameters({ [volume.id]: { from: 3 } })))).toEqual([plain.id]);
    expect(await of({ parameters: 'no JSON' })).toMatchObject({
      status: 400,
      body: { fields: { parameters: expect.any(String) } },
    });
    expect(await of({}, world.specialties.cashier)).toMatchObject({ status: 404 });
  });

  it.each([
    ['urlencoded', (fields: FormData) => new URLSearchParams([...fields] as [string, string][])],
    ['multipart', (fields: FormData) => fields],
  ])('are also filtered by a form that is %s', async (_, encoded) => {
    const other = await productFixtures(world);
    const { volume } = other.parameters;
    const big = await other.product({ price: 300, values: [{ parameter_id: volume.id, value: 5 }] });
    await other.product({ price: 100, values: [{ parameter_id: volume.id, value: 5 }] });
    await other.product({ price: 300 });
    const filtered = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const sent = new Request('https://smena.invalid', { method: 'POST', body: encoded(form) });
      const asking = {
        params: { id: other.category_id },
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
        body: Buffer.from(await sent.arrayBuffer()).toString('base64'),
      };
      return invokeAs(listCategoryProducts, world.people.buyer, asking, { isBase64Encoded: true });
    };
    const parameters = JSON.stringify({ [volume.id]: { from: 3 } });
    expect(idsOf(await filtered({ price_from: '200', price_to: '400', parameters }))).toEqual([big.id]);
    expect(await filtered({ price_from: 'much' })).toMatchObject({
      status: 400,
      body: { fields: { price_from: expect.any(String) } },
    });
  });

  it('of a range of prices, and of some days, have what is on sale', async () => {
    const price = 1_000_000 + Math.floor(Math.random() * 90_000_000);
    const { id } = await shelf.product({ price });
    await shelf.product({ price, active: false });
    const of = (body: object, who: Account = world.people.buyer) =>
      invoke(filterProducts, who, { query: { per_page: 100 }, body });
    expect(idsOf(await of({ price_from: price, price_to: price }))).toEqual([id]);
    expect(idsOf(await of({ price_from: price + 1, price_to: price }))).toEqual([]);
    expect(idsOf(await of({ price_from: price, price_to: price, for_days: 1 }))).toEqual([id]);
    // Other files make products at the same time.
    expect(idsOf(await of({ for_days: 1 }))).toContain(id);
    expect(idsOf(await of({ price_from: price, price_to: price }, world.people.rivalVendor))).toEqual([]);
    expect(await of({ for_days: 0 })).toMatchObject({ status: 400 });
  });
});
