import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openChannel } from '#shared/contracts/chats.ts';
import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import { invite } from '#shared/contracts/people.ts';
import { getStore, updateStore } from '#shared/contracts/stores.ts';
import { withOwnQueues } from '../../test/world/effects.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createQueue } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findChannel } from '../data/chats/channels.ts';
import { clientsOf, cooperationsTo } from '../data/companies/companies.ts';
import { effectWrite, pendingEntries } from '../data/outbox.ts';
import { getAccount } from '../data/people/accounts.ts';
import { getInvitation } from '../data/people/invitations.ts';
import { findStore } from '../data/stores/stores.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  // A failed run calls its queue.
  process.env['QUEUE'] = await createQueue();
});
beforeEach(async () => {
  world = await createWorld();
});

const rename = async (id: string, name: string) => {
  const { admin } = world.people;
  const { version } = ok(await invoke(getCompany, admin, { params: { id } }));
  return ok(await invoke(updateCompany, admin, { params: { id }, body: { version, name } }));
};
const companyOf = async ({ id }: { id: string }) => (await getAccount(id))?.company?.name;

it('the new name of a customer reaches its people, invitations, stores and services', async () => {
  const { customer, performer } = world.companies;
  const { admin, buyer, storeManager, foreignBuyer } = world.people;
  const waits = { role: 'ROLE_BUYER_MANAGER', company: customer, since: '2026-01-01T00:00:00.000Z' } as const;
  const newcomer = await world.person('Waiting', 'ROLE_USER', null, { waits });
  const body = { role: 'ROLE_BUYER', email: `${randomUUID()}@smena.test`, companies_ids: [customer.id] };
  const { id: invitation } = ok(await invoke(invite, admin, { body })) as { id: string };
  await withOwnQueues(async (deliver) => {
    await rename(customer.id, 'Nový Koš');
    await deliver('done');
  });
  expect([await companyOf(buyer), await companyOf(storeManager)]).toEqual(['Nový Koš', 'Nový Koš']);
  expect((await getAccount(newcomer.id))?.waits?.company).toEqual({ id: customer.id, name: 'Nový Koš' });
  expect((await getInvitation(invitation))?.company).toEqual({ id: customer.id, name: 'Nový Koš' });
  expect((await findStore(world.stores.own.id))?.company).toEqual({ id: customer.id, name: 'Nový Koš' });
  const cooperations = await cooperationsTo(customer.id);
  expect(cooperations.map((cooperation) => cooperation.customer.name)).toEqual(['Nový Koš', 'Nový Koš']);
  expect(await clientsOf(performer.id)).toEqual([customer.id]);
  expect([await companyOf(foreignBuyer), (await findStore(world.stores.foreign.id))?.company.name]).toEqual([
    'stranger',
    'stranger',
  ]);
});

it('the new name of a performer reaches its people, the stores and customers that it serves, and its channels', async () => {
  const { rival, customer } = world.companies;
  const channel = ok(await invoke(openChannel, world.people.rivalVendor, { body: {} })) as { id: string };
  await withOwnQueues(async (deliver) => {
    await rename(rival.id, 'Nová Práce');
    await deliver('done');
  });
  expect(await companyOf(world.people.rivalWorker)).toBe('Nová Práce');
  expect((await findChannel(channel.id))?.company?.name).toBe('Nová Práce');
  expect((await findStore(world.stores.shared.id))?.vendors.map(({ name }) => name)).toEqual([
    'performer',
    'Nová Práce',
  ]);
  expect((await findStore(world.stores.own.id))?.vendors.map(({ name }) => name)).toEqual(['performer']);
  const cooperations = await cooperationsTo(customer.id);
  expect(cooperations.map(({ vendor }) => vendor.name).toSorted()).toEqual(['Nová Práce', 'performer']);
});

it('a save that read the old name does not bring it back', async () => {
  const { id } = world.stores.own;
  const { buyer } = world.people;
  await withOwnQueues(async (deliver) => {
    await rename(world.companies.customer.id, 'Nový Koš');
    await deliver('done');
  });
  const body = { name: 'Moje', version: 1 };
  expect(await invoke(updateStore, buyer, { params: { id }, body })).toMatchObject({ status: 409 });
  const { version } = ok(await invoke(getStore, buyer, { params: { id } }));
  expect(ok(await invoke(updateStore, buyer, { params: { id }, body: { ...body, version } }))).toMatchObject({
    name: 'Moje',
    company: { name: 'Nový Koš' },
  });
});

it('of a company that does not exist does nothing', async () => {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await withOwnQueues(async (deliver) => {
    await transact([effectWrite('rename-company', { company_id: 'none' }, { now, entryId: id })]);
    await deliver('done');
  });
  expect((await pendingEntries()).map((entry) => entry.id)).not.toContain(id);
});

secondRing.it('with a fault at any write, the next try finishes, and no record is changed twice', async () => {
  await withEachFault(async (faulty) => {
    const { customer } = (world = await createWorld()).companies;
    await withOwnQueues(async (deliver) => {
      await rename(customer.id, 'Nový Koš');
      await faulty(deliver);
      await deliver('done');
    });
    expect(await companyOf(world.people.buyer)).toBe('Nový Koš');
    expect(await findStore(world.stores.own.id)).toMatchObject({ company: { name: 'Nový Koš' }, version: 2 });
  });
});
