import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import { withOwnQueues } from '../../test/world/effects.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createQueue } from '../../test/world/queues.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { getAccount } from '../data/people/accounts.ts';
import { findStore } from '../data/stores/stores.ts';

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

it('with a fault at any write, the next try finishes, and no record is changed twice', async () => {
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
