import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import { deactivateUser, getUser, listUsers } from '#shared/contracts/people.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { assignShift, getShift, leaveShift } from '#shared/contracts/shifts.ts';
import { createCognitoUser, isInCognito } from '../../test/world/client.ts';
import { whileHeld, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const deactivate = (id: string, who: Account) => invoke(deactivateUser, who, { params: { id } });
const aWorker = (fio = 'Karel Končící') => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);

describe('a person who is deactivated', () => {
  it('cannot sign in, is in no list, and the e-mail can be used again', async () => {
    const { vendor } = world.people;
    const worker = await aWorker();
    const { login } = await createCognitoUser(worker);
    expect(await deactivate(worker.id, vendor)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect([await getAccount(worker.id), await findLoginId(login)]).toEqual([undefined, undefined]);
    expect(await isInCognito(login)).toBe(false);
    expect(await invoke(getMe, worker)).toMatchObject({ status: 403 });
    expect(await invoke(getUser, vendor, { params: { id: worker.id } })).toMatchObject({ status: 404 });
    const { body } = await invoke(listUsers, vendor, { query: { name: 'koncici' } });
    expect(body).toMatchObject({ total: 0 });
    const audit = (await invoke(listAudit, vendor, { query: { action: 'person-deactivated' } })).body;
    expect(audit.data).toContainEqual(
      expect.objectContaining({ by: { id: vendor.id, fio: 'Vendor' }, about: { id: worker.id, name: worker.fio } }),
    );
    expect(await deactivate(worker.id, vendor)).toMatchObject({ status: 404 });
  });

  it('keeps the shifts worked, and another account of the login', async () => {
    const worker = await aWorker('Dana Dvojí');
    const { login_id } = worker;
    const rival = await world.person('Dana Dvojí', 'ROLE_VENDOR_STAFF', world.companies.rival, { login_id });
    const shift = await shiftFixtures(world).completed({}, worker);
    expect(await deactivate(worker.id, world.people.vendor)).toMatchObject({
      body: { data: { login_deleted: false } },
    });
    expect(await getAccount(worker.id)).toMatchObject({ fio: '', active: false });
    expect(ok(await invoke(getMe, rival)).users).toHaveLength(1);
    expect(ok(await invoke(getShift, world.people.vendor, { params: { id: shift.id } })).staff).toMatchObject({
      fio: 'Dana Dvojí',
    });
  });

  it('must have been released from all coming shifts', async () => {
    const { vendor } = world.people;
    const worker = await aWorker();
    const give = shiftFixtures(world);
    const { id } = await give.confirmed({}, worker);
    expect(await deactivate(worker.id, vendor)).toMatchObject({
      status: 409,
      body: { code: 'person-shifts-ahead', message: /1 upcoming shift,/ },
    });
    expect(await getAccount(worker.id)).toEqual(worker);
    await give.act(leaveShift, id, { who: vendor, body: { reason: 'The contract ends' } });
    expect(await deactivate(worker.id, vendor)).toMatchObject({ status: 200 });
  });

  it('is not assigned to a shift at the same moment', async () => {
    const { vendor } = world.people;
    const worker = await aWorker();
    const { id } = await shiftFixtures(world).create();
    const assign = () =>
      invoke(assignShift, vendor, {
        params: { id },
        body: { version: 1, staff_id: worker.id, override_reason: 'Yes' },
      });
    const close = () => deactivate(worker.id, vendor);
    const [closed, assigned] = await whileHeld(writes(`ACCOUNT#${worker.id}`), close, assign);
    expect(assigned).toMatchObject({ status: 200 });
    expect(closed).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await getAccount(worker.id)).toMatchObject({ active: true });
  });

  it.for([
    ['rivalVendor', 'worker', 404],
    ['buyer', 'worker', 404],
    ['manager', 'worker', 404],
    ['foreignBuyer', 'storeManager', 404],
    ['buyerManager', 'buyer', 404],
    ['buyer', 'buyer', 403],
    ['vendor', 'vendor', 403],
    ['worker', 'worker', 403],
    ['storeManager', 'storeManager', 403],
  ] as const)('stays if a %s asks for a %s: %i', async ([who, whom, status]) => {
    const { people } = world;
    expect(await deactivate(people[whom].id, people[who])).toMatchObject({ status });
    expect(await getAccount(people[whom].id)).toEqual(people[whom]);
  });

  it('stays if a buyer manager asks who does not have all stores of the person', async () => {
    const { people, companies, stores } = world;
    const keeper = (...store_ids: string[]) =>
      world.person('Klíčník', 'ROLE_STORE_MANAGER', companies.customer, { store_ids });
    const [both, one] = [await keeper(stores.own.id, stores.large.id), await keeper(stores.own.id)];
    expect(await deactivate(both.id, people.buyerManager)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await getAccount(both.id)).toEqual(both);
    expect(await deactivate(one.id, people.buyerManager)).toMatchObject({ status: 200 });
    expect(await deactivate(both.id, people.buyer)).toMatchObject({ status: 200 });
  });

  it('stays if nobody else manages the company', async () => {
    const { admin, foreignBuyer } = world.people;
    expect(await deactivate(foreignBuyer.id, admin)).toMatchObject({
      status: 409,
      body: { code: 'person-last-of-company', message: /stranger/ },
    });
  });

  it('may be the last one of an inactive company', async () => {
    const { people, companies } = await createWorld();
    const body = { version: 1, active: false };
    ok(await invoke(setCompanyActive, people.admin, { params: { id: companies.rival.id }, body }));
    expect(await deactivate(people.rivalVendor.id, people.admin)).toMatchObject({ status: 200 });
    expect(await getAccount(people.rivalVendor.id)).toBeUndefined();
  });

  secondRing.it('is whole or gone after any fault, and the next try deactivates', async () => {
    await withEachFault(async (withFault) => {
      const worker = await aWorker('Pavel Pokus');
      await withFault(() => deactivate(worker.id, world.people.vendor));
      expect([undefined, worker]).toContainEqual(await getAccount(worker.id));
      expect([200, 404]).toContain((await deactivate(worker.id, world.people.vendor)).status);
      expect(await getAccount(worker.id)).toBeUndefined();
    });
  });
});
