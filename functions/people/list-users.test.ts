import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#shared/contracts/people.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import {
  type Account,
  accountInsertionWrites,
  accountChangeWrites,
  closeAccountWrites,
} from '../data/people/accounts.ts';
import { newAccount } from '../data/people/new-account.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const list = async (who: Account, query: Record<string, string | string[]> = {}) =>
  (await invoke(listUsers, who, { query: { per_page: '100', ...query } })).body;
const namesOf = ({ data }: { data: { fio: string }[] }) => data.map(({ fio }) => fio);

describe('the list of people', () => {
  it.for([
    ['vendor', ['Jana Nováková', 'Petr Svoboda', 'Vendor']],
    ['rivalVendor', ['Radek Čermák', 'Rival']],
    ['buyer', ['Buyer', 'Buyer manager', 'Store manager']],
    ['buyerManager', ['Store manager']],
    ['foreignBuyer', ['Foreign buyer']],
  ] as const)('shows a %s exactly the people whom they may see, in Czech order', async ([who, expected]) => {
    const page = await list(world.people[who]);
    expect(namesOf(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  it('is filtered by role, specialty and name', async () => {
    const { vendor } = world.people;
    expect(namesOf(await list(vendor, { roles: 'ROLE_VENDOR_STAFF' }))).toEqual(['Jana Nováková', 'Petr Svoboda']);
    const bakers = async () => namesOf(await list(vendor, { categories: world.specialties.baker }));
    await expect.poll(bakers, following).toEqual(['Jana Nováková']);
    expect(namesOf(await list(vendor, { name: 'svob' }))).toEqual(['Petr Svoboda']);
  });

  it('is filtered by country and by any of several languages, alone and beside a name', async () => {
    const { companies, people, person } = await createWorld();
    await person('Oksana Bondar', 'ROLE_VENDOR_STAFF', companies.performer, { country: 'UA', languages: ['uk', 'cs'] });
    await person('Olga Petrova', 'ROLE_VENDOR_STAFF', companies.performer, { country: 'UA', languages: ['ru'] });
    const names = async (query: Record<string, string | string[]>) => namesOf(await list(people.vendor, query));
    expect(await names({ country: 'UA' })).toEqual(['Oksana Bondar', 'Olga Petrova']);
    expect(await names({ country: 'CZ' })).toEqual([]);
    expect(await names({ languages: 'cs' })).toEqual(['Oksana Bondar']);
    expect(await names({ languages: ['cs', 'ru'] })).toEqual(['Oksana Bondar', 'Olga Petrova']);
    expect(await names({ country: 'UA', name: 'olg' })).toEqual(['Olga Petrova']);
    expect(await list(people.rivalVendor, { country: 'UA' })).toMatchObject({ data: [], total: 0 });
    expect(await list(people.vendor, { country: 'UA' })).toMatchObject({
      data: [{ country: 'UA', languages: ['uk', 'cs'], created_at: '2026-01-01T00:00:00.000Z' }, {}],
    });
  });

  it('of all companies is filtered beside a name, and refused at the company without one', async () => {
    const { companies, people, person } = await createWorld();
    const { performer, rival, customer } = companies;
    const mark = `Q${randomUUID().slice(0, 8)}`;
    await person(`Iva ${mark}`, 'ROLE_VENDOR_STAFF', performer, { country: 'UA' });
    await person(`Jan ${mark}`, 'ROLE_VENDOR_STAFF', rival, { country: 'UA' });
    await person(`Eva ${mark}`, 'ROLE_STORE_MANAGER', customer, { country: 'UA' });
    const query = { country: 'UA', name: mark };
    expect(namesOf(await list(people.admin, query))).toEqual([`Eva ${mark}`, `Iva ${mark}`, `Jan ${mark}`]);
    expect(namesOf(await list(people.admin, { ...query, company_id: rival.id }))).toEqual([`Jan ${mark}`]);
    expect(namesOf(await list(people.manager, query))).toEqual([`Eva ${mark}`]);
    for (const who of [people.admin, people.manager])
      expect(await list(who, { country: 'UA' })).toMatchObject({
        code: 'invalid-input',
        fields: { company_id: expect.any(String) },
      });
  });

  it('refuses an unknown country or language', async () => {
    for (const [field, value] of [
      ['country', 'XX'],
      ['country', 'cz'],
      ['languages', 'xx'],
    ] as const)
      expect(await list(world.people.vendor, { [field]: value })).toMatchObject({
        code: 'invalid-input',
        fields: { [field]: expect.any(String) },
      });
  });

  it('shows an admin everyone, and a manager only store managers', async () => {
    const of = (who: Account) => list(who, { company_id: world.companies.customer.id });
    expect(namesOf(await of(world.people.admin))).toEqual(['Buyer', 'Buyer manager', 'Store manager']);
    expect(namesOf(await of(world.people.manager))).toEqual(['Store manager']);
  });

  it('is sorted by name or by the time of joining, in both orders, and pages by cursor', async () => {
    const { vendor } = world.people;
    const sorted = async (query: Record<string, string>) => namesOf(await list(vendor, query));
    expect(await sorted({ sort: 'fio', order: 'desc' })).toEqual(['Vendor', 'Petr Svoboda', 'Jana Nováková']);
    expect(await sorted({ sort: 'created_at' })).toHaveLength(3);
    const first = await list(vendor, { per_page: '2' });
    expect(first).toMatchObject({ page: 1, total: 3, prev_cursor: null });
    const second = await list(vendor, { per_page: '2', cursor: first.next_cursor });
    expect(second).toMatchObject({ page: 2, total: 3, next_cursor: null });
    expect(namesOf(second)).toEqual(['Vendor']);
    expect(namesOf(await list(vendor, { per_page: '2', cursor: second.prev_cursor }))).toEqual(namesOf(first));
  });

  it('refuses another column, another order, and a cursor that it did not make', async () => {
    for (const [field, value] of [
      ['sort', 'email'],
      ['order', 'random'],
      ['cursor', 'x'],
      ['cursor', Buffer.from('["after",0,"x","fio asc"]').toString('base64url')],
      ['cursor', Buffer.from(JSON.stringify(['after', 1, `=${'x'.repeat(1025)}`, 'fio asc'])).toString('base64url')],
    ] as const)
      expect(await list(world.people.vendor, { [field]: value })).toMatchObject({
        code: 'invalid-input',
        fields: { [field]: expect.any(String) },
      });
  });

  it('finds a person by the beginning of any word of the name, by e-mail and by phone', async () => {
    const { companies, people } = world;
    const person = await world.person('Žaneta Králová-Šťastná', 'ROLE_VENDOR_STAFF', companies.performer, {
      email: 'zkral@example.cz',
      phone: '+420777123456',
    });
    for (const name of ['zan', 'KRÁL', 'stast zan', 'zkr', '777 123', '+420 777 123 456'])
      for (const who of [people.vendor, people.admin])
        expect(
          (await list(who, { name, company_id: companies.performer.id })).data.map(({ id }: { id: string }) => id),
        ).toEqual([person.id]);
    for (const name of ['aneta', 'example', 'zan svob'])
      expect(await list(people.vendor, { name })).toMatchObject({ total: 0 });
    expect(await list(people.rivalVendor, { name: 'zan' })).toMatchObject({ total: 0 });
    expect(await list(people.vendor, { name: 'zan', roles: 'ROLE_VENDOR' })).toMatchObject({ total: 0 });
  });

  it('shows and finds a person under the new name after a change, and under none after the account was closed', async () => {
    const { vendor } = world.people;
    const person = await world.person('Old Name', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const total = async () => (await list(vendor)).total as number;
    const before = await total();
    const after = { ...person, fio: 'Fresh Surname', version: 2 };
    await transact(accountChangeWrites({ before: person, after }));
    expect(await list(vendor, { name: 'old' })).toMatchObject({ total: 0 });
    expect(namesOf(await list(vendor, { name: 'fresh' }))).toEqual(['Fresh Surname']);
    expect(await total()).toBe(before);
    await transact(closeAccountWrites(after, false, 0));
    expect(await list(vendor, { name: 'fresh' })).toMatchObject({ total: 0 });
    expect(await total()).toBe(before - 1);
  });

  it('by specialty, store or several roles is filtered within a company, which the platform names', async () => {
    const { people, companies, stores, specialties } = world;
    const named = { company_id: companies.customer.id };
    const inStore = async () => namesOf(await list(people.admin, { ...named, store_id: stores.own.id }));
    await expect.poll(inStore, following).toEqual(['Buyer manager', 'Store manager']);
    expect(namesOf(await list(people.buyer, { roles: ['ROLE_BUYER', 'ROLE_STORE_MANAGER'] }))).toEqual([
      'Buyer',
      'Store manager',
    ]);
    expect(await list(people.admin, { categories: specialties.baker })).toMatchObject({
      code: 'invalid-input',
      fields: { company_id: expect.any(String) },
    });
  });

  it('of a buyer manager of one store is that of the store, without the other managers', async () => {
    const { companies, stores, person } = world;
    const manager = await person('Only manager', 'ROLE_BUYER_MANAGER', companies.customer, {
      store_ids: [stores.large.id],
    });
    expect(await list(manager)).toMatchObject({ data: [], total: 0 });
    await person('Hana Malá', 'ROLE_STORE_MANAGER', companies.customer, { store_ids: [stores.large.id] });
    await expect.poll(async () => namesOf(await list(manager)), following).toEqual(['Hana Malá']);
    expect(namesOf(await list(manager, { sort: 'created_at' }))).toEqual(['Hana Malá']);
    expect(await list(manager, { store_id: stores.own.id })).toMatchObject({ data: [], total: 0 });
  });

  it('shows the given people, and nobody whom the reader may not see', async () => {
    const { vendor, worker, colleague, rivalWorker, newcomer } = world.people;
    const query = { id: [worker.id, colleague.id, rivalWorker.id, newcomer.id, 'nobody'] };
    expect(await list(vendor, query)).toMatchObject({ total: 2, next_cursor: null });
    expect(namesOf(await list(vendor, query))).toEqual(['Jana Nováková', 'Petr Svoboda']);
    expect(namesOf(await list(world.people.manager, query))).toEqual([]);
  });

  it('names specialties in the requested language, and leaves out private fields', async () => {
    const { data } = await list(world.people.vendor, { name: 'nováková' });
    expect(data).toMatchObject([
      { categories: [{ name: world.specialties.cashier }, { name: world.specialties.baker }] },
    ]);
    expect(data[0]).not.toHaveProperty('login_id');
  });

  it('is refused to store managers, workers and newcomers', async () => {
    for (const who of [world.people.storeManager, world.people.worker, world.people.newcomer])
      expect(await invoke(listUsers, who)).toMatchObject({ status: 403 });
  });
});

secondRing.describe('the list of people', () => {
  it('refuses a cursor of another column or order, counted, filtered and searched alike', async () => {
    const { companies, people, person } = await createWorld();
    const { vendor } = people;
    await person('Adam', 'ROLE_VENDOR_STAFF', companies.performer);
    await person('Anna', 'ROLE_VENDOR_STAFF', companies.performer);
    const filters: Record<string, string | string[]>[] = [
      {},
      { roles: ['ROLE_VENDOR', 'ROLE_VENDOR_STAFF'] },
      { name: 'a' },
    ];
    const others: Record<string, string>[] = [
      { sort: 'created_at' },
      { order: 'desc' },
      { sort: 'created_at', order: 'desc' },
    ];
    for (const filter of filters) {
      const one = { ...filter, per_page: '1' };
      const { next_cursor: cursor } = await list(vendor, one);
      expect(await list(vendor, { ...one, cursor, sort: 'fio', order: 'asc' })).toMatchObject({ page: 2 });
      for (const other of others)
        expect(await list(vendor, { ...one, cursor, ...other })).toMatchObject({
          code: 'invalid-input',
          fields: { cursor: expect.any(String) },
        });
    }
  });

  it('counts every person exactly once after 20 joined at the same moment', async () => {
    const crowd = await createWorld();
    const people = Array.from({ length: 20 }, (_, n) =>
      newAccount({
        login_id: randomUUID(),
        fio: `Worker ${n}`,
        role: 'ROLE_VENDOR_STAFF',
        company: crowd.companies.performer,
        created_at: '2026-01-01T00:00:00.000Z',
      }),
    );
    await racing(
      writes('ACCOUNT#'),
      people.map((each) => () => transact(accountInsertionWrites(each))),
    );
    expect(await list(crowd.people.vendor, { per_page: '5', page: '4' })).toMatchObject({ total: 23 });
    expect(await list(crowd.people.vendor, { roles: 'ROLE_VENDOR_STAFF' })).toMatchObject({ total: 22 });
  });

  it('by one specialty or store shows each reader the same people as the search among all of the company', async () => {
    const { people, companies, stores, specialties } = await createWorld();
    const [customer, performer] = [{ company_id: companies.customer.id }, { company_id: companies.performer.id }];
    const filters = [
      { ...performer, categories: specialties.baker },
      ...[stores.own, stores.shared, stores.foreign].map(({ id }) => ({ ...customer, store_id: id })),
    ];
    const managers = ['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'];
    const roles = [['ROLE_STORE_MANAGER'], ['ROLE_BUYER'], ['ROLE_VENDOR_STAFF', ...managers]];
    const queries = filters.flatMap((filter) => [filter, ...roles.map((each) => ({ ...filter, roles: each }))]);
    const shownTo = async (who: Account, query: Record<string, string | string[]>) => {
      const searched = await list(who, { ...query, sort: 'created_at' });
      const counted = async () => {
        const page = await list(who, query);
        return [page.total, namesOf(page).toSorted()];
      };
      await expect.poll(counted, following).toEqual([searched.total, namesOf(searched).toSorted()]);
      return searched.total as number;
    };
    const shown: Record<string, number> = {};
    for (const who of ['vendor', 'buyer', 'buyerManager', 'admin', 'manager'] as const) {
      const totals = await Promise.all(queries.map((query) => shownTo(people[who], query)));
      shown[who] = totals.reduce((sum, each) => sum + each);
    }
    expect(shown).toEqual({ vendor: 2, buyer: 7, buyerManager: 3, admin: 9, manager: 3 });
  });

  it('by one specialty has pages and cursors in both orders, and no row of somebody who just lost it', async () => {
    const { people, companies, person, specialties } = await createWorld();
    const { vendor } = people;
    const categories = specialties.baker;
    const skilled = await person('Adam Nový', 'ROLE_VENDOR_STAFF', companies.performer, { category_ids: [categories] });
    await expect.poll(async () => (await list(vendor, { categories })).total, following).toBe(2);
    const one = { categories, per_page: '1' };
    for (const [order, names] of [
      ['asc', ['Adam Nový', 'Jana Nováková']],
      ['desc', ['Jana Nováková', 'Adam Nový']],
    ] as const) {
      const first = await list(vendor, { ...one, order });
      const second = await list(vendor, { ...one, order, cursor: first.next_cursor });
      const back = await list(vendor, { ...one, order, cursor: second.prev_cursor });
      expect([first, second, back].flatMap(namesOf)).toEqual([...names, names[0]]);
      expect(namesOf(await list(vendor, { ...one, order, page: '2' }))).toEqual([names[1]]);
    }
    await transact(
      accountChangeWrites({ before: skilled, after: { ...skilled, category_ids: [specialties.cashier], version: 2 } }),
    );
    expect(namesOf(await list(vendor, { categories }))).toEqual(['Jana Nováková']);
    await expect.poll(async () => (await list(vendor, { categories })).total, following).toBe(1);
  });
});
