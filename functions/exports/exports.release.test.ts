import { beforeAll, describe, expect, it } from 'vitest';
import { createExport } from '#shared/contracts/exports.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// No worker runs, so exports stay as they are stored.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { exportReady, exportsOf, findExport, fileOf } = await import('../data/exports/exports.ts');
const { writePrivate } = await import('../data/files/objects.ts');
const { findFile } = await import('../data/files/files.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const newBuyer = () => world.person('Buyer', 'ROLE_BUYER', world.companies.customer);
type Options = { body?: object; headers?: Record<string, string>; now?: string };
const send = (who: Account, { body, ...options }: Options = {}) =>
  invoke(createExport, who, { body: { list: 'stores', format: 'csv', query: {}, ...body }, ...options });
const order = async (who: Account, options?: Options) => String(ok(await send(who, options)).id);
/** As its worker does. */
const finish = async (who: Account, id: string, now: string) => {
  const one = await findExport(who.id, id);
  if (!one) throw new Error('There is no such export');
  await writePrivate(fileOf(one), Buffer.from('x'));
  await exportReady(one, { rows: 1, complete: true, size: 1 }, now);
};

describe('an account', () => {
  it('exports 30 times a day', async () => {
    const who = await newBuyer();
    for (let n = 10; n < 40; n++) await finish(who, await order(who, { now: at(1, `08:${n}`) }), at(1, `08:${n}`));
    expect(await send(who, { now: at(1, '09:59') })).toMatchObject({ status: 429, body: { code: 'export-limit' } });
    expect((await send(who, { now: at(2, '08:11') })).status).toBe(201);
  });
});

describe('one order', () => {
  it('with a fault at any write is one export after the next try', async () => {
    const faults = await withEachFault(async (faulty) => {
      const who = await newBuyer();
      const headers = { 'idempotency-key': `export-${who.id}` };
      await faulty(() => send(who, { headers }));
      const now = new Date(Date.now() + 120_000).toISOString();
      const id = await order(who, { headers, now });
      expect((await exportsOf(who.id)).map((one) => one.id)).toEqual([id]);
      expect((await findFile(id))?.state).toBe('waiting');
    });
    expect(faults).toBeGreaterThanOrEqual(4);
  });
});
