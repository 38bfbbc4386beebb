import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { getStore, listStoreUsers, updateStoreManagers } from '#shared/contracts/stores.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const usersOf = (id: string, account: Account = world.people.buyer, query = {}) =>
  invoke(listStoreUsers, account, { params: { id }, query });
const namesIn = async (id: string, account?: Account) =>
  (await usersOf(id, account)).body.data.map(({ fio }: { fio: string }) => fio) as string[];
const change = (id: string, body: unknown, account: Account = world.people.buyer) =>
  invoke(updateStoreManagers, account, { params: { id }, body });
const keeper = (fio: string, store_ids: string[] = []) =>
  world.person(fio, 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids });

describe('the people of a store', () => {
  it('are its buyer managers and store managers, as far as the reader may see them', async () => {
    const { stores, people } = world;
    const { id } = await world.store(`Kept ${randomUUID()}`, world.companies.customer, []);
    const one = await keeper('Adam', [id, stores.large.id]);
    await world.person('Bára', 'ROLE_BUYER_MANAGER', world.companies.customer, { store_ids: [id] });
    await world.person('Cyril', 'ROLE_BUYER_MANAGER', world.companies.customer, { store_ids: [stores.large.id] });
    // The list follows the stream.
    for (const account of [people.buyer, people.admin])
      await expect.poll(() => namesIn(id, account), following).toEqual(['Adam', 'Bára']);
    await expect.poll(() => namesIn(id, people.manager), following).toEqual(['Adam']);
    const { body } = await usersOf(id);
    expect(body).toMatchObject({ total: 2, page: 1 });
    expect(Object.keys(body.data[0]).toSorted()).toEqual(['email', 'fio', 'id', 'phone', 'roles']);
    expect(body.data[0]).toMatchObject({ id: one.id, roles: ['ROLE_STORE_MANAGER'] });
    expect((await usersOf(id, people.buyer, { per_page: 1, page: 2 })).body.data).toMatchObject([{ fio: 'Bára' }]);
  });

  it('are not shown to other companies, performers, workers and store managers', async () => {
    const { people, stores } = world;
    expect(await usersOf(stores.own.id, people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await usersOf(randomUUID())).toMatchObject({ status: 404 });
    for (const account of [people.vendor, people.worker, people.storeManager, people.newcomer])
      expect(await usersOf(stores.own.id, account)).toMatchObject({ status: 403 });
  });

  it('are given the store and lose it, once for repeated requests, with an audit entry each', async () => {
    const { people, stores } = world;
    const { id, fio } = await keeper(`Eva ${randomUUID()}`, [stores.own.id]);
    const eva = { ...(await getAccount(id)) } as Account;
    expect(await invoke(getStore, eva, { params: { id: stores.large.id } })).toMatchObject({ status: 404 });
    for (let turn = 0; turn < 2; turn++)
      expect(ok(await change(stores.large.id, { user_id: id }))).toMatchObject({ id, fio });
    expect(await getAccount(id)).toMatchObject({
      store_ids: [stores.own.id, stores.large.id],
      version: eva.version + 1,
    });
    expect(await invoke(getStore, eva, { params: { id: stores.large.id } })).toMatchObject({ status: 200 });
    for (let turn = 0; turn < 2; turn++) ok(await change(stores.large.id, { user_id: id, remove: true }, people.admin));
    expect(await getAccount(id)).toMatchObject({ store_ids: [stores.own.id], version: eva.version + 2 });
    expect(await invoke(getStore, eva, { params: { id: stores.large.id } })).toMatchObject({ status: 404 });
    const { data } = (await invoke(listAudit, people.buyer)).body;
    const ofEva = data.filter(({ about }: { about: { id: string } | null }) => about?.id === id);
    expect(ofEva).toMatchObject([
      { action: 'store-manager-removed', by: { id: people.admin.id }, about: { name: fio } },
      { action: 'store-manager-added', by: { id: people.buyer.id } },
    ]);
  });

  it('are shown as they are right after a change, with an exact total', async () => {
    const { id: store } = await world.store(`New ${randomUUID()}`, world.companies.customer, []);
    const { id } = await keeper('Ivo', [world.stores.own.id]);
    ok(await change(store, { user_id: id }));
    expect((await usersOf(store)).body).toMatchObject({ total: 1, data: [{ id }] });
    expect(await namesIn(store, world.people.manager)).toEqual(['Ivo']);
    ok(await change(store, { user_id: id, remove: true }));
    expect((await usersOf(store)).body).toMatchObject({ total: 0, data: [] });
  });

  it('are people of its company in a role that has stores', async () => {
    const { people, companies, stores } = world;
    const stranger = await world.person('Stranger', 'ROLE_STORE_MANAGER', companies.stranger);
    for (const user_id of [stranger.id, people.worker.id, people.buyer.id, randomUUID()])
      for (const account of [people.buyer, people.admin])
        expect(await change(stores.large.id, { user_id }, account)).toMatchObject({
          status: 404,
          body: { code: 'not-found', fields: { user_id: expect.any(String) } },
        });
    expect(await change(stores.foreign.id, { user_id: stranger.id })).toMatchObject({ status: 404 });
    expect(await change(stores.foreign.id, { user_id: stranger.id }, people.foreignBuyer)).toMatchObject({
      status: 200,
    });
    for (const account of [people.manager, people.vendor, people.worker, people.buyerManager, people.storeManager])
      expect(await change(stores.own.id, { user_id: people.storeManager.id }, account)).toMatchObject({ status: 403 });
  });

  it('keep their last store', async () => {
    const { stores, companies } = world;
    const store_ids = [stores.large.id];
    for (const role of ['ROLE_STORE_MANAGER', 'ROLE_BUYER_MANAGER'] as const) {
      const one = await world.person('Iva', role, companies.customer, { store_ids });
      expect(await change(stores.large.id, { user_id: one.id, remove: true })).toMatchObject({
        status: 409,
        body: { code: 'person-needs-store', fields: { user_id: expect.any(String) } },
      });
      expect(await getAccount(one.id)).toEqual(one);
    }
  });

  it('have at most 100 stores', async () => {
    const { id } = await keeper(
      'Busy',
      Array.from({ length: 99 }, () => randomUUID()),
    );
    ok(await change(world.stores.large.id, { user_id: id }));
    expect(await change(world.stores.shared.id, { user_id: id })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { user_id: expect.stringContaining('100') } },
    });
  });

  it('given two stores at once keep both, or one request is refused', async () => {
    const { stores } = world;
    const { id } = await keeper('Hana');
    const both = await racing(writes('ACCOUNT#'), [
      () => change(stores.large.id, { user_id: id }),
      () => change(stores.shared.id, { user_id: id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await getAccount(id))?.store_ids).toHaveLength(1);
  });
});
