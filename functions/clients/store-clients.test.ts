import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listCompanyClients, listStoreClients, updateStoreClients } from '#shared/contracts/clients.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const performersAt = (who: Account, id: string, query = {}) => invoke(listStoreClients, who, { params: { id }, query });
const change = (who: Account, id: string, body: object) =>
  invoke(updateStoreClients, who, { params: { id }, body: { version: 1, ...body } });
/** The stores of each client of a performer, in the order of their ids. */
const servedBy = async (vendor_id: string) => {
  const rows = ok(await invoke(listCompanyClients, world.people.admin, { query: { vendor_id } })) as {
    id: string;
    store_ids: string[] | null;
  }[];
  return Object.fromEntries(rows.map(({ id, store_ids }) => [id, store_ids && store_ids.toSorted()]));
};

describe('the performers of a store', () => {
  it('are listed to the customer and the platform, and to a performer only itself', async () => {
    const { people, companies, stores } = world;
    const own = { ...companies.performer, all_stores: true, version: 1 };
    const other = { ...companies.rival, all_stores: false, version: 1 };
    for (const who of [people.admin, people.manager, people.buyer])
      expect((await performersAt(who, stores.shared.id)).body).toMatchObject({ total: 2, data: [own, other] });
    expect(ok(await performersAt(people.vendor, stores.shared.id))).toEqual([own]);
    expect(ok(await performersAt(people.rivalVendor, stores.shared.id))).toEqual([other]);
    expect(ok(await performersAt(people.buyer, stores.own.id))).toEqual([own]);
  });

  it('are sorted and paged', async () => {
    const { people, companies, stores } = world;
    const first = await performersAt(people.buyer, stores.shared.id, { per_page: 1, order: 'desc' });
    expect(first.body).toMatchObject({ total: 2, data: [{ id: companies.rival.id }] });
    const query = { per_page: 1, order: 'desc', cursor: first.body.next_cursor };
    expect(ok(await performersAt(people.buyer, stores.shared.id, query))).toMatchObject([
      { id: companies.performer.id },
    ]);
  });

  it('are not shown of a store out of reach, and to roles without clients', async () => {
    const { people, stores } = world;
    for (const who of [people.foreignBuyer, people.admin])
      expect(await performersAt(who, who === people.admin ? 'nothing' : stores.own.id)).toMatchObject({ status: 404 });
    expect(await performersAt(people.vendor, stores.foreign.id)).toMatchObject({ status: 404 });
    for (const who of [people.worker, people.buyerManager, people.storeManager, people.newcomer])
      expect(await performersAt(who, stores.own.id)).toMatchObject({ status: 403 });
  });
});

describe('an admin', () => {
  it('lets a performer serve one more store, and takes it away', async () => {
    const { people, companies, stores } = world;
    const { customer, stranger, rival: vendor } = companies;
    const set = (id: string, body: object) => change(people.admin, id, { vendor_id: vendor.id, ...body });
    const both = [stores.shared.id, stores.own.id].toSorted();
    expect(await set(stores.own.id, {})).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(await servedBy(vendor.id)).toEqual({ [customer.id]: both, [stranger.id]: null });
    expect(await set(stores.own.id, { version: 2 })).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    ok(await set(stores.own.id, { version: 2, remove: true }));
    expect(await servedBy(vendor.id)).toEqual({ [customer.id]: [stores.shared.id], [stranger.id]: null });
    const [entry] = ok(await invoke(listAudit, people.buyer));
    expect(entry).toMatchObject({ action: 'service-changed', about: vendor, by: { id: people.admin.id } });
  });

  it('begins a cooperation with the first store and ends it with the last one', async () => {
    const { people, companies, stores } = world;
    const { customer, stranger, performer, rival } = companies;
    ok(await change(people.admin, stores.foreign.id, { vendor_id: performer.id }));
    expect(await servedBy(performer.id)).toEqual({ [customer.id]: null, [stranger.id]: [stores.foreign.id] });
    ok(await change(people.admin, stores.shared.id, { vendor_id: rival.id, remove: true }));
    ok(await change(people.admin, stores.foreign.id, { vendor_id: rival.id, remove: true, version: 2 }));
    expect(await servedBy(rival.id)).toEqual({});
  });

  it('leaves the other stores to a performer that serves all of them', async () => {
    const { people, companies, stores } = world;
    ok(await change(people.admin, stores.large.id, { vendor_id: companies.performer.id, remove: true }));
    expect(await servedBy(companies.performer.id)).toEqual({
      [companies.customer.id]: [stores.own.id, stores.shared.id].toSorted(),
    });
  });

  it('names a performer, and the version that was seen', async () => {
    const { people, companies, stores } = world;
    const set = (body: object) => change(people.admin, stores.own.id, body);
    for (const vendor_id of ['nothing', companies.customer.id])
      expect(await set({ vendor_id })).toMatchObject({
        status: 404,
        body: { fields: { vendor_id: expect.any(String) } },
      });
    expect(await set({})).toMatchObject({ status: 400, body: { fields: { vendor_id: expect.any(String) } } });
    const stale = { status: 409, body: { code: 'changed' } };
    expect(await set({ vendor_id: companies.rival.id, version: 2 })).toMatchObject(stale);
    const answers = await racing(writes('COMPANY#'), [
      () => set({ vendor_id: companies.rival.id }),
      () => change(people.admin, stores.large.id, { vendor_id: companies.rival.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a performer', () => {
  it('only gives up a store of its own', async () => {
    const { people, companies, stores } = world;
    const { performer, rival, customer } = companies;
    const set = (id: string, body: object) => change(people.vendor, id, { vendor_id: performer.id, ...body });
    expect(await set(stores.own.id, {})).toMatchObject({ status: 403, body: { code: 'service-not-widened' } });
    expect(await set(stores.shared.id, { vendor_id: rival.id, remove: true })).toMatchObject({
      status: 404,
      body: { fields: { vendor_id: expect.any(String) } },
    });
    expect(await set(stores.foreign.id, { remove: true })).toMatchObject({ status: 404 });
    ok(await set(stores.own.id, { remove: true }));
    expect(await servedBy(performer.id)).toEqual({ [customer.id]: [stores.large.id, stores.shared.id].toSorted() });
  });

  it('says what becomes of its confirmed shifts there', async () => {
    const { people, companies, stores } = world;
    await shiftFixtures(world).confirmed();
    const give = (id: string, body = {}) =>
      change(people.vendor, id, { vendor_id: companies.performer.id, remove: true, ...body });
    expect(await give(stores.own.id)).toMatchObject({ status: 409, body: { code: 'confirmed-shifts-ahead' } });
    ok(await give(stores.large.id));
    ok(await give(stores.own.id, { version: 2, shifts: 'keep' }));
    expect(await servedBy(companies.performer.id)).toEqual({ [companies.customer.id]: [stores.shared.id] });
  });
});

it('other roles change no performers of a store', async () => {
  const { manager, buyer, buyerManager, storeManager, worker, newcomer } = world.people;
  for (const who of [manager, buyer, buyerManager, storeManager, worker, newcomer])
    expect(await change(who, world.stores.own.id, { vendor_id: world.companies.performer.id })).toMatchObject({
      status: 403,
    });
});
