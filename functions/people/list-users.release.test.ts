import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#shared/contracts/people.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { following } from '../../test/world/stream.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { accountInserted, accountReplaced } from '../data/people/accounts.ts';
import type { Account } from '../data/people/accounts.ts';
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
      people.map((each) => () => transact(accountInserted(each))),
    );
    expect(await list(crowd.people.vendor, { per_page: '5', page: '4' })).toMatchObject({ total: 23 });
    expect(await list(crowd.people.vendor, { roles: 'ROLE_VENDOR_STAFF' })).toMatchObject({ total: 22 });
  });

  it('by one specialty or store shows each reader the same people as the search among all of the company', async () => {
    const { people, companies, stores, specialties } = world;
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
      accountReplaced({ before: skilled, after: { ...skilled, category_ids: [specialties.cashier], version: 2 } }),
    );
    expect(namesOf(await list(vendor, { categories }))).toEqual(['Jana Nováková']);
    await expect.poll(async () => (await list(vendor, { categories })).total, following).toBe(1);
  });
});
