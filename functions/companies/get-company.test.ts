import { beforeAll, expect, it } from 'vitest';
import { getCompany } from '#shared/contracts/companies.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const read = (id: string, account: Account) => invoke(getCompany, account, { params: { id } });

it('a company is visible to its own people and to the platform', async () => {
  const { buyer, buyerManager, storeManager, manager, admin } = world.people;
  const { customer } = world.companies;
  for (const account of [buyer, buyerManager, storeManager, manager, admin])
    expect(await read(customer.id, account)).toMatchObject({
      status: 200,
      body: { data: { ...customer, role: 'customer' } },
    });
});

it('a company returns 404 to everyone else, like an unknown one', async () => {
  const { vendor, foreignBuyer, admin } = world.people;
  for (const account of [vendor, foreignBuyer])
    expect(await read(world.companies.customer.id, account)).toMatchObject({ status: 404 });
  expect(await read('nothing', admin)).toMatchObject({ status: 404 });
});

it('a company returns 403 to workers and newcomers', async () => {
  for (const account of [world.people.worker, world.people.newcomer])
    expect(await read(world.companies.performer.id, account)).toMatchObject({ status: 403 });
});
