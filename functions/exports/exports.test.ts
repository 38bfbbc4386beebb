import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createExport, getExport, listExports } from '#shared/contracts/exports.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// No worker runs, so exports stay as they are stored.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { exportKey, exportReady, exportsOf, findExport, fileOf } = await import('../data/exports/exports.ts');
const { writePrivate } = await import('../data/files/objects.ts');
const { findFile } = await import('../data/files/files.ts');
const { pendingEntries } = await import('../data/outbox.ts');
const { get: getItem } = await import('../data/table.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const newBuyer = () => world.person('Buyer', 'ROLE_BUYER', world.companies.customer);
type Options = { body?: object; headers?: Record<string, string>; now?: string };
const send = (who: Account, { body, ...options }: Options = {}) =>
  invoke(createExport, who, { body: { list: 'stores', format: 'csv', query: {}, ...body }, ...options });
const order = async (who: Account, options?: Options) => String(ok(await send(who, options)).id);
const get = (who: Account, id: string, now?: string) => invoke(getExport, who, { params: { id }, ...(now && { now }) });
const listed = async (who: Account, now?: string) => {
  const { body } = await invoke(listExports, who, { query: {}, ...(now && { now }) });
  return body.data as { id: string; state: string }[];
};
/** As its worker does. */
const finish = async (who: Account, id: string, now: string) => {
  const one = await findExport(who.id, id);
  if (!one) throw new Error('There is no such export');
  await writePrivate(fileOf(one), Buffer.from('x'));
  await exportReady(one, { rows: 1, complete: true, size: 1 }, now);
};

describe('an export', () => {
  it.each([
    ['shifts', 'buyer', { from: '2026-02-01', to: '2026-01-31' }, 'query.to'],
    ['sales', 'vendor', { from: '2026-02-01', to: '2026-01-31', by: 'product' }, 'query.to'],
    ['transactions', 'admin', { start_date: '2026-02-01', end_date: '2026-01-31' }, 'query.end_date'],
  ] as const)('of %s of days that end before they begin is refused, and not kept', async (list, who, query, field) => {
    const account = world.people[who];
    const before = await listed(account);
    expect(await send(account, { body: { list, query } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.stringContaining('before the first') } },
    });
    expect(await listed(account)).toEqual(before);
  });

  it('is running when it was ordered, and has an address when it is ready, for seven days', async () => {
    const who = await newBuyer();
    const id = await order(who, { now: at(1, '08:00') });
    const running = { id, list: 'stores', format: 'csv', state: 'running', failure: null, rows: null, url: null };
    expect((await get(who, id, at(1, '08:01'))).body.data).toMatchObject(running);
    await finish(who, id, at(1, '08:02'));
    const ready = (await get(who, id, at(8, '07:59'))).body.data;
    expect(ready).toMatchObject({ state: 'ready', rows: 1, complete: true, available_until: at(8, '08:00') });
    expect(new URL(ready.url).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await get(who, id, at(8, '08:00'))).body.data).toMatchObject({ state: 'expired', url: null });
    expect(await listed(who, at(8, '08:00'))).toMatchObject([{ id, state: 'expired' }]);
    const item = await getItem(exportKey(who.id, id));
    expect(new Date(Number(item?.['expires_at']) * 1000).toISOString()).toBe(at(31, '08:00'));
  });

  it('is named after the day in Prague', async () => {
    const who = await newBuyer();
    const id = await order(who, { now: at(1, '23:30') });
    await finish(who, id, at(1, '23:31'));
    const { url } = (await get(who, id, at(1, '23:32'))).body.data as { url: string };
    const header = new URL(url).searchParams.get('response-content-disposition');
    expect(header).toContain(`filename="Stores ${at(2, '00:00').slice(0, 10)}.csv"`);
  });

  it('has failed if it is not ready within an hour', async () => {
    const who = await newBuyer();
    const id = await order(who, { now: at(1, '08:00') });
    expect((await get(who, id, at(1, '09:00'))).body.data).toMatchObject({ state: 'failed', failure: 'not-in-time' });
  });

  it('is noted in the audit log, and its effect and its file are queued', async () => {
    const who = await newBuyer();
    const id = await order(who, { body: { list: 'users' } });
    const { body } = await invoke(listAudit, who, { query: { action: 'people-exported' } });
    expect(body.data[0]).toMatchObject({ action: 'people-exported', by: { id: who.id }, about: null });
    expect((await pendingEntries()).map(({ effect }) => effect)).toContain('write-export');
    expect(await findFile(id)).toMatchObject({ owner_id: who.id, state: 'waiting', purpose: 'export' });
  });

  it('is listed from the newest', async () => {
    const who = await newBuyer();
    const first = await order(who, { now: at(1, '08:00') });
    const second = await order(who, { now: at(1, '08:01') });
    expect((await listed(who, at(1, '08:02'))).map(({ id }) => id)).toEqual([second, first]);
    const { body } = await invoke(listExports, who, { query: { order: 'asc', per_page: 1 }, now: at(1, '08:02') });
    expect(body).toMatchObject({ total: 2, data: [{ id: first }] });
  });
});

describe('nobody else', () => {
  it("sees an export: a colleague, another company, an admin, or the same person's other account", async () => {
    const who = await newBuyer();
    const id = await order(who);
    const other = await world.person('Buyer', 'ROLE_BUYER', world.companies.stranger, { login_id: who.login_id });
    for (const reader of [world.people.buyer, world.people.foreignBuyer, world.people.admin, other]) {
      expect(await get(reader, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await listed(reader)).toEqual([]);
    }
    expect((await get(who, 'unknown')).status).toBe(404);
  });

  it('exports a list that their role does not read', async () => {
    const { worker, newcomer, storeManager } = world.people;
    for (const [who, list] of [
      [worker, 'stores'],
      [newcomer, 'stores'],
      [storeManager, 'users'],
    ] as const)
      expect(await send(who, { body: { list } })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await send(storeManager)).status).toBe(201);
    expect((await exportsOf(worker.id)).length).toBe(0);
  });
});

it.each([
  ['an unknown list', { list: 'dogs' }],
  ['an unknown format', { format: 'pdf' }],
  ['a filter of another list', { query: { roles: ['ROLE_BUYER'] } }],
  ['an order that the list does not have', { query: { sort: 'phone' } }],
  ['a page', { query: { page: '2' } }],
  ['more rows than can be chosen', { query: { id: Array.from({ length: 1001 }, (_, n) => `row-${n}`) } }],
])('%s is refused', async (_, body) => {
  expect(await send(world.people.buyer, { body })).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});

describe('an account', () => {
  it('has two running exports at a time: a third one waits until one has ended, or an hour', async () => {
    const who = await newBuyer();
    const first = await order(who, { now: at(1, '08:00') });
    await order(who, { now: at(1, '08:00') });
    const refused = { status: 429, body: { code: 'running-export-limit' } };
    expect(await send(who, { now: at(1, '08:10') })).toMatchObject(refused);
    await finish(who, first, at(1, '08:20'));
    await order(who, { now: at(1, '08:21') });
    expect(await send(who, { now: at(1, '08:22') })).toMatchObject(refused);
    // Of the two that run, one has failed by time.
    await order(who, { now: at(1, '09:01') });
    expect(await send(who, { now: at(1, '09:02') })).toMatchObject(refused);
  });

  it('of five orders at once gets two', async () => {
    const who = await newBuyer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429]);
    expect(await exportsOf(who.id)).toHaveLength(2);
  });

  secondRing.it('exports 30 times a day', async () => {
    const who = await newBuyer();
    for (let n = 10; n < 40; n++) await finish(who, await order(who, { now: at(1, `08:${n}`) }), at(1, `08:${n}`));
    expect(await send(who, { now: at(1, '09:59') })).toMatchObject({ status: 429, body: { code: 'export-limit' } });
    expect((await send(who, { now: at(2, '08:11') })).status).toBe(201);
  });
});

describe('one order', () => {
  it('sent twice at once with one key is one export', async () => {
    const who = await newBuyer();
    const once = () => send(who, { headers: { 'idempotency-key': `export-${who.id}` } });
    const answers = await racing(writes('ONCE#'), [once, once]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await exportsOf(who.id)).toHaveLength(1);
  });

  secondRing.it('with a fault at any write is one export after the next try', async () => {
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
