import { beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#shared/contracts/people.ts';
import { invoke } from '../../test/world/invoke.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const list = async (who: Account, query: Record<string, string | string[]> = {}) =>
  (await invoke(listUsers, who, { query: { per_page: '1000', ...query } })).body;
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
    expect(namesOf(await list(vendor, { categories: world.specialties.baker }))).toEqual(['Jana Nováková']);
    expect(namesOf(await list(vendor, { name: 'svob' }))).toEqual(['Petr Svoboda']);
  });

  it('shows an admin everyone, and a manager only store managers', async () => {
    const of = (who: Account) => list(who, { company_id: world.companies.customer.id });
    expect(namesOf(await of(world.people.admin))).toEqual(['Buyer', 'Buyer manager', 'Store manager']);
    expect(namesOf(await of(world.people.manager))).toEqual(['Store manager']);
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
