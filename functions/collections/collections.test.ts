import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listShownCollections } from '#shared/contracts/catalogue.ts';
import {
  type Collection,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  setCollectionCover,
  updateCollection,
} from '#shared/contracts/collections.ts';
import { deleteProduct } from '#shared/contracts/products.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
/** On sale, hidden, and one without stock, which can be deleted. */
let products: { shown: string; hidden: string; empty: string };
beforeAll(async () => {
  world = await createWorld();
  const { product } = await productFixtures(world);
  const made = async (changes: object) => String((await product(changes)).id);
  products = { shown: await made({}), hidden: await made({ active: false }), empty: await made({ stock: 0 }) };
});

const texts = (text: string) => ({ cs: text, en: text, ru: text });
const names = { cs: 'Na zimu', en: 'For winter', ru: 'К зиме' };
const fields = { names, active: true, product_ids: [] as string[] };
const admin = () => world.people.admin;
const create = (changes: object = {}) => invoke(createCollection, admin(), { body: { ...fields, ...changes } });
const created = async (changes: object = {}): Promise<Collection> => ok(await create(changes));
const read = (id: string, who = admin(), headers = {}) => invoke(getCollection, who, { params: { id }, headers });
const update = (id: string, body: object) => invoke(updateCollection, admin(), { params: { id }, body });
const remove = ({ id, version }: Pick<Collection, 'id' | 'version'>) =>
  invoke(deleteCollection, admin(), { params: { id }, query: { version } });
const changed = { status: 409, body: { code: 'changed' } };
const unknownProduct = { status: 404, body: { code: 'not-found', fields: { product_ids: expect.any(String) } } };

describe('a collection', () => {
  it('has its products in their order, and a name in the language of the reader', async () => {
    const product_ids = [products.hidden, products.shown];
    const { id } = await created({ product_ids });
    const { body } = await read(id, world.people.buyer, { 'accept-language': 'ru' });
    expect(body.data).toEqual({ id, version: 1, name: 'К зиме', names, active: true, product_ids, cover: null });
    const reversed = product_ids.toReversed();
    expect(ok(await update(id, { version: 1, product_ids: reversed, active: false }))).toMatchObject({
      version: 2,
      names,
      active: false,
      product_ids: reversed,
    });
    const audit = (await invokeAll(listAudit, admin())).filter(({ about }) => about?.id === id);
    expect(audit.map(({ action }) => action)).toEqual(['collection-changed', 'collection-created']);
  });

  it('is refused with a product that does not exist, and without a name', async () => {
    const product_ids = [products.shown, 'nothing'];
    expect(await create({ product_ids })).toMatchObject(unknownProduct);
    const { id } = await created();
    expect(await update(id, { version: 1, product_ids })).toMatchObject(unknownProduct);
    const { status, body } = await create({ names: { ...names, en: ' ' } });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['names.en'] });
  });

  it('can be saved with a product that was deleted since', async () => {
    const { id, product_ids } = await created({ product_ids: [products.empty] });
    ok(await invoke(deleteProduct, admin(), { params: { id: products.empty }, query: { version: 1 } }));
    expect(ok(await update(id, { version: 1, product_ids: [...product_ids, products.shown] }))).toMatchObject({
      product_ids: [products.empty, products.shown],
    });
    expect(await create({ product_ids })).toMatchObject(unknownProduct);
  });

  it('is changed and deleted from the version that is known, and deleted once', async () => {
    const collection = await created();
    const { id } = collection;
    ok(await update(id, { version: 1, names: texts('Summer') }));
    expect(await update(id, { version: 1, names })).toMatchObject(changed);
    expect(await remove(collection)).toMatchObject(changed);
    expect(ok(await remove({ id, version: 2 }))).toEqual({ id });
    expect(await read(id)).toMatchObject({ status: 404 });
    expect(await remove({ id, version: 2 })).toMatchObject({ status: 404 });
    expect(await update(id, { version: 2, names })).toMatchObject({ status: 404 });
  });

  it('beside a change, is deleted or changed', async () => {
    const collection = await created();
    const replies = await racing(writes('COLLECTION#'), [
      () => update(collection.id, { version: 1, active: false }),
      () => remove(collection),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is changed by admins only, and not shown to workers', async () => {
    const { admin: _, ...others } = world.people;
    const { id, version } = await created();
    const params = { id };
    const refused = { status: 403, body: { code: 'directory-admin-only' } };
    for (const who of Object.values(others)) {
      expect(await invoke(createCollection, who, { body: fields })).toMatchObject(refused);
      expect(await invoke(updateCollection, who, { params, body: { version, active: false } })).toMatchObject(refused);
      expect(await invoke(setCollectionCover, who, { params, body: { upload_id: null } })).toMatchObject(refused);
      expect(await invoke(deleteCollection, who, { params, query: { version } })).toMatchObject(refused);
    }
    const { worker, newcomer } = world.people;
    for (const who of [worker, newcomer]) {
      expect(await read(id, who)).toMatchObject({ status: 403 });
      expect(await invoke(listCollections, who)).toMatchObject({ status: 403 });
    }
  });
});

describe('the list of collections', () => {
  it("is searched by name in the reader's language and ordered by it", async () => {
    const mark = `x${randomUUID().slice(0, 8)}`;
    const of = async (cs: string, en: string) =>
      (await created({ names: { ...texts(`${en} ${mark}`), cs: `${cs} ${mark}` } })).id;
    const [spring, summer] = [await of('Jaro', 'Spring'), await of('Léto', 'A summer')];
    const list = async (language: string, query = {}): Promise<string[]> => {
      const headers = { 'accept-language': language };
      const { body } = await invoke(listCollections, world.people.vendor, { query: { name: mark, ...query }, headers });
      return body.data.map(({ id }: Collection) => id);
    };
    expect(await list('cz')).toEqual([spring, summer]);
    expect(await list('en')).toEqual([summer, spring]);
    expect(await list('en', { name: `spr ${mark}` })).toEqual([spring]);
    expect(await list('en', { name: 'other', id: [summer, 'nothing'] })).toEqual([summer]);
  });
});

describe('the collections of the catalogue', () => {
  it('are the active ones, with the number of their products on sale, for guests too', async () => {
    const [active, hidden] = [
      await created({ product_ids: [products.shown, products.hidden] }),
      await created({ active: false }),
    ];
    const { status, body } = await invoke(listShownCollections, null, { headers: { 'accept-language': 'en' } });
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ id: active.id, name: 'For winter', cover: null });
    expect(body.data.map(({ id }: Collection) => id)).not.toContain(hidden.id);
  });
});
