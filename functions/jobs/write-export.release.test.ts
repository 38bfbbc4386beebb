import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExport, listExports } from '#shared/contracts/exports.ts';
import { deleteMe } from '#shared/contracts/settings.ts';
import { deliverPending, effectsRun } from '../../test/world/effects.ts';
import { exported, fetched, get, order, notified } from '../../test/world/exports.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { cellsOf } from '../../test/world/xlsx.ts';
import type { Account } from '../data/people/accounts.ts';
import { limits } from './exports/limits.ts';

// The test runs everything that is pending in its table.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { exportsOf } = await import('../data/exports/exports.ts');
const { findFile } = await import('../data/files/files.ts');
const { handler: removeFiles } = await import('./remove-files.ts');

let world: World;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  world = await createWorld();
});
const newBuyer = (change: Partial<Account> = {}) =>
  world.person('Buyer', 'ROLE_BUYER', world.companies.customer, change);
const usual = { ...limits };
afterEach(() => {
  Object.assign(limits, usual);
  vi.useRealTimers();
});

describe('the worker', () => {
  /** Later than the lease of a run that ended without a word. */
  const tryAgain = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 });
    await effectsRun();
    vi.useRealTimers();
  };

  it('with a fault at any of its writes writes the file, tells its owner once and gives back one use of the limit', async () => {
    const faults = await withEachFault(async (faulty) => {
      const who = await newBuyer();
      const id = await order(who, { format: 'xlsx' });
      await faulty(deliverPending);
      await tryAgain();
      expect(cellsOf((await fetched(who, id)).bytes)).toHaveLength(4);
      expect(await notified(who)).toEqual([['export-ready', { list: 'stores', rows: '3' }, id]]);
      const further = [await order(who), await order(who)];
      expect(await invoke(createExport, who, { body: { list: 'stores', format: 'csv', query: {} } })).toMatchObject({
        status: 429,
        body: { code: 'running-export-limit' },
      });
      await effectsRun();
      expect(await Promise.all(further.map(async (each) => (await get(who, each)).state))).toEqual(['ready', 'ready']);
    });
    // The lease, the object, the end of the export, the note that it is done.
    expect(faults).toBeGreaterThanOrEqual(8);
  });
});

it('the exports of a closed account are gone with their files, ready and running, also after a fault', async () => {
  await withEachFault(async (faulty) => {
    const who = await world.person('Leaver', 'ROLE_STORE_MANAGER', world.companies.customer, {
      store_ids: [world.stores.own.id],
    });
    const ready = (await exported(who)).id as string;
    const running = await order(who);
    expect(ok(await invoke(deleteMe, who, { query: { confirm: 'delete' } }))).toMatchObject({ login_deleted: true });
    await faulty(deliverPending);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 });
    await effectsRun();
    await removeFiles({ time: new Date().toISOString() });
    vi.useRealTimers();
    expect(await exportsOf(who.id)).toEqual([]);
    for (const id of [ready, running])
      expect([await findFile(id), await objectAt(`private/export/${id}`)]).toEqual([undefined, undefined]);
    expect((await invoke(listExports, who, { query: {} })).status).toBe(403);
  });
}, 120_000);
