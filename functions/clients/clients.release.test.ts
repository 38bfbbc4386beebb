import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateClientStores, updateCompanyClients } from '#shared/contracts/clients.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { createStore, listStores } from '#shared/contracts/stores.ts';
import { effectsRun, withOwnQueues } from '../../test/world/effects.ts';
import { whileHeld, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import type { updateOffers as update } from '../data/shifts/offers.ts';
import type { indexDelay as delay } from '../jobs/settle-service.ts';

// The worker runs in this process, on a table that the deployed one does not see.
let createWorld: typeof makeWorld;
let updateOffers: typeof update;
let indexDelay: typeof delay;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  process.env['QUEUE'] = await createQueue();
  ({ createWorld } = await import('../../test/world/world.ts'));
  ({ updateOffers } = await import('../data/shifts/offers.ts'));
  ({ indexDelay } = await import('../jobs/settle-service.ts'));
  indexDelay.ms = 0;
});
afterAll(() => {
  indexDelay.ms = 2000;
});
beforeEach(async () => {
  world = await createWorld();
});
const setClients = (who: Account, id: string, body: object) =>
  invoke(updateCompanyClients, who, { params: { id }, body: { version: 1, ...body } });
const setStores = (who: Account, body: object) =>
  invoke(updateClientStores, who, { body: { client_id: world.companies.customer.id, version: 1, ...body } });
/** The performer of the world serves only some stores, or all of them. */
const narrow = (store_ids: string[], body = {}) => setStores(world.people.vendor, { store_ids, ...body });
/** Only an admin gives a performer more stores without a request. */
const widen = (version: number) =>
  setStores(world.people.admin, { vendor_id: world.companies.performer.id, store_ids: null, version });

const inList = async (contract: typeof listStores | typeof shifts.listShifts, who: Account) => {
  const day = plan.starts_at.slice(0, 10);
  const query = { per_page: 100, ...(contract === shifts.listShifts && { from: day, to: day }) };
  return (ok(await invoke(contract, who, { query })) as { id: string }[]).map(({ id }) => id).toSorted();
};
const shiftNow = async (id: string, who = world.people.buyer) =>
  ok(await invoke(shifts.getShift, who, { params: { id }, now: when.ordered }));

describe('the stores of a client', () => {
  it('widen it again, but a declined shift does not come back', async () => {
    const { people, stores } = world;
    const give = shiftFixtures(world);
    const [open, declined] = [await give.create(), await give.create()];
    await give.act(shifts.declineShift, declined.id, { who: people.vendor, body: { reason: 'No workers' } });
    ok(await narrow([stores.large.id]));
    await effectsRun();
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([]);
    ok(await widen(2));
    await effectsRun();
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([open.id]);
    expect(await inList(listStores, people.vendor)).toHaveLength(3);
  });
});

describe('at the same moment', () => {
  it('a shift ordered before the store follows is offered to the performers of today', async () => {
    const { people, stores } = world;
    // The order has read the store with its former performers, when the cooperation ends and the worker runs.
    const [order] = await whileHeld(
      writes('SHIFT#'),
      () => shiftFixtures(world).create({ store_id: stores.large.id }),
      async () => {
        ok(await narrow([stores.own.id]));
        await effectsRun();
      },
    );
    expect((await shiftNow(order.id)).flags).toContain('offered_to_nobody');
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([]);
  });

  it('a store created while a cooperation starts is served', async () => {
    const { people, companies } = world;
    const body = { name: 'Kiosk', address: 'Cimburkova 4, Brno', location: { lat: 49.226, lng: 16.593 } };
    const [created] = await whileHeld(
      writes('STORE#'),
      () => invoke(createStore, people.foreignBuyer, { body }),
      async () => {
        const clients = [companies.customer.id, companies.stranger.id];
        ok(await setClients(people.admin, companies.performer.id, { clients }));
        await effectsRun();
      },
    );
    expect(ok(created).vendors).toEqual(expect.arrayContaining([companies.performer, companies.rival]));
    expect(await inList(listStores, people.vendor)).toContain(ok(created).id);
  });

  it('a worker that was late with an older state of the cooperation writes nothing of it', async () => {
    const { people, stores } = world;
    const { id } = await shiftFixtures(world).create({ store_id: stores.large.id });
    ok(await narrow([stores.own.id]));
    await effectsRun();
    ok(await widen(2));
    await whileHeld(writes('STORE#'), effectsRun, async () => {
      ok(await narrow([stores.own.id], { version: 3 }));
    });
    await effectsRun();
    expect(await inList(listStores, people.vendor)).toEqual([stores.own.id]);
    expect((await shiftNow(id)).flags).toContain('offered_to_nobody');
  });
});

it('a fault at any call of the request or of the worker leaves both companies right in the end', async () => {
  const faults = await withEachFault((faulty) =>
    withOwnQueues(async (deliver) => {
      world = await createWorld();
      const { stores, people } = world;
      const give = shiftFixtures(world);
      const [open, confirmed] = [
        await give.create({ store_id: stores.large.id }),
        await give.confirmed({ store_id: stores.shared.id }),
      ];
      const body = { store_ids: [stores.own.id], shifts: 'release' };
      const first = await faulty(async () => {
        const answer = await setStores(people.vendor, body);
        await deliver();
        return answer;
      });
      // A lost answer is followed by another try, which finds the change made.
      if (first.status !== 200) expect([200, 409]).toContain((await setStores(people.vendor, body)).status);
      await deliver('done');
      // The projection of the stream does not see this table.
      await updateOffers([open, confirmed].map(({ id }) => ({ id, rows: [] })));
      expect(await inList(listStores, people.vendor)).toEqual([stores.own.id]);
      expect(await inList(shifts.listShifts, people.vendor)).toEqual([]);
      expect((await shiftNow(open.id)).flags).toContain('offered_to_nobody');
      expect(await shiftNow(confirmed.id)).toMatchObject({ status: 'new', vendor: null });
      expect(await inList(shifts.listShifts, people.rivalVendor)).toEqual([confirmed.id]);
    }),
  );
  expect(faults).toBeGreaterThanOrEqual(14);
}, 300_000);
