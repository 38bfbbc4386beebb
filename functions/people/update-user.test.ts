import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { getUser, listUsers, updateUser } from '#shared/contracts/people.ts';
import { downloadMe } from '#shared/contracts/settings.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, accountChangeWrites, getAccount } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const read = (id: string, who: Account) => invoke(getUser, who, { params: { id } });
const edit = (id: string, who: Account, change: object, version = 1) =>
  invoke(updateUser, who, { params: { id }, body: { version, ...change } });
const aWorker = (change: Partial<Account> = {}) =>
  world.person('Jana Stará', 'ROLE_VENDOR_STAFF', world.companies.performer, change);
const aStoreManager = (...store_ids: string[]) =>
  world.person('Standa Vedoucí', 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids });

describe('a person', () => {
  it('is read with the fields that the reader may change', async () => {
    const { people } = world;
    const worker = await aWorker({ bank_account: '19-2000145399/0800', personal_number: '0233', contract: 'dpp' });
    expect(ok(await read(worker.id, people.vendor))).toMatchObject({
      fio: 'Jana Stará',
      company: { id: world.companies.performer.id },
      categories_ids: [world.specialties.cashier],
      categories: [{ id: world.specialties.cashier }],
      personal_number: '0233',
      contract: 'dpp',
      bank_account: '19-2000145399/0800',
      deduction: null,
      version: 1,
      editable: expect.arrayContaining(['fio', 'bank_account']),
    });
    expect(ok(await read(people.buyer.id, people.buyer))).toMatchObject({
      editable: [],
      bank_account: null,
      deduction: null,
    });
  });

  it.for([
    ['rivalVendor', 'worker'],
    ['buyer', 'worker'],
    ['manager', 'worker'],
    ['manager', 'buyer'],
    ['foreignBuyer', 'storeManager'],
    ['buyerManager', 'buyer'],
    ['vendor', 'storeManager'],
  ] as const)('is not found by a %s who may not see the %s', async ([who, whom]) => {
    const { people } = world;
    expect(await read(people[whom].id, people[who])).toMatchObject({ status: 404 });
    expect(await edit(people[whom].id, people[who], { fio: 'Someone' })).toMatchObject({ status: 404 });
    expect((await getAccount(people[whom].id))?.fio).toBe(people[whom].fio);
  });

  it('is neither read nor changed by a worker, a store manager or a newcomer', async () => {
    const { worker, storeManager, newcomer } = world.people;
    for (const who of [worker, storeManager, newcomer]) {
      expect(await read(who.id, who)).toMatchObject({ status: 403 });
      expect(await edit(who.id, who, { fio: 'Someone' })).toMatchObject({ status: 403 });
    }
  });
});

describe('an edit of a person', () => {
  it('is stored, listed, searched and recorded in the audit log of the company', async () => {
    const { people, specialties } = world;
    const { id } = await aWorker();
    const change = {
      fio: 'Jana Přejmenovaná',
      country: 'UA',
      languages: ['uk', 'cs'],
      categories_ids: [specialties.baker],
      personal_number: '0042',
      contract: 'dpc',
      bank_account: 'CZ65 0800 0000 1920 0014 5399',
      deduction: 2350,
    };
    const answer = ok(await edit(id, people.vendor, change));
    expect(answer).toMatchObject({ ...change, bank_account: 'CZ6508000000192000145399', version: 2 });
    expect(ok(await read(id, people.vendor))).toEqual(answer);
    const found = async (query: Record<string, string>) =>
      (await invoke(listUsers, people.vendor, { query })).body.data.map(({ fio }: Account) => fio) as string[];
    expect(await found({ name: 'prejmen' })).toEqual(['Jana Přejmenovaná']);
    expect(await found({ name: 'stara' })).not.toContain('Jana Přejmenovaná');
    expect(await found({ categories: specialties.baker, country: 'UA' })).toEqual(['Jana Přejmenovaná']);
    const { body } = await invoke(listAudit, people.vendor, { query: { action: 'person-changed' } });
    expect(body.data).toContainEqual(
      expect.objectContaining({
        by: { id: people.vendor.id, fio: 'Vendor' },
        about: { id, name: 'Jana Přejmenovaná' },
      }),
    );
    expect(JSON.stringify(body)).not.toContain('1920001');
  });

  it('of an older version is refused, and changes nothing', async () => {
    const { id } = await aWorker();
    ok(await edit(id, world.people.vendor, { fio: 'First' }));
    expect(await edit(id, world.people.admin, { fio: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await getAccount(id)).toMatchObject({ fio: 'First', version: 2 });
  });

  it('by two at once succeeds for one of them', async () => {
    const { id } = await aWorker();
    const edits = ['One', 'Two'].map((fio) => () => edit(id, world.people.vendor, { fio }));
    const statuses = (await racing(writes('ACCOUNT#'), edits)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('of somebody who moved to another company meanwhile is refused, and changes nothing', async () => {
    const { people, companies } = world;
    const worker = await aWorker();
    const moved = { ...worker, company: companies.rival, version: 2 };
    await transact(accountChangeWrites({ before: worker, after: moved }));
    expect(await edit(worker.id, people.vendor, { fio: 'Mine' })).toMatchObject({ status: 404 });
    expect(await edit(worker.id, people.admin, { fio: 'Mine' })).toMatchObject({ status: 409 });
    expect(await getAccount(worker.id)).toEqual(moved);
  });

  it('of a field that is not theirs to change is refused at the field', async () => {
    const { people, stores } = world;
    expect(await edit(people.storeManager.id, people.buyer, { contract: 'dpp', fio: 'X' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', fields: { contract: expect.any(String) } },
    });
    expect(await edit(people.worker.id, people.vendor, { stores_ids: [stores.own.id] })).toMatchObject({ status: 403 });
    expect(await edit(people.buyer.id, people.buyer, { fio: 'X' })).toMatchObject({ status: 403 });
    for (const field of ['email', 'phone', 'roles', 'company'])
      expect(await edit(people.worker.id, people.vendor, { [field]: 'x' })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
  });

  it.each([
    ['fio', ''],
    ['fio', 'x'.repeat(201)],
    ['country', 'XX'],
    ['languages', ['klingon']],
    ['personal_number', ''],
    ['contract', 'volunteer'],
    ['bank_account', '19-2000145398/0800'],
    ['deduction', 10_001],
    ['deduction', -1],
    ['deduction', 15.5],
    ['categories_ids', ['nothing']],
    ['categories_ids', Array.from({ length: 19 }, (_, n) => `s${n}`)],
  ])('with the %s %j is refused at the field', async (field, value) => {
    const { id } = await aWorker();
    const { status, body } = await edit(id, world.people.vendor, { [field]: value });
    expect([400, 404]).toContain(status);
    expect(Object.keys(body.fields).map((path) => path.split('.')[0])).toEqual([field]);
    expect(await getAccount(id)).toMatchObject({ version: 1 });
  });

  it('renames a person and changes 18 specialties in one transaction', async () => {
    const { specialties, people } = world;
    const before = Array.from({ length: 17 }, (_, n) => `gone-${n}`);
    const name = (word: string) => Array.from({ length: 8 }, (_, n) => `${word}${n}`).join(' ');
    const { id } = await world.person(name('old'), 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: before,
      email: 'one.two.three.four@smena.test',
      phone: '+420777111222',
    });
    const change = { fio: name('new'), categories_ids: [specialties.baker] };
    expect(await edit(id, people.vendor, change)).toMatchObject({ status: 200, body: { data: change } });
  });

  it('that fails at any write is whole or has no effect, and can be repeated', async () => {
    await withEachFault(async (withFault) => {
      const { id } = await aWorker();
      const { status } = await withFault(() => edit(id, world.people.vendor, { fio: 'Jana Nová' }));
      const { fio = '', version } = (await getAccount(id)) ?? {};
      expect(['Jana Stará 1', 'Jana Nová 2']).toContain(`${fio} ${version}`);
      if (status === 200) expect(version).toBe(2);
      const again = await edit(id, world.people.vendor, { fio: 'Jana Nová' });
      expect([200, 409]).toContain(again.status);
      expect(await getAccount(id)).toMatchObject({ fio: 'Jana Nová', version: 2 });
    });
  });
});

describe('the stores of a store manager', () => {
  it('are given and taken by the buyer, within the company', async () => {
    const { people, stores } = world;
    const { id } = await aStoreManager(stores.own.id);
    const body = { stores_ids: [stores.large.id, stores.shared.id] };
    expect(ok(await edit(id, people.buyer, body))).toMatchObject(body);
    for (const store of [stores.foreign.id, 'nothing'])
      expect(await edit(id, people.buyer, { stores_ids: [store] }, 2)).toMatchObject({
        status: 404,
        body: { fields: { stores_ids: expect.any(String) } },
      });
    // An admin reaches the store, but it belongs to another company.
    expect(await edit(id, people.admin, { stores_ids: [stores.foreign.id] }, 2)).toMatchObject({ status: 404 });
    expect(await edit(id, people.buyer, { stores_ids: [] }, 2)).toMatchObject({
      status: 409,
      body: { code: 'person-needs-store', fields: { stores_ids: expect.any(String) } },
    });
    expect(await getAccount(id)).toMatchObject({ store_ids: body.stores_ids, version: 2 });
  });

  it('that a buyer manager does not manage stay', async () => {
    const { people, stores } = world;
    const { own, shared, large } = stores;
    const { id } = await aStoreManager(own.id, large.id);
    expect(await edit(id, people.buyerManager, { stores_ids: [own.id] })).toMatchObject({ status: 404 });
    ok(await edit(id, people.buyerManager, { stores_ids: [shared.id, large.id] }));
    expect(await edit(id, people.buyerManager, { stores_ids: [own.id, shared.id, large.id] }, 2)).toMatchObject({
      status: 200,
    });
  });
});

it('the personal number, the contract and the deduction are in the data that a worker downloads', async () => {
  const worker = await aWorker();
  const change = { personal_number: '0777', contract: 'employment', deduction: 1000 };
  ok(await edit(worker.id, world.people.vendor, change));
  expect((await invoke(downloadMe, worker)).body.account).toMatchObject(change);
});
