import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createRate } from '#shared/contracts/pay.ts';
import { invite } from '#shared/contracts/people.ts';
import { createShift, getShift, updateShift } from '#shared/contracts/shifts.ts';
import {
  createSpecialty,
  deleteSpecialty,
  getSpecialty,
  listChildSpecialties,
  listParentSpecialties,
  listRootSpecialties,
  listSpecialties,
  setSpecialtyPositions,
  updateSpecialty,
} from '#shared/contracts/specialties.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { productCountWrite } from '../data/products/product-counts.ts';
import { specialtyItem, specialtyKey } from '../data/specialties/specialties.ts';
import { transact } from '../data/table.ts';

let world: World;
/** The tree is shared by all test worlds, so each test works below its own root. */
beforeAll(async () => {
  world = await createWorld();
});

const texts = (text: string) => ({ cs: text, en: text, ru: text });
const fields = {
  names: { cs: 'Skladník', en: 'Warehouse worker', ru: 'Кладовщик' },
  descriptions: texts(''),
  parent_id: null,
  icon: 'warehouse',
  hourly_rate: 19_500,
  hourly_premium: 0,
  auto_complete: true,
  active: true,
};
const admin = () => world.people.admin;
const create = (changes: object = {}, headers = {}) =>
  invoke(createSpecialty, admin(), { body: { ...fields, ...changes }, headers });
type Details = { id: string; version: number; parent_id: string | null };
const created = async (parent_id: string | null = null, name = 'x'): Promise<Details> =>
  ok(await create({ parent_id, names: texts(name) }));
const read = async (id: string) => invoke(getSpecialty, admin(), { params: { id } });
const update = (id: string, body: object) => invoke(updateSpecialty, admin(), { params: { id }, body });
const remove = (id: string) => invoke(deleteSpecialty, admin(), { params: { id } });
const childrenOf = async (id: string): Promise<{ version: number; ids: string[] }> => {
  const { body } = await invoke(listChildSpecialties, admin(), { params: { id } });
  return { version: body.version, ids: body.data.map((child: Details) => child.id) };
};
const parentsOf = async (id: string): Promise<string[]> =>
  (await invoke(listParentSpecialties, admin(), { params: { id } })).body.data.map((one: Details) => one.id);
const setPositions = (parent_id: string | null, ids: string[], version: number) =>
  invoke(setSpecialtyPositions, admin(), { body: { parent_id, ids, version } });
const auditOf = async (id: string): Promise<string[]> =>
  (await invokeAll(listAudit, admin()))
    .filter(({ about }) => about?.id === id)
    .map(({ action }) => action)
    .toReversed();
/** A root with two children. */
const family = async () => {
  const parent = await created();
  const [first, second] = [await created(parent.id), await created(parent.id)];
  return { parent: parent.id, first: first.id, second: second.id };
};

describe('a new specialty', () => {
  it('is found under its parent and in the lookup, in the language of the reader', async () => {
    const parent = await created();
    const { id } = ok(await create({ parent_id: parent.id }));
    expect((await read(id)).body.data).toMatchObject({ ...fields, parent_id: parent.id, version: 1 });
    const { body } = await invoke(listChildSpecialties, world.people.worker, {
      params: { id: parent.id },
      headers: { 'accept-language': 'ru' },
    });
    expect(body.data).toMatchObject([{ id, name: 'Кладовщик', parent_id: parent.id, children: 0 }]);
    expect(body.data[0]).not.toHaveProperty('used');
    expect((await invoke(listSpecialties, world.people.buyer, { query: { id } })).body.data).toMatchObject([{ id }]);
    expect(await parentsOf(id)).toEqual([parent.id]);
    expect(await auditOf(id)).toEqual(['specialty-created']);
  });

  it('without a parent is a root, after the others', async () => {
    const { id } = await created();
    const { body } = await invoke(listRootSpecialties, world.people.vendor);
    expect(body.data).toContainEqual(expect.objectContaining({ id, parent_id: null }));
    // One that was stored before there was a tree.
    expect(body.data).toContainEqual(expect.objectContaining({ id: world.specialties.cashier, parent_id: null }));
  });

  it('is written once for a repeated key', async () => {
    const parent = await created();
    const headers = { 'idempotency-key': randomUUID() };
    const one = ok(await create({ parent_id: parent.id }, headers));
    expect(ok(await create({ parent_id: parent.id }, headers))).toEqual(one);
    expect((await childrenOf(parent.id)).ids).toEqual([one.id]);
  });

  it('needs an existing parent and a place within six levels', async () => {
    expect(await create({ parent_id: 'nothing' })).toMatchObject({ status: 404, body: { code: 'not-found' } });
    let { id } = await created();
    for (let level = 2; level <= 6; level++) ({ id } = await created(id));
    expect(await parentsOf(id)).toHaveLength(5);
    expect(await create({ parent_id: id })).toMatchObject({ status: 422, body: { code: 'specialty-too-deep' } });
  });

  it.for([
    [{ names: { cs: 'Jen česky', en: ' ', ru: 'х' } }, 'names.en'],
    [{ hourly_rate: 180.5 }, 'hourly_rate'],
    [{ hourly_rate: 1_000_001 }, 'hourly_rate'],
    [{ hourly_premium: -1 }, 'hourly_premium'],
    [{ icon: 'skull' }, 'icon'],
    [{ kind: 'goods' }, 'kind'],
    [{ hourly_rate: undefined }, 'hourly_rate'],
    [{ icon: undefined }, 'icon'],
    [{ descriptions: { ...texts(''), en: 'x'.repeat(501) } }, 'descriptions.en'],
  ] as const)('with %j is refused at %s', async ([changes, field]) => {
    const { status, body } = await create(changes);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('two at once under one parent are both kept', async () => {
    const parent = await created();
    const make = () => create({ parent_id: parent.id });
    const replies = await racing(writes('CATEGORY_TREE#'), [make, make]);
    expect((await childrenOf(parent.id)).ids.toSorted()).toEqual(replies.map((reply) => ok(reply).id).toSorted());
  });

  it('is there as a whole or not at all, whichever write fails', async () => {
    const parent = await created();
    let made = 0;
    await withEachFault(async (withFault) => {
      const headers = { 'idempotency-key': randomUUID() };
      await withFault(() => create({ parent_id: parent.id }, headers));
      const { id } = ok(await create({ parent_id: parent.id }, headers));
      made += 1;
      const { ids } = await childrenOf(parent.id);
      expect(ids).toHaveLength(made);
      expect(ids.at(-1)).toBe(id);
      expect(await read(id)).toMatchObject({ status: 200 });
    });
  });
});

describe('a changed specialty', () => {
  it('has a new version; its place stays', async () => {
    const { parent, first, second } = await family();
    const { status, body } = await update(first, { version: 1, hourly_rate: 21_000, icon: 'truck' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: first, version: 2, hourly_rate: 21_000, icon: 'truck', parent_id: parent });
    expect((await childrenOf(parent)).ids).toEqual([first, second]);
    expect(await auditOf(first)).toEqual(['specialty-created', 'specialty-changed']);
    expect(await update(first, { version: 1, hourly_rate: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
  });

  it('moves with those below it to another parent', async () => {
    const { parent, first, second } = await family();
    const below = await created(first);
    ok(await update(first, { version: 1, parent_id: second }));
    expect(await parentsOf(below.id)).toEqual([parent, second, first]);
    ok(await update(first, { version: 2, parent_id: null }));
    expect(await parentsOf(below.id)).toEqual([first]);
  });

  it('is not placed below itself or too deep', async () => {
    const { parent, first } = await family();
    expect(await update(parent, { version: 1, parent_id: first })).toMatchObject({
      status: 422,
      body: { code: 'specialty-inside-itself' },
    });
    let { id } = await created();
    for (let level = 2; level <= 5; level++) ({ id } = await created(id));
    const refused = { status: 422, body: { code: 'specialty-too-deep' } };
    expect(await update(parent, { version: 1, parent_id: id })).toMatchObject(refused);
    expect(await update(parent, { version: 1, parent_id: 'nothing' })).toMatchObject({ status: 404 });
  });

  it('two that move below each other at once make no circle', async () => {
    const { first, second } = await family();
    const replies = await racing(writes('CATEGORY_TREE#'), [
      () => update(first, { version: 1, parent_id: second }),
      () => update(second, { version: 1, parent_id: first }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('keeps its old name and rate on shifts that were ordered before', async () => {
    const { id } = await created(null, 'Before');
    const { create: order } = shiftFixtures(world);
    const ordered = await order({ category_id: id });
    ok(await update(id, { version: 2, names: texts('After'), hourly_rate: 1, active: false }));
    expect((await invoke(getShift, admin(), { params: { id: ordered.id } })).body.data).toMatchObject({
      category: { id, name: 'Before' },
      hourly_rate: 19_500,
    });
    const { status, body } = await invoke(createShift, world.people.buyer, {
      body: { store_id: world.stores.own.id, category_id: id, ...plan },
      now: when.ordered,
    });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 404, fields: ['category_id'] });
  });
});

describe('the order of siblings', () => {
  it('is set as a whole, and a repeated request changes nothing more', async () => {
    const { parent, first, second } = await family();
    const { version } = await childrenOf(parent);
    ok(await setPositions(parent, [second, first], version));
    expect(await childrenOf(parent)).toEqual({ version: version + 1, ids: [second, first] });
    ok(await setPositions(parent, [second, first], version));
    expect((await childrenOf(parent)).version).toBe(version + 1);
    expect(await auditOf(parent)).toContain('specialties-arranged');
  });

  it('takes in specialties from elsewhere, and roots that were never placed', async () => {
    const [one, other] = [await family(), await family()];
    const { version } = await childrenOf(one.parent);
    const old = world.specialties.baker;
    ok(await setPositions(one.parent, [other.second, one.first, old, one.second], version));
    expect((await childrenOf(one.parent)).ids).toEqual([other.second, one.first, old, one.second]);
    expect((await childrenOf(other.parent)).ids).toEqual([other.first]);
  });

  it('refuses an older order, one without a child, an unknown specialty and a circle', async () => {
    const { parent, first, second } = await family();
    const { version } = await childrenOf(parent);
    const changed = { status: 409, body: { code: 'changed' } };
    expect(await setPositions(parent, [second, first], version - 1)).toMatchObject(changed);
    expect(await setPositions(parent, [second], version)).toMatchObject(changed);
    expect(await setPositions(parent, [first, second, 'nothing'], version)).toMatchObject({
      status: 404,
      body: { fields: { ids: expect.anything() } },
    });
    expect(await setPositions('nothing', [first], 0)).toMatchObject({ status: 404 });
    expect(await setPositions(first, [parent], 0)).toMatchObject({
      status: 422,
      body: { code: 'specialty-inside-itself' },
    });
    expect(await childrenOf(parent)).toEqual({ version, ids: [first, second] });
  });

  it('set by two at once is that of one of them, and the other is told', async () => {
    const { parent, first, second } = await family();
    const third = (await created(parent)).id;
    const { version } = await childrenOf(parent);
    const replies = await racing(writes('CATEGORY_TREE#'), [
      () => setPositions(parent, [third, first, second], version),
      () => setPositions(parent, [second, first, third], version),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await childrenOf(parent)).ids.toSorted()).toEqual([first, second, third].toSorted());
  });

  it('beside a new sibling loses neither', async () => {
    const { parent, first, second } = await family();
    const { version } = await childrenOf(parent);
    const [ordered] = await racing(writes('CATEGORY_TREE#'), [
      () => setPositions(parent, [second, first], version),
      () => create({ parent_id: parent }),
    ]);
    const { ids } = await childrenOf(parent);
    expect(ids).toHaveLength(3);
    if (ordered?.status === 200) expect(ids.slice(0, 2)).toEqual([second, first]);
    else expect(ordered).toMatchObject({ status: 409 });
  });
});

describe('deleting', () => {
  it('removes an unused specialty without children', async () => {
    const { parent, first, second } = await family();
    expect(await remove(first)).toMatchObject({ status: 200, body: { data: { id: first } } });
    expect((await childrenOf(parent)).ids).toEqual([second]);
    expect(await read(first)).toMatchObject({ status: 404 });
    expect(await remove(first)).toMatchObject({ status: 404 });
    expect(await auditOf(first)).toEqual(['specialty-created', 'specialty-deleted']);
  });

  it('is refused while there are children, with their number', async () => {
    const { parent } = await family();
    const { status, body } = await remove(parent);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'specialty-has-children' });
    expect(body.message).toContain('2');
  });

  it.for(['order', 'change of an order', 'invitation'] as const)('is refused after its use: %s', async (use) => {
    const { id } = await created();
    const { create: order } = shiftFixtures(world);
    if (use === 'order') await order({ category_id: id });
    if (use === 'invitation') {
      const body = { role: 'ROLE_VENDOR_STAFF', email: `${randomUUID()}@smena.test`, categories_ids: [id] };
      ok(await invoke(invite, world.people.vendor, { body }));
    }
    if (use === 'change of an order') {
      const shift = await order();
      const body = { version: shift.version, category_id: id };
      ok(await invoke(updateShift, world.people.buyer, { params: { id: shift.id }, body, now: when.ordered }));
    }
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'specialty-in-use' } });
    expect(await read(id)).toMatchObject({ status: 200 });
  });

  it('beside the first order of it, one of both happens', async () => {
    const { id } = await created();
    const body = { store_id: world.stores.own.id, category_id: id, ...plan };
    const [order, removal] = await racing(writes('SPECIALTY#'), [
      () => invoke(createShift, world.people.buyer, { body, now: when.ordered }),
      () => remove(id),
    ]);
    expect([order?.status, removal?.status]).toSatisfy(
      ([one, other]) => (one === 201 && other === 409) || (one === 404 && other === 200),
    );
  });
});

describe('a category of products', () => {
  const createCategory = (changes: object = {}) => {
    const { names, descriptions, parent_id, active } = fields;
    return invoke(createSpecialty, admin(), {
      body: { kind: 'product', names, descriptions, parent_id, active, ...changes },
    });
  };
  const newCategory = async (parent_id: string | null = null): Promise<Details> =>
    ok(await createCategory({ parent_id }));
  const arrange = (body: object) => invoke(setSpecialtyPositions, admin(), { body: { version: 0, ...body } });
  const refusedAt = (field: string) => ({ status: 404, body: { fields: { [field]: expect.any(String) } } });

  it('has no pay and no icon of its own, whatever it is given', async () => {
    const withoutPay = {
      kind: 'product',
      hourly_rate: 0,
      hourly_premium: 0,
      auto_complete: false,
      icon: 'package-open',
      avatar: null,
    };
    const { id } = ok(await createCategory({ hourly_rate: 100, icon: 'truck' }));
    expect(ok(await read(id))).toMatchObject(withoutPay);
    const changed = ok(await update(id, { version: 1, auto_complete: true, hourly_premium: 100, active: false }));
    expect(changed).toMatchObject({ ...withoutPay, active: false, version: 2 });
  });

  it('has a place in the tree of its kind alone', async () => {
    const [parent, specialty] = [await newCategory(), await created()];
    const below = await newCategory(parent.id);
    expect((await childrenOf(parent.id)).ids).toEqual([below.id]);
    expect(await parentsOf(below.id)).toEqual([parent.id]);
    const rootsOf = async (query: Record<string, string>): Promise<string[]> =>
      (await invoke(listRootSpecialties, admin(), { query })).body.data.map((one: Details) => one.id);
    const [roots, ofProducts] = [await rootsOf({}), await rootsOf({ kind: 'product' })];
    expect([roots.includes(parent.id), roots.includes(specialty.id)]).toEqual([false, true]);
    expect([ofProducts.includes(parent.id), ofProducts.includes(specialty.id)]).toEqual([true, false]);
  });

  it('is not placed below itself or among specialties, nor they among categories', async () => {
    const [parent, specialty] = [await newCategory(), await created()];
    const below = await newCategory(parent.id);
    expect(await update(parent.id, { version: 1, parent_id: below.id })).toMatchObject({
      status: 422,
      body: { code: 'specialty-inside-itself' },
    });
    for (const refused of [
      await createCategory({ parent_id: specialty.id }),
      await create({ parent_id: parent.id }),
      await update(below.id, { version: 1, parent_id: specialty.id }),
      await arrange({ parent_id: parent.id, ids: [specialty.id] }),
    ])
      expect(refused).toMatchObject(refusedAt('parent_id'));
    const { version } = await childrenOf(parent.id);
    const ids = [below.id, specialty.id];
    expect(await arrange({ kind: 'product', parent_id: parent.id, ids, version })).toMatchObject(refusedAt('ids'));
    ok(await arrange({ kind: 'product', parent_id: below.id, ids: [(await newCategory()).id] }));
  });

  it('is never the work of a shift, a person or an agreed rate', async () => {
    const { buyer, vendor, worker } = world.people;
    const { id } = await newCategory();
    const order = { store_id: world.stores.own.id, category_id: id, ...plan };
    expect(await invoke(createShift, buyer, { body: order, now: when.ordered })).toMatchObject(
      refusedAt('category_id'),
    );
    const invitation = { role: 'ROLE_VENDOR_STAFF', email: `${randomUUID()}@smena.test`, categories_ids: [id] };
    expect(await invoke(invite, vendor, { body: invitation })).toMatchObject(refusedAt('categories_ids'));
    const rate = { category_id: id, hourly_rate: 210_00, valid_from: '2026-03-01' };
    expect(await invoke(createRate, vendor, { params: { id: worker.id }, body: rate })).toMatchObject(
      refusedAt('category_id'),
    );
  });

  it('is not deleted while it has products, and says how many', async () => {
    const { id } = await newCategory();
    const count = (by: 1 | -1) => transact([productCountWrite('category', id, by)]);
    for (const by of [1, 1] as const) await count(by);
    const { status, body } = await remove(id);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'category-has-products' });
    expect(body.message).toContain('2');
    for (const by of [-1, -1] as const) await count(by);
    ok(await remove(id));
    expect(await read(id)).toMatchObject({ status: 404 });
  });
});

it('a specialty of the first schema is readable and can be changed, but not deleted, because its use is not known', async () => {
  const id = randomUUID();
  const item = specialtyItem({
    ...fields,
    icon: 'anchor',
    id,
    version: 1,
    used: false,
    category_kind: 'specialty',
    avatar: null,
  });
  const {
    version: _,
    used: __,
    category_kind: ___,
    avatar: ____,
    ...old
  } = { ...item, schema: 1 } as Record<string, unknown>;
  await transact([{ part: 'old', put: { ...specialtyKey(id), ...old } }]);
  expect((await read(id)).body.data).toMatchObject({ id, version: 1, icon: 'anchor' });
  expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'specialty-in-use' } });
  expect(ok(await update(id, { version: 1, active: false }))).toMatchObject({ version: 2, active: false });
  expect(await update(id, { version: 1, active: true })).toMatchObject({ status: 409 });
});
