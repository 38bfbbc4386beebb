import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  admitUser,
  createAccount,
  invite,
  restoreInvitation,
  revokeInvitation,
  updateUser,
} from '#shared/contracts/people.ts';
import { cancelShift, createShift, endShift, previewShift } from '#shared/contracts/shifts.ts';
import {
  deleteStore,
  getPublicStore,
  getStore,
  listStores,
  setStoreActive,
  updateStore,
  updateStoreManagers,
} from '#shared/contracts/stores.ts';
import { racing, whileHeld, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { countPeopleAt } from '../data/people/account-lists.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';
import { openInvitationPlaces } from '../data/people/invitations.ts';
import { insertStore, storeKey } from '../data/stores/stores.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

type Stored = { id: string; version: number; active: boolean };
const newStore = async (name = 'Kiosk'): Promise<Stored> => {
  const store = { ...world.stores.own, id: randomUUID(), name };
  await insertStore(store);
  return store;
};
const set = (id: string, body: unknown, account: Account = world.people.buyer, asking = {}) =>
  invoke(setStoreActive, account, { params: { id }, body, ...asking });
const remove = (id: string, account: Account = world.people.buyer) => invoke(deleteStore, account, { params: { id } });
const read = async (id: string) => ok(await invoke(getStore, world.people.buyer, { params: { id } })) as Stored;
const inactiveStore = async (name?: string): Promise<Stored> => {
  const { id, version } = await newStore(name);
  return ok(await set(id, { version, active: false })) as Stored;
};
const orderFor = (store_id: string) => ({ store_id, category_id: world.specialties.cashier, ...plan });
const order = (id: string, account: Account = world.people.buyer) =>
  invoke(createShift, account, { body: orderFor(id), now: when.ordered });
const auditOf = async (id: string) => {
  const { data } = (await invoke(listAudit, world.people.buyer, { query: { about_id: id } })).body;
  return data as { action: string; changes: unknown[] }[];
};

describe('a store', () => {
  it('is deactivated and activated again, each once in the audit log, and nothing else changes', async () => {
    const { id, version } = await newStore();
    const before = await read(id);
    const off = ok(await set(id, { version, active: false }));
    expect({ ...off, contacts: [] }).toEqual({ ...before, active: false, version: version + 1 });
    // The same state again is no change.
    expect(ok(await set(id, { version: version + 1, active: false }))).toEqual(off);
    expect(ok(await set(id, { version: version + 1, active: true }, world.people.admin))).toMatchObject({
      active: true,
      version: version + 2,
    });
    const change = (active: boolean) => ({ field: 'active', before: !active, after: active, withheld: false });
    expect(await auditOf(id)).toMatchObject([
      { action: 'store-activated', by: { id: world.people.admin.id }, changes: [change(true)] },
      { action: 'store-deactivated', by: { id: world.people.buyer.id }, changes: [change(false)] },
    ]);
  });

  it('is not deactivated while shifts are ahead or running, whose number is told', async () => {
    const { id, version } = await newStore();
    const later = ok(await order(id)) as Stored;
    const { act, started } = shiftFixtures(world);
    const running = (await started({ store_id: id })) as Stored;
    const off = (now: string) => set(id, { version, active: false }, world.people.buyer, { now });
    const refused = (count: string) => ({
      status: 409,
      body: { code: 'store-shifts-ahead', message: expect.stringContaining(count) },
    });
    await expect.poll(() => off(when.ordered)).toMatchObject(refused('2 shifts'));
    expect(await read(id)).toMatchObject({ active: true, version });
    await act(cancelShift, later.id, { who: world.people.buyer, body: { reason: 'Closed' } });
    await expect.poll(() => off(when.dayAfter)).toMatchObject(refused('1 shift'));
    await act(endShift, running.id, { who: world.people.worker, now: when.ended });
    await expect.poll(() => off(when.dayAfter)).toMatchObject({ status: 200 });
  });

  it('is not for other companies and roles, nor for a stale version or a wrong body', async () => {
    const { people } = world;
    const { id, version } = await newStore();
    const body = { version, active: false };
    expect(await set(id, body, people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await set('nothing', body)).toMatchObject({ status: 404 });
    for (const who of [people.vendor, people.manager, people.worker, people.buyerManager, people.storeManager])
      expect(await set(id, body, who)).toMatchObject({ status: 403 });
    expect(await set(id, { ...body, version: version + 1 })).toMatchObject({ status: 409, body: { code: 'changed' } });
    for (const [field, wrong] of Object.entries({ active: { ...body, active: 'no' }, version: { active: false } }))
      expect(await set(id, wrong)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await read(id)).toMatchObject({ active: true, version });
  });

  it('is changed by one of two at once, and once whichever write fails', async () => {
    const { id, version } = await newStore();
    const both = await racing(writes('STORE#'), [
      () => set(id, { version, active: false }),
      () => invoke(updateStore, world.people.buyer, { params: { id }, body: { version, name: 'Other' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await withEachFault(async (faulty) => {
      const store = await newStore();
      await faulty(() => set(store.id, { version: store.version, active: false }));
      const current = await read(store.id);
      ok(await set(store.id, { version: current.version, active: false }));
      expect(await read(store.id)).toMatchObject({ active: false, version: store.version + 1 });
      expect((await auditOf(store.id)).length).toBe(1);
    });
  });
});

describe('an inactive store', () => {
  it('cannot be ordered for, and can again once it is active', async () => {
    const { id, version } = await inactiveStore('Corner');
    const { people } = world;
    const refused = { status: 422, body: { code: 'store-inactive', message: expect.stringContaining('Corner') } };
    for (const who of [people.buyer, people.vendor, people.admin]) expect(await order(id, who)).toMatchObject(refused);
    expect(await invoke(previewShift, people.buyer, { body: orderFor(id), now: when.ordered })).toMatchObject(refused);
    ok(await set(id, { version, active: true }));
    expect(await order(id)).toMatchObject({ status: 201 });
  });

  it('cannot be ordered for by a request that read it while it was active', async () => {
    const { id, version } = await newStore();
    const [ordered, closed] = await whileHeld(
      writes('SHIFT#'),
      () => order(id),
      () => set(id, { version, active: false }),
    );
    expect(closed).toMatchObject({ status: 200 });
    expect(ordered).toMatchObject({ status: 422, body: { code: 'store-inactive' } });
  });

  it('is in the list of inactive stores only, also when it is searched for, and read by its id', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const kiosk = await own.store('Kiosk', companies.customer, [companies.performer]);
    const keeper = await own.person('Keeper', 'ROLE_BUYER_MANAGER', companies.customer, { store_ids: [kiosk.id] });
    ok(await set(kiosk.id, { version: 1, active: false }, people.buyer));
    const found = async (who: Account, query: Record<string, unknown>) => {
      const { data, total } = (await invoke(listStores, who, { query: { per_page: 100, ...query } })).body;
      return [(data as { id: string }[]).some(({ id }) => id === kiosk.id), total];
    };
    for (const query of [
      {},
      { sort: 'address' },
      { name: 'kiosk' },
      { address: 'Pankráci' },
      { company_id: companies.customer.id },
    ])
      for (const who of [people.buyer, people.vendor, keeper]) {
        expect((await found(who, query))[0]).toBe(false);
        expect(await found(who, { ...query, active: 'false' })).toEqual([true, 1]);
      }
    for (const who of [people.buyer, people.vendor, people.admin])
      expect(await found(who, { id: kiosk.id })).toEqual([true, 1]);
    expect(await invoke(listStores, people.buyer, { query: { active: 'maybe' } })).toMatchObject({ status: 400 });
    ok(await invoke(updateStore, people.buyer, { params: { id: kiosk.id }, body: { version: 2, name: 'Buffet' } }));
    expect(await found(people.buyer, { active: 'false', name: 'buffet' })).toEqual([true, 1]);
    ok(await set(kiosk.id, { version: 3, active: true }, people.buyer));
    expect(await found(people.buyer, { active: 'false' })).toEqual([false, 0]);
    expect((await found(people.buyer, {}))[0]).toBe(true);
  });

  it('says on its public page that it is closed', async () => {
    const { id } = await inactiveStore();
    expect(ok(await invoke(getPublicStore, null, { params: { id } }))).toMatchObject({ id, active: false });
  });

  it('that an older release stored is active', async () => {
    const { id } = await newStore();
    const { active: _, ...item } = { active: null, ...(await get(storeKey(id))) };
    await transact([{ part: 'newer', remove: storeKey(id) }]);
    await transact([{ part: 'older', put: { ...item, ...storeKey(id), schema: 2 } }]);
    expect(await read(id)).toMatchObject({ active: true });
    expect(ok(await set(id, { version: 1, active: false }))).toMatchObject({ active: false });
  });
});

const aKeeper = () =>
  world.person('Keeper', 'ROLE_BUYER_MANAGER', world.companies.customer, { store_ids: [world.stores.own.id] });
const openPlacesAt = async (id: string) =>
  (await openInvitationPlaces(world.companies.customer.id, new Date().toISOString())).filter(({ store_ids }) =>
    store_ids.includes(id),
  ).length;
const inviting = (id: string, email: string) =>
  invoke(invite, world.people.buyer, { body: { role: 'ROLE_STORE_MANAGER', stores_ids: [id], email } });
/** The id of an invitation that was sent. */
const invited = async (id: string) => {
  const email = `${randomUUID()}@smena.test`;
  const invitation = ok(await inviting(id, email)) as { id: string };
  // A message that was not sent yet would be withheld, which also changes the invitation.
  await sentTo(email);
  return invitation.id;
};

/** The requests that give a store. */
const givingBy = {
  'update-store-managers': (id: string, keeper: Account) => () =>
    invoke(updateStoreManagers, world.people.buyer, { params: { id }, body: { user_id: keeper.id } }),
  'update-user': (id: string, keeper: Account) => () =>
    invoke(updateUser, world.people.buyer, {
      params: { id: keeper.id },
      body: { version: keeper.version, stores_ids: [...keeper.store_ids, id] },
    }),
  'create-account': (id: string, keeper: Account) => () =>
    invoke(createAccount, world.people.buyer, {
      body: { user_id: keeper.id, role: 'ROLE_STORE_MANAGER', stores_ids: [id] },
    }),
  admit: async (id: string) => {
    const since = '2026-03-01T08:00:00.000Z';
    const waits = { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since } as const;
    const newcomer = await world.person('Newcomer', 'ROLE_USER', null, { email: `${randomUUID()}@smena.test`, waits });
    return () => invoke(admitUser, world.people.buyer, { params: { id: newcomer.id }, body: { stores_ids: [id] } });
  },
  invite: (id: string) => () => inviting(id, `${randomUUID()}@smena.test`),
  restore: async (id: string) => {
    const invitation = await invited(id);
    ok(await invoke(revokeInvitation, world.people.buyer, { params: { id: invitation } }));
    return () => invoke(restoreInvitation, world.people.buyer, { params: { id: invitation }, body: {} });
  },
};

describe('deleting a store', () => {
  it('removes it from every list and keeps its audit entries', async () => {
    const { id } = await inactiveStore('Deleted one');
    const { people } = world;
    expect(ok(await remove(id))).toEqual({ id });
    for (const who of [people.buyer, people.admin, people.vendor]) {
      expect(await invoke(getStore, who, { params: { id } })).toMatchObject({ status: 404 });
      const queries: Record<string, string>[] = [{ active: 'false' }, { active: 'false', name: 'deleted' }, { id }];
      for (const query of queries)
        expect((await invoke(listStores, who, { query })).body.data).not.toContainEqual(
          expect.objectContaining({ id }),
        );
    }
    expect(await invoke(getPublicStore, null, { params: { id } })).toMatchObject({ status: 404 });
    expect(await order(id)).toMatchObject({ status: 404 });
    const [entry, ...others] = await auditOf(id);
    expect(entry).toMatchObject({ action: 'store-deleted', about: { id, name: 'Deleted one' } });
    expect(entry?.changes).toContainEqual({ field: 'name', before: 'Deleted one', after: null, withheld: false });
    expect(others).toMatchObject([{ action: 'store-deactivated' }]);
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it('is refused for an active store, and while shifts or people hang on it, with their numbers', async () => {
    const { id, version } = await newStore();
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'store-active' } });
    const keeper = await aKeeper();
    const give = (taken: boolean) =>
      invoke(updateStoreManagers, world.people.buyer, { params: { id }, body: { user_id: keeper.id, remove: taken } });
    ok(await give(false));
    // The index of people is milliseconds behind.
    await expect.poll(() => countPeopleAt(id, world.companies.customer.id)).toBe(1);
    const { version: off } = ok(await set(id, { version, active: false })) as Stored;
    const refused = (shifts: number, people: number) => ({
      status: 409,
      body: { code: 'store-in-use', message: expect.stringContaining(`shifts: ${shifts}, managers: ${people}`) },
    });
    expect(await remove(id)).toMatchObject(refused(0, 1));
    expect((await getAccount(keeper.id))?.store_ids).toEqual([...keeper.store_ids, id]);
    ok(await give(true));
    ok(await set(id, { version: off, active: true }));
    const shift = ok(await order(id)) as Stored;
    const cancel = { who: world.people.buyer, body: { reason: 'Closed' } };
    await shiftFixtures(world).act(cancelShift, shift.id, cancel);
    // The index of the store's shifts is milliseconds behind.
    await expect.poll(() => set(id, { version: off + 1, active: false })).toMatchObject({ status: 200 });
    await expect.poll(() => remove(id)).toMatchObject(refused(1, 0));
    expect(await read(id)).toMatchObject({ active: false });
  });

  it('is refused while an open invitation gives it, which is not restored afterwards', async () => {
    const { buyer } = world.people;
    const { id } = await inactiveStore();
    const invitation = await invited(id);
    // The index of invitations is milliseconds behind.
    await expect.poll(() => openPlacesAt(id)).toBe(1);
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { code: 'store-in-use', message: expect.stringContaining('shifts: 0, managers: 0, valid invitations: 1') },
    });
    ok(await invoke(revokeInvitation, buyer, { params: { id: invitation } }));
    await expect.poll(() => remove(id)).toMatchObject({ status: 200 });
    expect(await invoke(restoreInvitation, buyer, { params: { id: invitation }, body: {} })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it.for(['update-store-managers', 'update-user', 'create-account', 'admit', 'invite', 'restore'] as const)(
    'while it is given by %s is done, and the store is not found any more',
    async (how) => {
      const { id } = await inactiveStore();
      const before = await aKeeper();
      const give = await givingBy[how](id, before);
      const isGiving = writes(how === 'invite' || how === 'restore' ? 'INVITATION#' : 'ACCOUNT#');
      // A revoked invitation leaves the index milliseconds later.
      const [given] = await whileHeld(isGiving, give, async () => {
        await expect.poll(() => remove(id)).toMatchObject({ status: 200 });
      });
      expect(given).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await getAccount(before.id)).toEqual(before);
      expect([await countPeopleAt(id, world.companies.customer.id), await openPlacesAt(id)]).toEqual([0, 0]);
    },
  );

  it.for(['update-store-managers', 'update-user', 'create-account', 'admit', 'invite', 'restore'] as const)(
    'is refused if it is given by %s meanwhile',
    async (how) => {
      const { id } = await inactiveStore();
      const give = await givingBy[how](id, await aKeeper());
      const uses = async () => (await countPeopleAt(id, world.companies.customer.id)) + (await openPlacesAt(id));
      await expect.poll(uses).toBe(0);
      const [deleted] = await whileHeld(
        writes('STORE#'),
        () => remove(id),
        async () => {
          expect((await give()).status).toBeLessThan(300);
          await expect.poll(uses).toBe(1);
        },
      );
      expect(deleted).toMatchObject({ status: 409, body: { code: 'store-in-use' } });
      expect(await read(id)).toMatchObject({ active: false });
    },
  );

  it('is not for other companies and roles', async () => {
    const { people } = world;
    const { id } = await inactiveStore();
    expect(await remove(id, people.foreignBuyer)).toMatchObject({ status: 404 });
    for (const who of [people.vendor, people.manager, people.worker, people.buyerManager, people.storeManager])
      expect(await remove(id, who)).toMatchObject({ status: 403 });
    expect(ok(await remove(id, people.admin))).toEqual({ id });
  });

  it('of one that is activated at the same moment is refused', async () => {
    const { id, version } = await inactiveStore();
    const both = await racing(writes('STORE#'), [() => remove(id), () => set(id, { version, active: true })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('happens once whichever write fails', async () => {
    await withEachFault(async (faulty) => {
      const { id } = await inactiveStore();
      await faulty(() => remove(id));
      expect([200, 404]).toContain((await remove(id)).status);
      expect(await get(storeKey(id))).toBeUndefined();
      expect((await auditOf(id)).filter(({ action }) => action === 'store-deleted')).toHaveLength(1);
    });
  });
});
