import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  createParameter,
  createProductType,
  deleteParameter,
  deleteProductType,
  getProductType,
  listParameters,
  listProductTypes,
  type Parameter,
  type ProductType,
  setParameterPositions,
  updateParameter,
  updateProductType,
} from '#shared/contracts/product-types.ts';
import { typeLimits } from '#shared/domain/products/limits.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { productTypeWrite, requireProductType } from '../data/product-types/product-types.ts';
import { productCountWrite } from '../data/products/product-counts.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const texts = (text: string) => ({ cs: text, en: text, ru: text });
const names = { cs: 'Lednice', en: 'Fridges', ru: 'Холодильники' };
const number = { kind: 'number', names: texts('Capacity'), unit: 'l', required: true, options: [] };
const colours = {
  kind: 'list',
  names: { cs: 'Barva', en: 'Colour', ru: 'Цвет' },
  unit: null,
  required: false,
  options: [{ names: texts('White') }, { names: texts('Black') }],
};
const admin = () => world.people.admin;
const create = (body: object = { names }) => invoke(createProductType, admin(), { body });
const created = async (): Promise<ProductType> => ok(await create());
const read = (id: string, who = admin(), headers = {}) => invoke(getProductType, who, { params: { id }, headers });
const update = (id: string, body: object) => invoke(updateProductType, admin(), { params: { id }, body });
const remove = ({ id, version }: ProductType) =>
  invoke(deleteProductType, admin(), { params: { id }, query: { version } });
const add = ({ id, version }: ProductType, parameter: object) =>
  invoke(createParameter, admin(), { params: { id }, body: { ...parameter, version } });
const change = (id: string, body: object) => invoke(updateParameter, admin(), { params: { id }, body });
const drop = (id: string, version: number) => invoke(deleteParameter, admin(), { params: { id }, query: { version } });
const arrange = ({ id, version }: ProductType, ids: readonly string[]) =>
  invoke(setParameterPositions, admin(), { params: { id }, body: { ids, version } });
const idsOf = ({ parameters }: ProductType) => parameters.map(({ id }) => id);
const auditOf = async (id: string): Promise<string[]> =>
  (await invokeAll(listAudit, admin()))
    .filter(({ about }) => about?.id === id)
    .map(({ action }) => action)
    .toReversed();
/** A type with a number and a list. */
const fridges = async () => {
  const type: ProductType = ok(await add(ok(await add(await created(), number)), colours));
  const [capacity, colour] = type.parameters as [Parameter, Parameter];
  return { type, capacity, colour };
};
const changed = { status: 409, body: { code: 'changed' } };

describe('a product type', () => {
  it('is read by its name in the language of the reader, with its parameters and the number of its products', async () => {
    const { type } = await fridges();
    await transact([productCountWrite('type', type.id, 1)]);
    const { body } = await read(type.id, world.people.vendor, { 'accept-language': 'ru' });
    expect(body.data).toMatchObject({
      id: type.id,
      version: 3,
      name: 'Холодильники',
      names,
      products: 1,
      parameters: [
        { name: 'Capacity', kind: 'number', unit: 'l', required: true, options: [] },
        { name: 'Цвет', kind: 'list', unit: null, options: [{ name: 'White' }, { name: 'Black' }] },
      ],
    });
    expect(await auditOf(type.id)).toEqual(['product-type-created', 'product-type-changed', 'product-type-changed']);
  });

  it('is renamed from the version that is known', async () => {
    const { id } = await created();
    expect(ok(await update(id, { version: 1, names: texts('Freezers') }))).toMatchObject({
      version: 2,
      names: texts('Freezers'),
    });
    expect(await update(id, { version: 1, names })).toMatchObject(changed);
    expect(await update('nothing', { version: 1, names })).toMatchObject({ status: 404 });
  });

  it('has a name in each language', async () => {
    const { status, body } = await create({ names: { ...names, en: ' ' } });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['names.en'] });
  });

  it('is changed by admins only, and not shown to those who sell and buy nothing', async () => {
    const { vendor, manager, buyer, worker } = world.people;
    const { type, capacity } = await fridges();
    const params = { id: type.id };
    const version = type.version;
    for (const who of [vendor, manager, buyer]) {
      const refused = await Promise.all([
        invoke(createProductType, who, { body: { names } }),
        invoke(updateProductType, who, { params, body: { version, names } }),
        invoke(deleteProductType, who, { params, query: { version } }),
        invoke(createParameter, who, { params, body: { ...number, version } }),
        invoke(updateParameter, who, { params: { id: capacity.id }, body: { version } }),
        invoke(deleteParameter, who, { params: { id: capacity.id }, query: { version } }),
        invoke(setParameterPositions, who, { params, body: { version, ids: idsOf(type) } }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
      expect(await read(type.id, who)).toMatchObject({ status: 200, body: { data: { version } } });
    }
    const hidden = await Promise.all([
      read(type.id, worker),
      invoke(listProductTypes, worker),
      invoke(listParameters, worker, { params }),
    ]);
    expect(hidden.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('the list of product types', () => {
  it("is searched by name in the reader's language and ordered by it, with the number of products", async () => {
    const mark = `x${randomUUID().slice(0, 8)}`;
    const of = async (cs: string, en: string): Promise<string> =>
      ok(await create({ names: { ...texts(`${en} ${mark}`), cs: `${cs} ${mark}` } })).id;
    const [chairs, ovens] = [await of('Židle', 'Chairs'), await of('Trouby', 'Ovens')];
    await transact([productCountWrite('type', ovens, 1)]);
    const list = async (language: string, query = {}) =>
      (
        await invoke(listProductTypes, world.people.buyer, {
          query: { name: mark, ...query },
          headers: { 'accept-language': language },
        })
      ).body;
    const shown = ({ data }: { data: ProductType[] }) => data.map(({ id, products }) => [id, products]);
    expect(shown(await list('cz'))).toEqual([
      [ovens, 1],
      [chairs, 0],
    ]);
    expect(shown(await list('en'))).toEqual([
      [chairs, 0],
      [ovens, 1],
    ]);
    expect(await list('en', { name: `oven ${mark}` })).toMatchObject({ total: 1 });
    expect(shown(await list('en', { name: 'other', id: [chairs, 'nothing'] }))).toEqual([[chairs, 0]]);
  });
});

describe('parameters', () => {
  it('of some kinds are listed in their order', async () => {
    const { type, colour } = await fridges();
    const list = (query = {}) => invoke(listParameters, world.people.vendor, { params: { id: type.id }, query });
    expect((await list()).body.data.map(({ id }: Parameter) => id)).toEqual(idsOf(type));
    expect((await list({ kind: ['list', 'multiple_list'] })).body.data).toMatchObject([{ id: colour.id }]);
    expect(await list({ kind: 'colour' })).toMatchObject({ status: 400 });
    expect(await invoke(listParameters, admin(), { params: { id: 'nothing' } })).toMatchObject({ status: 404 });
  });

  it('have only what their kind has', async () => {
    const type = await created();
    const { parameters } = ok(await add(type, { ...number, options: colours.options })) as ProductType;
    expect(parameters).toMatchObject([{ unit: 'l', options: [] }]);
    const text = ok(await add({ ...type, version: 2 }, { ...number, kind: 'text' })) as ProductType;
    expect(text.parameters[1]).toMatchObject({ unit: null });
  });

  it('keep the ids of their options, without those that are left out', async () => {
    const { type, colour } = await fridges();
    const [white, black] = colour.options;
    const options = [{ names: texts('Red') }, { id: black?.id, names: texts('Jet black') }];
    const { parameters } = ok(await change(colour.id, { version: type.version, options })) as ProductType;
    expect(parameters[1]).toMatchObject({ kind: 'list', names: colour.names, options });
    expect(parameters[1]?.options.map(({ id }) => id)).not.toContain(white?.id);
    const unknown = { version: type.version + 1, options: [{ id: white?.id, names: texts('White') }] };
    const { status, body } = await change(colour.id, unknown);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 404, fields: ['options.0.id'] });
  });

  it('are not changed from an older version, or when they are gone', async () => {
    const { type, capacity, colour } = await fridges();
    const old = { ...type, version: type.version - 1 };
    expect(await add(old, number)).toMatchObject(changed);
    expect(await change(capacity.id, { version: old.version, required: false })).toMatchObject(changed);
    expect(await drop(capacity.id, old.version)).toMatchObject(changed);
    expect(await arrange(old, idsOf(type))).toMatchObject(changed);

    const left = ok(await drop(capacity.id, type.version)) as ProductType;
    expect(idsOf(left)).toEqual([colour.id]);
    expect(await drop(capacity.id, left.version)).toMatchObject({ status: 404 });
    expect(await change(capacity.id, { version: left.version })).toMatchObject({ status: 404 });
  });

  it.each([
    [{ kind: 'colour' }, 'kind'],
    [{ unit: 'x'.repeat(21) }, 'unit'],
    [{ names: { ...texts('x'), ru: '' } }, 'names.ru'],
    [{ options: [{ names: { ...texts('x'), cs: '' } }] }, 'options.0.names.cs'],
  ])('with %j are refused at %s', async (values, field) => {
    const { status, body } = await add(await created(), { ...number, ...values });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('are put in order all at once, after they are saved', async () => {
    const { type, capacity, colour } = await fridges();
    const refused = { status: 409, body: { code: 'parameters-not-saved' } };
    expect(await arrange(type, [colour.id])).toMatchObject(refused);
    expect(await arrange(type, [colour.id, capacity.id, `${type.id}.new`])).toMatchObject(refused);
    expect(idsOf(ok(await arrange(type, [colour.id, capacity.id])))).toEqual([colour.id, capacity.id]);
  });

  it('are limited in number', async () => {
    const { id } = await created();
    const before = await requireProductType(id);
    const parameters = Array.from({ length: typeLimits.parameters }, (_, n) => ({
      ...number,
      kind: 'number' as const,
      id: `${id}.${n}`,
    }));
    await transact([productTypeWrite(before, { ...before, version: 2, parameters })]);
    const { status, body } = await add(ok(await read(id)), number);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'too-many-parameters' });
    expect(body.message).toContain(String(typeLimits.parameters));
  });
});

describe('deleting a product type', () => {
  it('removes it once, from the version that is known', async () => {
    const type = await created();
    expect(await remove({ ...type, version: 2 })).toMatchObject(changed);
    expect(await remove(type)).toMatchObject({ status: 200, body: { data: { id: type.id } } });
    expect(await read(type.id)).toMatchObject({ status: 404 });
    expect(await remove(type)).toMatchObject({ status: 404 });
    expect(await auditOf(type.id)).toEqual(['product-type-created', 'product-type-deleted']);
  });

  it('is refused while products have it, with their number', async () => {
    const type = await created();
    for (const by of [1, 1, 1] as const) await transact([productCountWrite('type', type.id, by)]);
    const { status, body } = await remove(type);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'product-type-in-use' });
    expect(body.message).toContain('3');
    for (const by of [-1, -1, -1] as const) await transact([productCountWrite('type', type.id, by)]);
    ok(await remove(type));
  });

  it('beside a change, one of both happens', async () => {
    const type = await created();
    const replies = await racing(writes('PRODUCT_TYPE#'), [
      () => update(type.id, { version: 1, names }),
      () => remove(type),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
