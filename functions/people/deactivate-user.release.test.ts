import { beforeAll, describe, expect, it } from 'vitest';
import { deactivateUser } from '#shared/contracts/people.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const deactivate = (id: string, who: Account) => invoke(deactivateUser, who, { params: { id } });
const aWorker = (fio = 'Karel Končící') => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);

describe('a person who is deactivated', () => {
  it('is whole or gone after any fault, and the next try deactivates', async () => {
    await withEachFault(async (attempt) => {
      const worker = await aWorker('Pavel Pokus');
      await attempt(() => deactivate(worker.id, world.people.vendor));
      expect([undefined, worker]).toContainEqual(await getAccount(worker.id));
      expect([200, 404]).toContain((await deactivate(worker.id, world.people.vendor)).status);
      expect(await getAccount(worker.id)).toBeUndefined();
    });
  });
});
