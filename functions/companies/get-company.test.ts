import { beforeAll, expect, it } from 'vitest';
import { getCompany } from '#shared/contracts/companies.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

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

it('a company has its plan, managers, clients and stores, for an admin and those who pay for it', async () => {
  const { companies, people } = world;
  await transact([trialWrite(companies.performer.id, '2026-01-01T00:00:00.000Z')]);
  const now = '2026-01-02T00:00:00.000Z';
  for (const account of [people.admin, people.vendor])
    expect(await invoke(getCompany, account, { params: { id: companies.performer.id }, now })).toMatchObject({
      body: {
        data: {
          plan: { state: 'trial', tariff: null, active_until: '2026-01-08T00:00:00.000Z' },
          managers: { total: 1, data: [{ id: people.vendor.id, fio: 'Vendor', roles: ['ROLE_VENDOR'] }] },
          clients: { total: 1, data: [{ id: companies.customer.id, name: companies.customer.name }] },
          stores: null,
        },
      },
    });
  for (const account of [people.admin, people.buyer])
    expect(await read(companies.customer.id, account)).toMatchObject({
      body: {
        data: {
          plan: { state: 'none', tariff: null, active_until: null },
          managers: { total: 3 },
          clients: { total: 2, data: [{ name: 'performer' }, { name: 'rival' }] },
          stores: { total: 3, data: [{ name: 'large' }, { name: 'own' }, { name: 'shared' }] },
        },
      },
    });
});

it('a company has no plan, managers, clients and stores for its other people and for managers', async () => {
  const { buyerManager, storeManager, manager } = world.people;
  for (const account of [buyerManager, storeManager, manager])
    expect(await read(world.companies.customer.id, account)).toMatchObject({
      body: { data: { plan: null, managers: null, clients: null, stores: null } },
    });
});
