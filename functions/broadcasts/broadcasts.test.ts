import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  type Broadcast,
  cancelBroadcast,
  countRecipients,
  createBroadcast,
  deleteBroadcast,
  getBroadcast,
  getReceivedBroadcast,
  listBroadcasts,
  updateBroadcast,
} from '#shared/contracts/broadcasts.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// What is sent to everybody would reach the worlds of other files.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { broadcastBody } = await import('../../test/world/broadcast-fixtures.ts');
const { handler: startBroadcasts } = await import('../jobs/start-broadcasts.ts');

let world: World;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  world = await createWorld();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const admin = () => world.people.admin;
const create = (changes: object = {}, who = admin()) =>
  invoke(createBroadcast, who, { body: { ...broadcastBody(), send_at: inHours(48), ...changes } });
const created = async (changes: object = {}): Promise<Broadcast> => ok(await create(changes));
const read = async (id: string): Promise<Broadcast> => ok(await invoke(getBroadcast, admin(), { params: { id } }));
const update = (id: string, body: object, who = admin()) => invoke(updateBroadcast, who, { params: { id }, body });
const cancel = ({ id, version }: Pick<Broadcast, 'id' | 'version'>, who = admin()) =>
  invoke(cancelBroadcast, who, { params: { id }, body: { version } });
const remove = ({ id, version }: Pick<Broadcast, 'id' | 'version'>, who = admin()) =>
  invoke(deleteBroadcast, who, { params: { id }, query: { version } });
const count = async (audience: object): Promise<number> =>
  ok(await invoke(countRecipients, admin(), { body: { audience } })).recipients;
const changed = { status: 409, body: { code: 'changed' } };
const missing = { status: 404, body: { code: 'not-found' } };
const notAllowed = { status: 409, body: { code: 'broadcast-not-allowed' } };

describe('a broadcast', () => {
  it('is scheduled, changed, canceled and deleted', async () => {
    const { performer } = world.companies;
    const audience = { to: 'company', company_id: performer.id };
    const scheduled = await created({ audience });
    expect(scheduled).toMatchObject({ version: 1, state: 'scheduled', sent_at: null, recipients: 0, read: 0 });
    expect(scheduled).toMatchObject({ title: broadcastBody().titles.en, company: performer });
    const { id } = scheduled;
    const titles = { cs: 'Jiný', en: 'Other', ru: 'Другой' };
    expect(ok(await update(id, { version: 1, titles }))).toMatchObject({ version: 2, title: 'Other', audience });
    expect(await update(id, { version: 1, titles })).toMatchObject(changed);
    expect(await cancel({ id, version: 1 })).toMatchObject(changed);
    expect(await remove({ id, version: 2 })).toMatchObject(notAllowed);
    expect(ok(await cancel({ id, version: 2 }))).toMatchObject({ version: 3, state: 'canceled' });
    expect(await update(id, { version: 3, titles })).toMatchObject(notAllowed);
    expect(await cancel({ id, version: 3 })).toMatchObject(notAllowed);
    expect(await remove({ id, version: 2 })).toMatchObject(changed);
    expect(ok(await remove({ id, version: 3 }))).toEqual({ id });
    expect(await invoke(getBroadcast, admin(), { params: { id } })).toMatchObject(missing);
    expect(await remove({ id, version: 3 })).toMatchObject(missing);
    const entries = (await invokeAll(listAudit, admin())).filter(({ about }) => about?.id === id);
    expect(entries.map(({ action }) => action)).toEqual([
      'broadcast-deleted',
      'broadcast-canceled',
      'broadcast-changed',
      'broadcast-created',
    ]);
  });

  it('is sent at once when it has no time, and is not changed afterwards', async () => {
    const { worker } = world.people;
    const audience = { to: 'role', role: 'ROLE_VENDOR_STAFF' };
    const { id, version } = await created({ audience });
    const begun: Broadcast = ok(await update(id, { version, send_at: null }));
    expect(begun).toMatchObject({ state: 'sending', sent_at: expect.any(String) });
    expect(await cancel(begun)).toMatchObject(notAllowed);
    await effectsRun();
    const sent = await read(id);
    expect(sent).toMatchObject({ state: 'sent', recipients: await count(audience), letters: 0 });
    for (const reply of [
      await update(id, { version: sent.version, send_at: null }),
      await cancel(sent),
      await remove(sent),
    ])
      expect(reply).toMatchObject(notAllowed);
    expect(ok(await invoke(getReceivedBroadcast, worker, { params: { id } }))).toMatchObject({ id });
  });

  it('beside its cancelation, is changed or canceled', async () => {
    const broadcast = await created();
    const replies = await racing(writes('BROADCAST#'), [
      () => update(broadcast.id, { version: 1, channels: ['letter'] }),
      () => cancel(broadcast),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('beside its start, is canceled or begins', async () => {
    const broadcast = await created({ send_at: inHours(1), audience: { to: 'role', role: 'ROLE_MANAGER' } });
    const [reply] = await racing<unknown>(writes('BROADCAST#'), [
      () => cancel(broadcast),
      () => startBroadcasts({ time: inHours(2) }),
    ]);
    const { state } = await read(broadcast.id);
    const { status } = reply as { status: number };
    expect([status, state]).toEqual(status === 200 ? [200, 'canceled'] : [409, 'sending']);
    await effectsRun();
  });

  it.each([
    ['titles.en', { titles: { cs: 'T', en: ' ', ru: 'T' } }],
    ['titles.cs', { titles: { cs: 'x'.repeat(121), en: 'T', ru: 'T' } }],
    ['texts.ru', { texts: { cs: 'T', en: 'T', ru: 'я'.repeat(2001) } }],
    ['texts.cs', { texts: { cs: '', en: 'T', ru: 'T' } }],
    ['channels', { channels: [] }],
    ['audience.role', { audience: { to: 'role', role: 'ROLE_USER' } }],
    ['audience.company_id', { audience: { to: 'company', company_id: 'none' } }],
    ['send_at', { send_at: 'tomorrow' }],
    ['send_at', { send_at: inHours(-1) }],
    ['send_at', { send_at: inHours(366 * 24) }],
    ['state', { state: 'sent' }],
  ])('is refused with a wrong %s', async (field, changes) => {
    const { status, body } = await create(changes);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('is not moved into the past, and one that is due may still be changed otherwise', async () => {
    const { id, send_at } = await created({ send_at: inHours(1) });
    expect(await update(id, { version: 1, send_at: inHours(-1) })).toMatchObject({ status: 400 });
    const body = { version: 1, send_at, channels: ['letter'] };
    const reply = await invoke(updateBroadcast, admin(), { params: { id }, body, now: inHours(2) });
    expect(ok(reply)).toMatchObject({ version: 2, channels: ['letter'] });
    ok(await cancel({ id, version: 2 }));
  });

  it('is of admins only', async () => {
    const broadcast = await created();
    const { id } = broadcast;
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others))
      for (const reply of [
        await create({}, who),
        await invoke(getBroadcast, who, { params: { id } }),
        await invoke(listBroadcasts, who),
        await invoke(countRecipients, who, { body: { audience: { to: 'all' } } }),
        await update(id, { version: 1, channels: ['letter'] }, who),
        await cancel(broadcast, who),
        await remove(broadcast, who),
      ])
        expect(reply).toMatchObject({ status: 403 });
  });
});

it('the list has the newest first, by their states', async () => {
  const [older, newer] = [await created(), await created()];
  ok(await cancel(older));
  const idsOf = async (query: object): Promise<string[]> =>
    (await invokeAll(listBroadcasts, admin(), { query: { ...query } })).map(({ id }: Broadcast) => id);
  const all = await idsOf({});
  expect(all.indexOf(newer.id)).toBeLessThan(all.indexOf(older.id));
  const canceled = await idsOf({ state: 'canceled' });
  expect([canceled.includes(older.id), canceled.includes(newer.id)]).toEqual([true, false]);
  expect(await idsOf({ state: ['scheduled', 'canceled'] })).toEqual(expect.arrayContaining([older.id, newer.id]));
});

it('an audience is counted as it is now', async () => {
  const { customer } = world.companies;
  const audience = { to: 'company', company_id: customer.id };
  const before = await count(audience);
  expect(before).toBe(3);
  await world.person('Další', 'ROLE_STORE_MANAGER', customer);
  const waits = { role: 'ROLE_BUYER', company: customer, since: '2026-01-01T00:00:00.000Z' } as const;
  await world.person('Čekající', 'ROLE_USER', null, { waits });
  expect(await count(audience)).toBe(before + 1);
});

describe('who received a broadcast', () => {
  const receive = (id: string, who = world.people.worker, language = 'en') =>
    invoke(getReceivedBroadcast, who, { params: { id }, headers: { 'accept-language': language } });

  it('reads it in their language, and the first reading of an account is counted', async () => {
    const { worker, colleague, buyer } = world.people;
    const { id } = await created({ send_at: null, audience: { to: 'role', role: 'ROLE_VENDOR_STAFF' } });
    expect(await receive(id)).toMatchObject(missing);
    await effectsRun();
    const { titles, texts } = broadcastBody();
    const { sent_at } = await read(id);
    expect(ok(await receive(id, worker, 'ru'))).toEqual({ id, title: titles.ru, text: texts.ru, sent_at });
    ok(await receive(id));
    expect((await read(id)).read).toBe(1);
    await Promise.all([receive(id, colleague), receive(id, colleague)]);
    expect((await read(id)).read).toBe(2);
    expect(await receive(id, buyer)).toMatchObject(missing);
    expect(await receive(id, admin())).toMatchObject(missing);
    expect(await receive('none')).toMatchObject(missing);
    expect(await invoke(getReceivedBroadcast, null, { params: { id } })).toMatchObject({ status: 401 });
  });

  it('counts it once when two requests meet', async () => {
    const { id } = await created({ send_at: null, audience: { to: 'role', role: 'ROLE_MANAGER' } });
    await effectsRun();
    const { manager } = world.people;
    const replies = await racing(writes('BROADCAST_RECIPIENT#'), [
      () => receive(id, manager),
      () => receive(id, manager),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id)).read).toBe(1);
  });
});

secondRing.it('an admin sends at most 20 broadcasts a day', async () => {
  const who = await world.person('Pilný admin', 'ROLE_ADMIN', null);
  for (let n = 0; n < 20; n += 1) ok(await create({}, who));
  expect(await create({}, who)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});
