import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listAudit } from '#shared/contracts/audit.ts';
import { getUpload } from '#shared/contracts/files.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { updateMe } from '#shared/contracts/settings.ts';
import { countShifts, getShift, listShiftLog, listShifts } from '#shared/contracts/shifts.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld } from '../../test/world/world.ts';
import { listActionsOf, auditEntryWrite } from './audit.ts';
import { endSessionsWrite, getLogin, loginKey } from './auth/logins.ts';
import { entity } from './entity.ts';
import { fileInsertionWrite, fileKey, findFile, type StoredFile } from './files/files.ts';
import { subscriptionsTo, subscriptionKey } from './live/connections.ts';
import { notificationWrite } from './notifications/notifications.ts';
import { getAccount, accountKey } from './people/accounts.ts';
import { offersPartition } from './shifts/offers.ts';
import { shiftLogKey, shiftKey } from './shifts/shift-items.ts';
import { atVersion, ConditionFailed, get, type Item, queryTable, transact, type Write } from './table.ts';
import { NewerItem } from './write-errors.ts';

/** Two releases of one entity: the new one has one more field. Old and new functions run side by side in a rollout. */
const Old = z.object({ name: z.string(), version: z.int() });
const oldRelease = entity('thing', Old);
const newRelease = entity('thing', z.extend(Old, { colour: z.string() }), [(old) => ({ ...old, colour: 'grey' })]);

const aKey = () => ({ pk: `TEST#${randomUUID()}`, sk: 'THING' });
const replace = (key: ReturnType<typeof aKey>, item: Item, version: number) =>
  transact([{ part: 'thing', put: { ...key, ...item }, if: atVersion(version) }]);

describe('during a rollout', () => {
  it('the old release reads what the new one wrote, and cannot overwrite it', async () => {
    const key = aKey();
    await transact([{ part: 'thing', put: { ...key, ...oldRelease.store({ name: 'one', version: 1 }) } }]);
    await replace(key, newRelease.store({ name: 'two', version: 2, colour: 'red' }), 1);
    const seen = oldRelease.read((await get(key)) ?? {});
    expect(seen).toEqual({ name: 'two', version: 2 });
    await expect(replace(key, oldRelease.store({ ...seen, name: 'three', version: 3 }), 2)).rejects.toBeInstanceOf(
      NewerItem,
    );
    // A write without a condition of its own is refused too.
    await expect(transact([{ part: 'thing', put: { ...key, ...oldRelease.store(seen) } }])).rejects.toBeInstanceOf(
      NewerItem,
    );
    expect(newRelease.read((await get(key)) ?? {})).toEqual({ name: 'two', version: 2, colour: 'red' });
    await replace(key, newRelease.store({ name: 'three', version: 3, colour: 'red' }), 2);
    expect(newRelease.read((await get(key)) ?? {})).toMatchObject({ name: 'three', colour: 'red' });
  });

  it('the new release reads and overwrites what the old one wrote', async () => {
    const key = aKey();
    await transact([{ part: 'thing', put: { ...key, ...oldRelease.store({ name: 'one', version: 1 }) } }]);
    const seen = newRelease.read((await get(key)) ?? {});
    expect(seen).toEqual({ name: 'one', version: 1, colour: 'grey' });
    await replace(key, newRelease.store({ ...seen, version: 2 }), 1);
    await expect(replace(key, newRelease.store(seen), 1)).rejects.toEqual(new ConditionFailed(['thing']));
  });

  it('a profile saved by the next release is shown, and a change of it is refused until it can be kept', async () => {
    const { people } = await createWorld();
    const key = accountKey(people.worker.id);
    const stored = await get(key);
    await transact([
      {
        part: 'next release',
        update: key,
        set: 'SET #schema = :schema, pronouns = :new',
        names: { '#schema': 'schema' },
        values: { ':schema': Number(stored?.['schema']) + 1, ':new': 'ona' },
      },
    ]);
    const account = await getAccount(people.worker.id);
    expect(account).toMatchObject({ fio: people.worker.fio });
    const body = { version: account?.version ?? 0, fio: 'Jana Nová' };
    expect(await invoke(updateMe, people.worker, { body })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { code: 'too-many-requests' },
    });
    expect(await get(key)).toMatchObject({ fio: people.worker.fio, pronouns: 'ona' });
  });

  it('an update of single fields keeps the schema of the next release', async () => {
    const { people } = await createWorld();
    const key = loginKey(people.worker.login_id);
    const schema = Number((await get(key))?.['schema']);
    const next = { '#schema': 'schema' };
    await transact([
      { part: 'next', update: key, set: 'SET #schema = :schema', names: next, values: { ':schema': schema + 1 } },
    ]);
    await expect(
      transact([endSessionsWrite(people.worker.login_id, '2026-06-01T08:00:00.000Z')]),
    ).rejects.toBeInstanceOf(NewerItem);
    expect(await getLogin(people.worker.login_id)).toMatchObject({ tokens_from: null });
  });
});

describe('a value that only the next release knows', () => {
  const now = '2126-06-01T08:00:00.000Z';
  const day = now.slice(0, 10);
  /** Changes a field of an item on its way into the table, as the next release would write it. */
  const written = (write: Write, change: (item: Item) => Item) =>
    transact([{ part: 'next', put: change('put' in write ? write.put : {}) }]);

  it('is left out of the notifications, and not counted', async () => {
    const { people } = await createWorld();
    const { id } = people.worker;
    const aNotificationWrite = () => notificationWrite({ kind: 'role-added', to: { account: id }, at: now });
    await transact([aNotificationWrite()]);
    await written(aNotificationWrite(), (item) => ({ ...item, kind_of: 'shift-praised' }));
    const { status, body } = await invoke(listNotifications, people.worker, { now });
    expect([status, body.total, body.unread, body.data.length]).toEqual([200, 1, 1, 1]);
  });

  it('is left out of the audit log', async () => {
    const { people } = await createWorld();
    const { vendor } = people;
    const by = { id: vendor.id, fio: vendor.fio, company: vendor.company };
    const anEntryWrite = () => auditEntryWrite({ action: 'terms-accepted', by, at: now });
    await transact([anEntryWrite()]);
    await written(anEntryWrite(), (item) => ({
      ...item,
      projection: { ...(item['projection'] as Item), action: 'shift-praised' },
    }));
    const { status, body } = await invoke(listAudit, vendor, { query: { from: day, to: day }, now });
    expect([status, body.total]).toEqual([200, 1]);
    expect(await listActionsOf(vendor.id)).toHaveLength(1);
  });

  it('is left out of the log of a shift', async () => {
    const world = await createWorld();
    const { id } = await shiftFixtures(world).create();
    const of = { params: { id }, now: when.ordered };
    const { body: before } = await invoke(listShiftLog, world.people.buyer, of);
    const key = shiftLogKey(id, when.ordered, 9, 0);
    const entry = { kind: 'praised', field: null, before: null, after: null, at: when.ordered };
    const item = { kind: 'shift-log', schema: 1, entry, version: 9, vendor_id: null };
    await transact([{ part: 'next', put: { ...key, ...item } }]);
    expect(await invoke(listShiftLog, world.people.buyer, of)).toMatchObject({
      status: 200,
      body: { total: before.total },
    });
  });

  it.each([
    ['the customer', 'buyer'],
    ['the performer', 'vendor'],
    ['the platform', 'admin'],
  ] as const)('as the status of a shift leaves it out of the list of %s', async (_, who) => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    // A day with few shifts of other tests, because the platform lists all of them.
    const day = 150 + Math.floor(Math.random() * 100);
    const times = { starts_at: at(day, '08:00'), ends_at: at(day, '12:00') };
    const [known, changed] = [await fixtures.create(times), await fixtures.create(times)];
    const item = (await get(shiftKey(changed.id))) ?? {};
    const paused = (each: Item) => ({ ...each, projection: { ...(each['projection'] as Item), status: 'paused' } });
    const next = { ...paused(item), status: 'paused', schema: Number(item['schema']) + 1 };
    // The next release also writes the offers of the shift.
    const offers = (await queryTable(offersPartition(world.companies.performer.id))).filter(
      ({ id }) => id === changed.id,
    );
    expect(offers).toHaveLength(1);
    await transact([next, ...offers.map(paused)].map((put) => ({ part: 'next', put })));
    const query = { from: known.day, to: known.day };
    const shown = await invoke(listShifts, world.people[who], {
      query: { ...query, per_page: '100' },
      now: when.ordered,
    });
    expect(shown.status).toBe(200);
    const ids = shown.body.data.map(({ id }: { id: string }) => id);
    expect([ids.includes(known.id), ids.includes(changed.id)]).toEqual([true, false]);
    if (who !== 'admin') {
      expect(shown.body.total).toBe(1);
      const counted = await invoke(countShifts, world.people[who], { query, now: when.ordered });
      expect(counted.body.data).toMatchObject([{ open: 1 }]);
    }
    // It is not gone, so a request about it alone is to be repeated.
    const single = await invoke(getShift, world.people[who], { params: { id: changed.id }, now: when.ordered });
    expect(single).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  });

  it('does not keep the readers of other areas from live updates', async () => {
    const audience = randomUUID();
    const subscription = {
      kind: 'subscription',
      schema: 1,
      id: 'c',
      areas: ['shifts', 'praise'],
      until: 4_000_000_000,
    };
    await transact([{ part: 'next', put: { ...subscriptionKey(audience, 'c'), ...subscription } }]);
    expect(await subscriptionsTo(audience)).toMatchObject([{ id: 'c', areas: expect.arrayContaining(['shifts']) }]);
  });

  it('makes a record unreadable for a while, but it is no defect', async () => {
    const { people } = await createWorld();
    const file: StoredFile = {
      ...uploadTimes(now),
      id: randomUUID(),
      public_id: randomUUID(),
      owner_id: people.worker.id,
      purpose: 'profile-photo',
      type: 'image/jpeg',
      size: 1,
      state: 'waiting',
      rejection: null,
    };
    await written(fileInsertionWrite(file), (item) => ({
      ...item,
      purpose: 'contract',
      schema: Number(item['schema']) + 1,
    }));
    const answer = await invoke(getUpload, people.worker, { params: { id: file.id }, now });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    await expect(findFile(file.id)).rejects.toBeInstanceOf(NewerItem);
    // Without a new schema number it is a defect.
    await written(fileInsertionWrite({ ...file, id: randomUUID() }), (item) => ({
      ...item,
      ...fileKey(`x${file.id}`),
      purpose: 'contract',
    }));
    await expect(findFile(`x${file.id}`)).rejects.toThrow('Invalid');
  });
});

secondRing.it(
  'two deployed releases share an account: the old one reads what the new one wrote, and leaves it alone',
  async () => {
    // Loads the bundler.
    const { nextRelease, release } = await import('../../test/world/release.ts');
    const [older, newer] = await Promise.all([release('old'), release('new', [nextRelease])]);
    const { worker } = (await createWorld()).people;
    const stored = async () => {
      const { fio, schema, pronouns } = (await get(accountKey(worker.id))) ?? {};
      return { fio, schema: Number(schema), pronouns };
    };
    const { schema } = await stored();

    expect(await older.write(worker, worker.version, 'Jana Stará')).toMatchObject({ status: 200 });
    expect(await stored()).toEqual({ fio: 'Jana Stará', schema });
    expect(await newer.write(worker, worker.version + 1, 'Jana Nová')).toMatchObject({ status: 200 });
    const kept = { fio: 'Jana Nová', schema: schema + 1, pronouns: 'she' };
    expect(await stored()).toEqual(kept);

    expect(await older.read(worker)).toMatchObject({ status: 200, body: { data: { fio: 'Jana Nová' } } });
    expect(await older.write(worker, worker.version + 2, 'Jana Stará')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    });
    expect(await stored()).toEqual(kept);

    expect(await newer.write(worker, worker.version + 2, 'Jana Nejnovější')).toMatchObject({ status: 200 });
    expect(await stored()).toEqual({ ...kept, fio: 'Jana Nejnovější' });
  },
);
