import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declineServiceRequest, withdrawServiceRequest } from '#shared/contracts/clients.ts';
import { getStore } from '#shared/contracts/stores.ts';
import { withOwnQueues } from '../../test/world/effects.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { serviceRequests } from '../../test/world/service-requests.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type { indexDelay as delay } from '../jobs/settle-service.ts';

// The workers run in this process, on a table that the deployed ones do not see.
let createWorld: typeof makeWorld;
let indexDelay: typeof delay;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  process.env['QUEUE'] = await createQueue();
  ({ createWorld } = await import('../../test/world/world.ts'));
  ({ indexDelay } = await import('../jobs/settle-service.ts'));
  indexDelay.ms = 0;
});
afterAll(() => {
  indexDelay.ms = 2000;
});
beforeEach(async () => {
  world = await createWorld();
});

const now = `${new Date().toISOString().slice(0, 19)}.000Z`;

const { accept, answer, ask, requested, idsOf, ofStranger, cooperationsOf, stateOf } = serviceRequests(
  () => world,
  now,
);
const status = async (answered: Promise<{ status: number }>) => (await answered).status;

describe('accepting', () => {
  it('a fault at any call leaves the request and the cooperation in step', async () => {
    const faults = await withEachFault((faulty) =>
      withOwnQueues(async (deliver) => {
        world = await createWorld();
        const id = await requested();
        const headers = { 'idempotency-key': randomUUID() };
        const first = await faulty(async () => {
          const answered = await accept(id, { headers });
          await deliver();
          return answered;
        });
        if (first.status !== 200) {
          const served = await ofStranger();
          expect((await stateOf(id)) === 'accepted').toBe(served !== undefined);
          expect(await status(accept(id, { headers }))).toBe(200);
        }
        await deliver('done');
        expect(await ofStranger()).toMatchObject({ store_ids: null });
        expect((await cooperationsOf(world.people.vendor)).version).toBe(2);
        const store = ok(
          await invoke(getStore, world.people.foreignBuyer, { params: { id: world.stores.foreign.id } }),
        );
        expect(store.vendors).toHaveLength(2);
      }),
    );
    expect(faults).toBeGreaterThanOrEqual(6);
  }, 300_000);
});

describe('declining and withdrawing', () => {
  it.each([declineServiceRequest, withdrawServiceRequest])(
    'a fault at any write of $name is made good by the next try',
    async (contract) => {
      const act = answer(contract);
      const faults = await withEachFault(async (faulty) => {
        world = await createWorld();
        const [id, headers] = [await requested(), { 'idempotency-key': randomUUID() }];
        const first = await faulty(() => act(id, { headers }));
        if (first.status !== 200) expect(await status(act(id, { headers }))).toBe(200);
        expect(await stateOf(id)).toBe(contract === declineServiceRequest ? 'declined' : 'withdrawn');
      });
      expect(faults).toBeGreaterThanOrEqual(4);
    },
    120_000,
  );

  it('a fault at any write of a request is made good by the next try', async () => {
    const faults = await withEachFault(async (faulty) => {
      world = await createWorld();
      const headers = { 'idempotency-key': randomUUID() };
      const first = await faulty(() => ask({}, { headers }));
      if (first.status !== 201) expect(await status(ask({}, { headers }))).toBe(201);
      expect(await idsOf(world.people.vendor)).toHaveLength(1);
    });
    expect(faults).toBeGreaterThanOrEqual(4);
  }, 120_000);
});
