import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  createServiceRequest,
  getDirectoryEntry,
  listPerformers,
  updateDirectoryEntry,
  withdrawServiceRequest,
} from '#shared/contracts/clients.ts';
import { updateCompany } from '#shared/contracts/companies.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The directory shows the performers of all worlds of a table.
let createWorld: typeof makeWorld;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  ({ createWorld } = await import('../../test/world/world.ts'));
});
beforeEach(async () => {
  world = await createWorld();
});

const found = (query: object = {}, who = world.people.buyer) =>
  invoke(listPerformers, who, { query: { per_page: 100, ...query } });
/** The performers of this test's world. */
const foundHere = async (query: object = {}, who = world.people.buyer) => {
  const own = [world.companies.performer.id, world.companies.rival.id];
  return (ok(await found(query, who)) as { id: string }[]).map(({ id }) => id).filter((id) => own.includes(id));
};
const said = { listed: true, area: 'Brno and 30 km around', categories_ids: [] as string[], version: 0 };
const say = (body: object = {}, who = world.people.vendor, id = world.companies.performer.id) =>
  invoke(updateDirectoryEntry, who, { params: { id }, body: { ...said, ...body } });
const read = (who: Account, id = world.companies.performer.id) => invoke(getDirectoryEntry, who, { params: { id } });
const status = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('the directory', () => {
  it('shows every performer by name, with public facts only', async () => {
    const { performer, rival, customer } = world.companies;
    await say({ categories_ids: [world.specialties.baker] });
    const rows = ok(await found()) as { id: string; name: string }[];
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([performer.id, rival.id]));
    expect(ids).not.toContain(customer.id);
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted());
    expect(rows.find(({ id }) => id === performer.id)).toEqual({
      id: performer.id,
      name: 'performer',
      logo: null,
      logo_small: null,
      address: null,
      phone: null,
      site: null,
      contact: 'shown',
      area: 'Brno and 30 km around',
      specialties: [{ id: world.specialties.baker, name: world.specialties.baker }],
      credibility: null,
      serves: 'all',
      asked: false,
    });
    expect(rows.find(({ id }) => id === rival.id)).toMatchObject({ area: null, specialties: [], serves: 'some' });
    const [abroad] = (ok(await found({}, world.people.foreignBuyer)) as { id: string }[]).filter(
      ({ id }) => id === performer.id,
    );
    expect(abroad).toMatchObject({ serves: 'none' });
  });

  it('is searched by name, by town and by specialty', async () => {
    const { performer, rival } = world.companies;
    const { cashier, baker } = world.specialties;
    await say({ categories_ids: [baker], area: 'Olomouc, Přerov' });
    await say({ categories_ids: [baker, cashier], area: null }, world.people.rivalVendor, rival.id);
    const company = { params: { id: rival.id }, body: { address: 'Masarykova 1, 750 02 Přerov', version: 1 } };
    ok(await invoke(updateCompany, world.people.rivalVendor, company));
    expect(await foundHere({ name: 'RIV' })).toEqual([rival.id]);
    expect(await foundHere({ town: 'prerov' })).toEqual([performer.id, rival.id]);
    expect(await foundHere({ town: 'Olomouc' })).toEqual([performer.id]);
    expect(await foundHere({ category_id: cashier })).toEqual([rival.id]);
    expect(await foundHere({ category_id: [cashier, baker] })).toEqual([performer.id, rival.id]);
    expect(await foundHere({ category_id: baker, town: 'olomouc', name: 'perf' })).toEqual([performer.id]);
    expect(await foundHere({ town: 'Košice' })).toEqual([]);
  });

  it('is sorted and paged', async () => {
    const first = await found({ per_page: 1, order: 'desc' });
    const next = await found({ per_page: 1, order: 'desc', cursor: first.body.next_cursor });
    expect(first.body.total).toBeGreaterThanOrEqual(2);
    expect([...ok(first), ...ok(next)]).toHaveLength(2);
    expect(ok(first)[0].id).not.toBe(ok(next)[0].id);
  });

  it('does not show a performer that has left it', async () => {
    await say({ listed: false });
    expect(await foundHere()).toEqual([world.companies.rival.id]);
    await say({ version: 1 });
    expect(await foundHere()).toEqual([world.companies.performer.id, world.companies.rival.id]);
  });

  it('says whom the customer has asked', async () => {
    const { people, companies } = world;
    const body = { vendor_id: companies.performer.id, store_ids: null, comment: null };
    const { id } = ok(await invoke(createServiceRequest, people.foreignBuyer, { body }));
    const isRequested = async (who: Account) =>
      (ok(await found({ name: 'performer' }, who)) as { id: string; asked: boolean }[]).find(
        (row) => row.id === companies.performer.id,
      )?.asked;
    expect([await isRequested(people.foreignBuyer), await isRequested(people.buyer)]).toEqual([true, false]);
    ok(await invoke(withdrawServiceRequest, people.foreignBuyer, { params: { id }, body: {} }));
    expect(await isRequested(people.foreignBuyer)).toBe(false);
  });

  it('is read by a buyer without a company too, and by no other role', async () => {
    const { admin, manager, vendor, worker, buyerManager, storeManager, newcomer } = world.people;
    expect(await status(found({}, await world.person('Without a company', 'ROLE_BUYER', null)))).toBe(200);
    for (const who of [admin, manager, vendor, worker, buyerManager, storeManager, newcomer])
      expect(await status(found({}, who))).toBe(403);
  });
});

describe('the entry of a performer', () => {
  it('is empty and shown at first, and is changed by the performer or an admin', async () => {
    const { vendor, admin } = world.people;
    expect(ok(await read(vendor))).toEqual({
      ...world.companies.performer,
      version: 0,
      listed: true,
      area: null,
      specialties: [],
    });
    expect(ok(await say({ area: ' Praha  ' }))).toMatchObject({ area: 'Praha', version: 1 });
    expect(ok(await say({ listed: false, version: 1 }, admin))).toMatchObject({ listed: false, version: 2 });
    expect(ok(await read(admin))).toMatchObject({ listed: false, version: 2 });
  });

  it('is recorded with its values', async () => {
    await say({ categories_ids: [world.specialties.baker] });
    const [entry] = ok(await invoke(listAudit, world.people.vendor));
    expect(entry).toMatchObject({
      action: 'directory-entry-changed',
      about: world.companies.performer,
      changes: [
        { field: 'specialties', before: [], after: [world.specialties.baker] },
        { field: 'area', before: null, after: said.area },
      ],
    });
  });

  it('is not found of another performer, or of a customer', async () => {
    const { vendor, admin } = world.people;
    const { rival, customer } = world.companies;
    for (const [who, id] of [
      [vendor, rival.id],
      [vendor, customer.id],
      [vendor, 'nothing'],
      [admin, customer.id],
    ] as const) {
      expect(await status(read(who, id))).toBe(404);
      expect(await status(say({}, who, id))).toBe(404);
    }
  });

  it('is refused to other roles', async () => {
    const { manager, buyer, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [manager, buyer, worker, buyerManager, storeManager, newcomer]) {
      expect(await status(read(who))).toBe(403);
      expect(await status(say({}, who))).toBe(403);
    }
  });

  it.for([
    [400, 'area', { area: 'x'.repeat(301) }],
    [400, 'listed', { listed: 'yes' }],
    [400, 'version', { version: -1 }],
    [400, 'categories_ids', { categories_ids: Array.from({ length: 21 }, (_, n) => `s${n}`) }],
    [404, 'categories_ids', { categories_ids: ['nothing'] }],
  ] as const)('is refused with %i at %s', async ([code, field, body]) => {
    expect(await say(body)).toMatchObject({ status: code, body: { fields: { [field]: expect.any(String) } } });
    expect(ok(await read(world.people.vendor))).toMatchObject({ version: 0 });
  });

  it('of two changes at once, one is refused, and so is a stale one', async () => {
    const answers = await racing(writes('DIRECTORY'), [() => say(), () => say({ listed: false })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect(await status(say())).toBe(409);
    expect(await status(say({ version: 2 }))).toBe(409);
  });

  secondRing.it('survives a fault at every write', async () => {
    const faults = await withEachFault(async (faulty) => {
      world = await createWorld();
      const first = await faulty(() => say());
      if (first.status !== 200) expect([200, 409]).toContain((await say()).status);
      expect(ok(await read(world.people.vendor))).toMatchObject({ version: 1, area: said.area });
    });
    expect(faults).toBe(2);
  });
});
