import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotificationKind, updateNotificationSettings } from '#shared/contracts/notifications.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { clock } from '#shared/domain/time-text.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aBrowser, addBrowser, decrypted, startPushService } from '../../test/world/push-devices.ts';
import { createQueue, messagesIn } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { streamRecord } from '../../test/world/stream.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The deployed projection and job would deliver the notifications too.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { notificationWrite } = await import('../data/notifications/notifications.ts');
const { pendingEntries } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');
const { handler: project } = await import('./run-projections.ts');
const { handler: sendDeliveries } = await import('./send-deliveries.ts');

let world: World;
let deadLetters: string;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
  service = await startPushService();
});
beforeEach(async () => {
  world = await createWorld();
});
afterAll(() => service.stop());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A shift that starts in an hour, which quiet hours do not hold back. */
const soon = () => ({
  store: 'Náměstí',
  fio: 'Petr',
  starts_at: inMinutes(60),
  ends_at: inMinutes(360),
  time_zone: 'Europe/Prague',
});
type Notified = { kind: NotificationKind; to: Recipient; params?: Record<string, string>; at?: string };
/** Writes a notification, and gives the record of the table's stream about it. */
const notified = async ({ kind, to, params = soon(), at = new Date().toISOString() }: Notified) => {
  const write = notificationWrite({ kind, to, at, params, about: randomUUID() });
  await transact([write]);
  return streamRecord({ after: 'put' in write ? write.put : {} });
};
const projected = async (...Records: Awaited<ReturnType<typeof notified>>[]) => {
  expect(await project({ Records })).toEqual({ batchItemFailures: [] });
  expect(await messagesIn(deadLetters)).toEqual([]);
};
/** Writes a notification and delivers it. */
const deliver = async (one: Notified) => {
  await projected(await notified(one));
  await effectsRun();
};
const newBrowser = () => aBrowser(service.address);
/** Adds a browser of a person, and counts the messages that it gets. */
const withBrowser = async (who: Account) => {
  const browser = newBrowser();
  await addBrowser(who, browser);
  const messages = () => service.messagesTo(browser);
  const shown = () => messages().map((message) => decrypted(browser, message) as { body: string; account: string });
  return { count: () => messages().length, shown };
};
const save = (who: Account, version: number, body: object) =>
  invoke(updateNotificationSettings, who, { body: { version, ...body } });
const worker = (change: Partial<Account> = {}) =>
  world.person('Eva Malá', 'ROLE_VENDOR_STAFF', world.companies.performer, change);
const anEmail = () => `${randomUUID()}@smena.test`;
const aNumber = () => `+4206${randomInt(10_000_000, 99_999_999)}`;

/** By all channels, with every record of the stream delivered three times. Returns how many of each were sent. */
const sentOf = async (count: number): Promise<number[]> => {
  const [email, phone] = [anEmail(), aNumber()];
  const who = await worker({ email, phone });
  const browser = await withBrowser(who);
  const all = { kind: 'shift-called-up', push: true, letter: true, sms: true };
  ok(await save(who, 0, { kinds: [all] }));
  const records: Awaited<ReturnType<typeof notified>>[] = [];
  for (let nth = 0; nth < count; nth++)
    records.push(await notified({ kind: 'shift-called-up', to: { account: who.id } }));
  await projected(...records, ...records);
  await effectsRun();
  await projected(...records);
  await effectsRun();
  return [browser.count(), (await sentTo(email)).length, (await sentTo(phone)).length];
};

describe('each notification arrives once per person and channel', () => {
  it('although the stream delivers its record three times', async () => {
    expect(await sentOf(3)).toEqual([3, 3, 3]);
  });

  secondRing.it('although a thousand of them come at once, three times', { timeout: 600_000 }, async () => {
    expect(await sentOf(1000)).toEqual([1000, 1000, 1000]);
  });

  it('although a person has two accounts that read it', async () => {
    const { customer } = world.companies;
    const stores = { store_ids: [world.stores.own.id] };
    const first = await world.person('Jana Malá', 'ROLE_BUYER', customer);
    const second = await world.person('Jana Malá', 'ROLE_BUYER', customer, { login_id: first.login_id, ...stores });
    const browser = await withBrowser(second);
    await deliver({ kind: 'shift-left-late', to: { company: customer.id, store: world.stores.own.id } });
    expect(browser.count()).toBe(1);
  });
});

describe('a notification reaches', () => {
  it('the people of its company in the roles of its kind, for the account that reads it', async () => {
    const { performer, rival } = world.companies;
    const { vendor, rivalVendor, worker: hers } = world.people;
    // A person who works for both performers.
    const both = await world.person('Jana Malá', 'ROLE_VENDOR', rival);
    const here = await world.person('Jana Malá', 'ROLE_VENDOR', performer, { login_id: both.login_id });
    const [one, two, three, four] = await Promise.all([vendor, both, rivalVendor, hers].map(withBrowser));
    await deliver({ kind: 'shift-left', to: { company: performer.id } });
    expect([one, two, three, four].map((browser) => browser?.count())).toEqual([1, 1, 0, 0]);
    expect(two?.shown()).toMatchObject([{ account: here.id }]);
  });

  it('the buyers of the company of a store and those who manage it', async () => {
    const { buyer, buyerManager, storeManager, foreignBuyer } = world.people;
    const { listByFilter } = await import('./projections/list-by-filter.ts');
    const { eventOf } = await import('../events/events.ts');
    const { get } = await import('../data/table.ts');
    const { accountKey } = await import('../data/people/accounts.ts');
    // The lists by store follow the stream, which this table has not.
    for (const { id } of [buyerManager, storeManager]) {
      const event = eventOf(streamRecord({ after: (await get(accountKey(id))) ?? {} }));
      if (event) await listByFilter(event);
    }
    const elsewhere = { company: world.companies.customer.id, store: world.stores.shared.id };
    const browsers = await Promise.all([buyer, buyerManager, storeManager, foreignBuyer].map(withBrowser));
    await deliver({ kind: 'shift-left-late', to: { ...elsewhere, store: world.stores.own.id } });
    await deliver({ kind: 'shift-left-late', to: elsewhere });
    expect(browsers.map((browser) => browser.count())).toEqual([2, 2, 1, 0]);
  });

  it('nobody outside the app if its kind is for the app only, or is not meant with its parameters', async () => {
    await projected(
      await notified({ kind: 'admitted', to: { account: world.people.worker.id }, params: { role: 'ROLE_BUYER' } }),
      await notified({ kind: 'credibility-changed', to: 'admins', params: { company: 'Koš', level: 'green' } }),
    );
    expect((await pendingEntries()).filter(({ effect }) => effect === 'deliver-notification')).toEqual([]);
  });

  it('nobody by a channel that was turned off', async () => {
    const who = await worker();
    const browser = await withBrowser(who);
    ok(await save(who, 0, { kinds: [{ kind: 'shift-called-up', push: false, letter: false, sms: false }] }));
    await deliver({ kind: 'shift-called-up', to: { account: who.id } });
    expect(browser.count()).toBe(0);
  });
});

describe('a letter about a notification', () => {
  it('says what the app says, without links and marks that people wrote', async () => {
    const email = anEmail();
    const who = await world.person('Jana Malá', 'ROLE_VENDOR', world.companies.performer, { email });
    const params = { ...soon(), store: 'www.evil.example/pay **now**' };
    await deliver({ kind: 'shift-left', to: { account: who.id }, params });
    const [letter, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Petr left the shift, assign another worker: www. evil. example/pay now');
  });
});

describe('an SMS about a notification', () => {
  const urgent = [{ kind: 'shift-left', push: false, letter: false, sms: true }];

  it('is short and has no link that people wrote; none goes to a country that is not allowed', async () => {
    const [allowed, refused] = [aNumber(), `+1202555${randomInt(1000, 9999)}`];
    const { performer } = world.companies;
    const ofCountry = (phone: string) => world.person('Jana Malá', 'ROLE_VENDOR', performer, { phone });
    for (const who of [await ofCountry(allowed), await ofCountry(refused)]) ok(await save(who, 0, { kinds: urgent }));
    const params = { ...soon(), store: `www.evil.example ${'a'.repeat(400)}` };
    await deliver({ kind: 'shift-left', to: { company: performer.id }, params });
    const [sms] = await sentTo(allowed);
    expect(sms?.text.length).toBeLessThanOrEqual(300);
    expect(sms?.text).toMatch(/^Petr left the shift, assign another worker: www\. evil\. example a+\n\S+$/);
    expect(await sentTo(refused)).toEqual([]);
  });
});

describe('what waits', () => {
  it('is one message about twenty shifts that one act assigned, also if two runs send it at once', async () => {
    const who = await worker();
    const browser = await withBrowser(who);
    const records: Awaited<ReturnType<typeof notified>>[] = [];
    for (let nth = 0; nth < 20; nth++)
      records.push(await notified({ kind: 'shift-assigned', to: { account: who.id }, at: inMinutes(-nth / 60) }));
    await projected(...records);
    await effectsRun();
    expect(browser.count()).toBe(0);
    const time = inMinutes(3);
    await Promise.all([sendDeliveries({ time }), sendDeliveries({ time })]);
    await projected(...records);
    await effectsRun();
    expect(await sendDeliveries({ time: inMinutes(5) })).toEqual({ sent: 0 });
    await effectsRun();
    expect(browser.shown()).toMatchObject([
      {
        title: '20 notifications',
        body: expect.stringContaining('20 notifications: You have a new shift: Náměstí,') as string,
        tag: 'shift-assigned',
        id: null,
      },
    ]);
  });

  it('for the end of quiet hours is sent then, except by letter', async () => {
    const email = anEmail();
    const who = await world.person('Jana Malá', 'ROLE_VENDOR', world.companies.performer, { email });
    const browser = await withBrowser(who);
    const [from, to] = [-60, 120].map((minutes) => clock(inMinutes(minutes), 'Asia/Tokyo'));
    ok(await save(who, 0, { quiet: { from, to }, time_zone: 'Asia/Tokyo' }));
    await deliver({ kind: 'shift-left', to: { account: who.id } });
    expect(await sentTo(email)).toHaveLength(1);
    expect(await sendDeliveries({ time: inMinutes(110) })).toEqual({ sent: 0 });
    expect(browser.count()).toBe(0);
    expect(await sendDeliveries({ time: inMinutes(121) })).toEqual({ sent: 1 });
    await effectsRun();
    expect(browser.shown()).toMatchObject([{ body: expect.stringContaining('Petr left the shift') as string }]);
  });

  it('is dropped if its person turned it off meanwhile', async () => {
    const who = await worker();
    const browser = await withBrowser(who);
    await deliver({ kind: 'shift-assigned', to: { account: who.id } });
    ok(await save(who, 0, { kinds: [{ kind: 'shift-assigned', push: false, letter: false, sms: false }] }));
    expect(await sendDeliveries({ time: inMinutes(3) })).toEqual({ sent: 0 });
    await effectsRun();
    expect(browser.count()).toBe(0);
  });
});
