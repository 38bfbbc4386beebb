import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  type Broadcast,
  cancelBroadcast,
  countRecipients,
  createBroadcast,
  getBroadcast,
  getReceivedBroadcast,
} from '#shared/contracts/broadcasts.ts';
import { listNotifications, type Notification } from '#shared/contracts/notifications.ts';
import { deactivateUser } from '#shared/contracts/people.ts';
import { effectsRun, withOwnQueues } from '../../test/world/effects.ts';
import { withEachFault, withFault } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// Jobs send every broadcast of their table that is due.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { broadcastBody } = await import('../../test/world/broadcast-fixtures.ts');
const { pageLimits } = await import('../data/broadcasts/page-limits.ts');
const { handler: startBroadcasts } = await import('./start-broadcasts.ts');

let world: World;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
});
beforeEach(async () => {
  world = await createWorld();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const { titles, texts } = broadcastBody();
const create = async (changes: object): Promise<Broadcast> =>
  ok(await invoke(createBroadcast, world.people.admin, { body: { ...broadcastBody(), ...changes } }));
const read = async ({ id }: { id: string }): Promise<Broadcast> =>
  ok(await invoke(getBroadcast, world.people.admin, { params: { id } }));
const notificationsOf = async (who: Account, { id }: { id: string }): Promise<Notification[]> =>
  (await invoke(listNotifications, who, { query: { per_page: 100 } })).body.data.filter(
    ({ about }: Notification) => about === id,
  );
const anEmail = () => `${randomUUID()}@smena.test`;
const ofPerformer = () => ({ to: 'company', company_id: world.companies.performer.id });
/** How many notifications each of them has. */
const timesNotified = async (broadcast: Broadcast, people: readonly Account[]): Promise<number[]> => {
  const found: number[] = [];
  for (const who of people) found.push((await notificationsOf(who, broadcast)).length);
  return found;
};

/** In small pages and runs, so that a few people take several of each. */
const inSmallPages = async (run: () => Promise<void>, { people, pages } = { people: 2, pages: 2 }): Promise<void> => {
  const usual = { ...pageLimits };
  Object.assign(pageLimits, { people, pages });
  try {
    await run();
  } finally {
    Object.assign(pageLimits, usual);
  }
};

/** Of a run that another one would not follow before the test looks. */
const oneRun = { people: 2, pages: 100 };

describe('a broadcast at once', () => {
  it('to a company reaches its people in their language, and nobody else', async () => {
    const { vendor, worker, colleague, rivalVendor, rivalWorker, buyer } = world.people;
    const czech = await world.person('Eva Malá', 'ROLE_VENDOR', world.companies.performer, { locale: 'cz' });
    const broadcast = await create({ audience: ofPerformer() });
    expect(broadcast).toMatchObject({ state: 'sending', recipients: 0 });
    await effectsRun();
    expect(await read(broadcast)).toMatchObject({ state: 'sent', recipients: 4, notified: 4, letters: 0, read: 0 });
    expect(await timesNotified(broadcast, [vendor, worker, colleague, czech])).toEqual([1, 1, 1, 1]);
    expect(await timesNotified(broadcast, [rivalVendor, rivalWorker, buyer])).toEqual([0, 0, 0]);
    expect(await notificationsOf(worker, broadcast)).toMatchObject([
      { kind: 'broadcast', params: { title: titles.en }, at: broadcast.sent_at, read: false },
    ]);
    expect(await notificationsOf(czech, broadcast)).toMatchObject([{ params: { title: titles.cs } }]);
    ok(await invoke(getReceivedBroadcast, worker, { params: { id: broadcast.id } }));
    expect(await notificationsOf(worker, broadcast)).toMatchObject([{ read: true }]);
    const entries = (await invokeAll(listAudit, world.people.admin)).filter(({ about }) => about?.id === broadcast.id);
    expect(entries.map(({ action, by }) => [action, by.id]).toSorted()).toEqual([
      ['broadcast-created', world.people.admin.id],
      ['broadcast-sent', world.people.admin.id],
    ]);
  });

  it('to a role reaches its people of every company', async () => {
    const { worker, colleague, rivalWorker, vendor, newcomer } = world.people;
    const broadcast = await create({ audience: { to: 'role', role: 'ROLE_VENDOR_STAFF' } });
    await effectsRun();
    expect(await timesNotified(broadcast, [worker, colleague, rivalWorker])).toEqual([1, 1, 1]);
    expect(await timesNotified(broadcast, [vendor, newcomer])).toEqual([0, 0]);
  });

  it('to everybody reaches every account, but none that waits, has no role or was closed', async () => {
    const { admin, manager, buyer, storeManager, worker, newcomer } = world.people;
    const { customer, performer } = world.companies;
    const waits = { role: 'ROLE_BUYER', company: customer, since: '2026-01-01T00:00:00.000Z' } as const;
    const waiting = await world.person('Čekající', 'ROLE_USER', null, { waits });
    const leaving = await world.person('Odcházející', 'ROLE_VENDOR_STAFF', performer);
    ok(await invoke(deactivateUser, admin, { params: { id: leaving.id } }));
    const audience = { to: 'all' };
    const counted = ok(await invoke(countRecipients, admin, { body: { audience } })).recipients;
    const broadcast = await create({ audience });
    await effectsRun();
    expect(await timesNotified(broadcast, [admin, manager, buyer, storeManager, worker])).toEqual([1, 1, 1, 1, 1]);
    expect(await timesNotified(broadcast, [waiting, newcomer])).toEqual([0, 0]);
    expect(await read(broadcast)).toMatchObject({ recipients: counted, notified: counted });
  });

  it('by letter writes once to a person with two accounts, in the language of the account', async () => {
    const { performer, customer } = world.companies;
    const email = anEmail();
    // The older account comes first.
    const older = { email, locale: 'cz', created_at: '2025-06-01T08:00:00.000Z' } as const;
    const first = await world.person('Jana Malá', 'ROLE_VENDOR', performer, older);
    const { login_id } = first;
    const second = await world.person('Jana Malá', 'ROLE_STORE_MANAGER', customer, { email, login_id, locale: 'en' });
    const broadcast = await create({ audience: { to: 'all' }, channels: ['in_app', 'letter'] });
    const [letter, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain(titles.cs);
    expect(letter?.text).toContain(texts.cs.replaceAll('**', ''));
    expect(letter?.text).toContain(`/broadcasts/view/${broadcast.id}`);
    expect(await timesNotified(broadcast, [first, second])).toEqual([1, 1]);
    expect(await read(broadcast)).toMatchObject({ state: 'sent', letters: 1 });
  });

  it('by letter only notifies nobody, and is read by its link', async () => {
    const email = anEmail();
    const reader = await world.person('Petr Malý', 'ROLE_VENDOR', world.companies.performer, { email });
    const broadcast = await create({ audience: ofPerformer(), channels: ['letter'] });
    expect(await sentTo(email)).toHaveLength(1);
    expect(await read(broadcast)).toMatchObject({ recipients: 4, notified: 0, letters: 1 });
    expect(await timesNotified(broadcast, [reader])).toEqual([0]);
    ok(await invoke(getReceivedBroadcast, reader, { params: { id: broadcast.id } }));
    expect((await read(broadcast)).read).toBe(1);
  });
});

describe('a scheduled broadcast', () => {
  it('is sent once its time has come, and by one run of several', async () => {
    const broadcast = await create({ audience: ofPerformer(), send_at: inHours(1) });
    expect(broadcast.state).toBe('scheduled');
    await startBroadcasts({ time: inHours(0.5) });
    expect((await read(broadcast)).state).toBe('scheduled');
    const time = inHours(1.1);
    await Promise.all([startBroadcasts({ time }), startBroadcasts({ time })]);
    await startBroadcasts({ time: inHours(1.2) });
    await effectsRun();
    expect(await read(broadcast)).toMatchObject({ state: 'sent', sent_at: time, recipients: 3 });
    expect(await timesNotified(broadcast, [world.people.vendor, world.people.worker])).toEqual([1, 1]);
  });

  it('is not sent once it was canceled', async () => {
    const { id, version } = await create({ audience: ofPerformer(), send_at: inHours(1) });
    ok(await invoke(cancelBroadcast, world.people.admin, { params: { id }, body: { version } }));
    await startBroadcasts({ time: inHours(2) });
    await effectsRun();
    expect(await read({ id })).toMatchObject({ state: 'canceled', recipients: 0 });
  });
});

describe('the sending', () => {
  it('goes on in several pages and runs, and a repeated run sends nothing', async () => {
    const { performer } = world.companies;
    const { vendor, worker, colleague } = world.people;
    const email = anEmail();
    const others: Account[] = [];
    for (let n = 0; n < 4; n += 1) others.push(await world.person(`Pracovník ${n}`, 'ROLE_VENDOR_STAFF', performer));
    const one = await world.person('Ada', 'ROLE_VENDOR', performer, { email, created_at: '2025-01-01T00:00:00.000Z' });
    const { login_id } = one;
    // The last one of the list, so on another page.
    const created_at = '2026-02-01T00:00:00.000Z';
    const other = await world.person('Ada', 'ROLE_VENDOR_STAFF', performer, { email, login_id, created_at });
    const people = [vendor, worker, colleague, ...others, one, other];
    await inSmallPages(async () => {
      const broadcast = await create({ audience: ofPerformer(), channels: ['in_app', 'letter'] });
      expect(await sentTo(email)).toHaveLength(1);
      const sent = await read(broadcast);
      expect(sent).toMatchObject({ state: 'sent', recipients: 9, notified: 9, letters: 1 });
      const { transact } = await import('../data/table.ts');
      const { effectWrite } = await import('../data/outbox.ts');
      await transact([effectWrite('send-broadcast', { broadcast_id: broadcast.id }, { now: inHours(0) })]);
      await effectsRun();
      expect(await read(broadcast)).toEqual(sent);
      expect(await timesNotified(broadcast, people)).toEqual(people.map(() => 1));
    });
  });

  it('after a fault between two pages goes on where it ended', async () => {
    const { performer } = world.companies;
    const { vendor, worker, colleague } = world.people;
    const other = await world.person('Další', 'ROLE_VENDOR_STAFF', performer);
    await inSmallPages(
      () =>
        withOwnQueues(async (deliver) => {
          const broadcast = await create({ audience: ofPerformer() });
          // The lease, the first page, and the second page, whose answer is lost.
          const { met } = await withFault({ nth: 3, kind: 'unanswered' }, () => deliver());
          expect(met).toBe(true);
          expect(await read(broadcast)).toMatchObject({ state: 'sending', recipients: 4 });
          await deliver('done');
          expect(await read(broadcast)).toMatchObject({ state: 'sent', recipients: 4, notified: 4 });
          expect(await timesNotified(broadcast, [vendor, worker, colleague, other])).toEqual([1, 1, 1, 1]);
        }),
      oneRun,
    );
  });

  it('reaches who joins while it goes on', async () => {
    await inSmallPages(
      () =>
        withOwnQueues(async (deliver) => {
          const broadcast = await create({ audience: ofPerformer() });
          await withFault({ nth: 3, kind: 'lost' }, () => deliver());
          expect(await read(broadcast)).toMatchObject({ state: 'sending', recipients: 2 });
          const created_at = new Date().toISOString();
          const late = await world.person('Nový', 'ROLE_VENDOR_STAFF', world.companies.performer, { created_at });
          await deliver('done');
          expect(await read(broadcast)).toMatchObject({ state: 'sent', recipients: 4 });
          expect(await timesNotified(broadcast, [late])).toEqual([1]);
        }),
      oneRun,
    );
  });

  secondRing.it('with a fault at any write, reaches everybody once', async () => {
    await inSmallPages(async () => {
      await withEachFault(async (faulty) => {
        world = await createWorld();
        const { vendor, worker, colleague } = world.people;
        await withOwnQueues(async (deliver) => {
          const broadcast = await create({ audience: ofPerformer() });
          await faulty(deliver);
          await deliver('done');
          expect(await read(broadcast)).toMatchObject({ state: 'sent', recipients: 3, notified: 3 });
          expect(await timesNotified(broadcast, [vendor, worker, colleague])).toEqual([1, 1, 1]);
        });
      });
    });
  });
});
