import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addFavourite,
  getCatalogueProduct,
  listFavourites,
  listShownProducts,
  removeFavourite,
  searchCatalogue,
} from '#shared/contracts/catalogue.ts';
import { createCollection, removeNewProduct } from '#shared/contracts/collections.ts';
import { setProductStock, updateProduct } from '#shared/contracts/products.ts';
import { invoke } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
let shelf: ProductFixtures;
/** A word that no other product has. */
let word: string;
let soap: any;
let gloves: any;
let hidden: any;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
  word = Array.from(randomUUID().replaceAll('-', ''), (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]).join(
    '',
  );
  const { volume, scent, madeIn } = shelf.parameters;
  const values = (litres: number, option: number) => [
    { parameter_id: volume.id, value: litres },
    { parameter_id: scent.id, value: scent.options[option].id },
    { parameter_id: madeIn.id, value: ['CZ', 'SK'] },
  ];
  soap = await shelf.product({ name: `Mýdlo ${word}`, price: 4900, values: values(0.5, 0) });
  gloves = await shelf.product({
    name: `Rukavice ${word}`,
    price: 9900,
    stock: 0,
    subcategory_id: null,
    values: values(1, 1),
  });
  hidden = await shelf.product({ name: `Skryté ${word}`, active: false });
  // The stream is read by a function of its own.
  const bothFound = async () => {
    if ((await search()).total !== 2) throw new Error('Not in the catalogue yet');
  };
  await vi.waitFor(bothFound, following);
});

const search = async (query: object = {}): Promise<any> => {
  const { status, body } = await invoke(searchCatalogue, null, { query: { text: word, ...query } });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const parameters = (wanted: object) => ({ parameters: JSON.stringify(wanted) });

describe('a search of the catalogue', () => {
  it('shows anyone the products on sale, without what only their company sees', async () => {
    const { performer } = world.companies;
    const { data, companies, in_stock, prices } = await search();
    expect(idsOf({ data })).toEqual([soap.id, gloves.id]);
    expect(data[0]).toEqual({
      id: soap.id,
      name: `Mýdlo ${word}`,
      company: performer,
      price: 4900,
      vat_rate: null,
      vat_included: true,
      lowest_before: null,
      category: { id: shelf.subcategory_id, name: expect.stringContaining('Detergents') },
      available: 10,
      photo: null,
      rating: { average: null, total: 0 },
      created_at: expect.any(String),
    });
    expect({ companies, in_stock, prices }).toEqual({
      companies: [{ value: performer.id, name: performer.name, count: 2 }],
      in_stock: 1,
      prices: { min: 4900, max: 9900 },
    });
  });

  it('finds words without diacritics and with a mistake, also of the category', async () => {
    expect(idsOf(await search({ text: `mydlo ${word}` }))).toEqual([soap.id]);
    expect(idsOf(await search({ text: `${word} rukacive` }))).toEqual([gloves.id]);
    expect((await search({ text: `mydlo ${word}` })).meant).toBeNull();
    expect((await search({ text: `${word} rukavce` })).meant).toBe(`${word} rukavice`);
    expect(idsOf(await search({ text: `${word} detergents` }))).toContain(soap.id);
    expect(idsOf(await search({ text: soap.sku }))).toEqual([soap.id]);
  });

  it('narrows by category, price, company, stock and parameters, and counts each without its own filter', async () => {
    const { volume, scent, madeIn } = shelf.parameters;
    const below = await search({ category_id: shelf.subcategory_id });
    expect([idsOf(below), below.categories]).toEqual([
      [soap.id],
      [
        { id: shelf.category_id, name: expect.any(String), parent_id: null, count: 2 },
        { id: shelf.subcategory_id, name: expect.any(String), parent_id: shelf.category_id, count: 1 },
      ],
    ]);
    expect(idsOf(await search({ category_id: shelf.category_id }))).toHaveLength(2);
    expect(idsOf(await search({ price_from: 5000, price_to: 9900 }))).toEqual([gloves.id]);
    expect(idsOf(await search({ in_stock: 'true' }))).toEqual([soap.id]);
    expect(idsOf(await search({ company_id: world.companies.rival.id }))).toEqual([]);
    const lemon = scent.options[0].id;
    const scented = await search(parameters({ [scent.id]: [lemon], [volume.id]: { from: 0.1 } }));
    expect(idsOf(scented)).toEqual([soap.id]);
    const facet = (id: string) => scented.facets.find((one: any) => one.parameter_id === id);
    expect(facet(scent.id).values.map(({ name, count }: any) => [name, count])).toEqual([
      ['Lemon', 1],
      ['None', 1],
    ]);
    expect(facet(volume.id)).toMatchObject({ unit: 'l', values: [], range: { min: 0.5, max: 0.5 } });
    expect(facet(madeIn.id).values).toEqual([
      { value: 'CZ', name: 'Czechia', count: 1 },
      { value: 'SK', name: 'Slovakia', count: 1 },
    ]);
  });

  it('sorts by price, time and rating, in both directions', async () => {
    const sorted = async (sort: string, order: string) => idsOf(await search({ sort, order }));
    expect(await sorted('price', 'asc')).toEqual([soap.id, gloves.id]);
    expect(await sorted('price', 'desc')).toEqual([gloves.id, soap.id]);
    expect(await sorted('created_at', 'desc')).toEqual([gloves.id, soap.id]);
    expect(await sorted('rating', 'desc')).toHaveLength(2);
  });

  it.each([
    ['text', { text: 'x'.repeat(2000) }],
    ['price_from', { price_from: 'NaN' }],
    ['price_to', { price_from: 2, price_to: 1 }],
    ['per_page', { per_page: 1000, page: 10_000 }],
    ['parameters', { parameters: '{' }],
    ['sort', { sort: 'weight' }],
  ])('refuses a wrong %s', async (field, query) => {
    const { status, body } = await invoke(searchCatalogue, null, { query });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid-input', [field]]);
  });

  it('finds nothing by signs alone, on a page behind the last, or for a regular expression', async () => {
    // No number of a product begins with z.
    for (const query of [{ text: '?!…' }, { page: 10_000 }, { text: `${word}.*(z+)+$ ^` }])
      expect(idsOf(await search(query))).toEqual([]);
  });

  it('says which parameters it does not know, and a category that is none is not found', async () => {
    const unknown = await search(parameters({ 'gone.size': ['x'], [shelf.parameters.scent.id]: ['no option'] }));
    expect([unknown.total, unknown.unknown_parameters]).toEqual([2, ['gone.size', shelf.parameters.scent.id]]);
    expect((await invoke(searchCatalogue, null, { query: { category_id: 'none' } })).status).toBe(404);
  });

  it('leaves out at once what was hidden, and shows the price of now', async () => {
    const { id, version } = await shelf.product({ name: `Páska ${word}${word}`, price: 5000 });
    await expect.poll(async () => idsOf(await search({ text: word + word })), following).toEqual([id]);
    const update = (body: object) => invoke(updateProduct, world.people.vendor, { params: { id }, body });
    ok(await update({ price: 4000, version }));
    expect((await search({ text: word + word })).data[0]).toMatchObject({ price: 4000, lowest_before: 5000 });
    ok(await update({ active: false, version: version + 1 }));
    expect(await search({ text: word + word })).toMatchObject({ total: 0, data: [] });
    await expect.poll(async () => (await search({ text: word + word })).prices, following).toBeNull();
    ok(await update({ active: true, version: version + 2 }));
    await expect.poll(async () => idsOf(await search({ text: word + word })), following).toEqual([id]);
  });

  it('compares a price that fell with none of another VAT', async () => {
    const { id, version } = await shelf.product({ price: 12_100 });
    const lowestAfter = async (body: object): Promise<number | null> => {
      ok(await invoke(updateProduct, world.people.vendor, { params: { id }, body }));
      return ok(await invoke(getCatalogueProduct, null, { params: { id } })).lowest_before;
    };
    expect(await lowestAfter({ version, price: 10_000, vat_included: false })).toBeNull();
    expect(await lowestAfter({ version: version + 1, price: 9000 })).toBe(10_000);
    expect(await lowestAfter({ version: version + 2, vat_included: true })).toBeNull();
  });

  it('knows a stock that came', async () => {
    const { id } = await shelf.product({ name: `Krabice q${word}`, stock: 0 });
    ok(await invoke(setProductStock, world.people.vendor, { params: { id }, body: { stock: 3 } }));
    await expect.poll(async () => idsOf(await search({ text: `q${word}`, in_stock: 'true' })), following).toEqual([id]);
  });

  it('shows a collection, and the new products without those that were removed', async () => {
    const { admin } = world.people;
    const names = { cs: 'Na úklid', en: 'For cleaning', ru: 'Для уборки' };
    const collection = async (active: boolean) =>
      ok(await invoke(createCollection, admin, { body: { names, active, product_ids: [gloves.id] } }));
    const { id } = await collection(true);
    expect(await search({ collection_id: id })).toMatchObject({ total: 1, collection: { id, cover: null } });
    expect(await search({ collection_id: (await collection(false)).id })).toMatchObject({ total: 0, collection: null });
    const fresh = await shelf.product({ name: `Novinka w${word}` });
    const isNew = { text: `w${word}`, new: 'true' };
    await expect.poll(async () => idsOf(await search(isNew)), following).toEqual([fresh.id]);
    ok(await invoke(removeNewProduct, admin, { query: { product_id: fresh.id } }));
    expect(idsOf(await search(isNew))).toEqual([]);
  });
});

describe('the products of a guest', () => {
  const shown = (...id: string[]) => invoke(listShownProducts, null, { query: { id } });

  it('are those of the given ones that are on sale, in their order, as they are now', async () => {
    const { status, body } = await shown(gloves.id, hidden.id, 'none', soap.id);
    expect([status, idsOf(body)]).toEqual([200, [gloves.id, soap.id]]);
    expect(body.data[1]).toMatchObject({ name: `Mýdlo ${word}`, price: 4900, available: 10 });
    expect(body.data[0]).not.toHaveProperty('sku');
  });

  it('are at most a page of ids', async () => {
    const { status, body } = await shown(...Array.from({ length: 101 }, () => randomUUID()));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['id']]);
  });
});

describe('the page of a product', () => {
  const read = (id: string) => invoke(getCatalogueProduct, null, { params: { id } });

  it('shows anyone its values by name, and its path in the tree', async () => {
    const product = ok(await read(soap.id));
    expect(product).toMatchObject({ name: soap.name, sku: soap.sku, price: 4900, media: { photos: [], files: [] } });
    expect(product.values.map(({ name, texts, number, unit }: any) => ({ name, texts, number, unit }))).toEqual([
      { name: 'Volume', texts: [], number: 0.5, unit: 'l' },
      { name: 'Scent', texts: ['Lemon'], number: null, unit: null },
      { name: 'Made in', texts: ['CZ', 'SK'], number: null, unit: null },
    ]);
    expect(product.categories.map(({ id }: any) => id)).toEqual([shelf.category_id, shelf.subcategory_id]);
    for (const field of ['stock', 'reserved', 'low_stock', 'version', 'editable'])
      expect(product).not.toHaveProperty(field);
  });

  it('of a hidden product, or of none, is not found', async () => {
    const hidden = await shelf.product({ active: false });
    expect([(await read(hidden.id)).status, (await read('none')).status]).toEqual([404, 404]);
  });
});

describe('favourites', () => {
  const people = () => world.people;
  const list = (who = people().buyer) => invoke(listFavourites, who, {});
  const add = (product_id: string, who = people().buyer) =>
    invoke(addFavourite, who, { query: { product_id }, body: {} });
  const remove = (product_id: string) => invoke(removeFavourite, people().buyer, { query: { product_id } });

  it('are kept by account, the last added first, and added once', async () => {
    for (const { id } of [soap, gloves, gloves]) expect((await add(id)).status).toBe(200);
    expect((await list()).body).toMatchObject({ total: 2, ids: [gloves.id, soap.id] });
    expect((await list(people().storeManager)).body).toMatchObject({ total: 0, ids: [] });
    for (let n = 0; n < 2; n++) expect((await remove(gloves.id)).status).toBe(200);
    expect(idsOf((await list()).body)).toEqual([soap.id]);
  });

  it('that are added at the same moment are all kept', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => shelf.product()));
    await Promise.all(products.map(({ id }) => add(id, people().manager)));
    expect((await list(people().manager)).body.ids.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  });

  it('leave out what is no longer on sale, and cannot be it', async () => {
    const hidden = await shelf.product({ active: false });
    expect((await add(hidden.id)).status).toBe(404);
    expect((await add('none')).status).toBe(404);
  });

  it('are not for those who do not buy', async () => {
    for (const who of [people().vendor, people().admin]) {
      expect((await add(soap.id, who)).status).toBe(403);
      expect((await list(who)).status).toBe(403);
    }
  });
});
