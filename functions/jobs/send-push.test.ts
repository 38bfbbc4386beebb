import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNotificationSettings, listNotifications, type NotificationKind } from '#shared/contracts/notifications.ts';
import { deliverPending, effectsRun } from '../../test/world/effects.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aBrowser, addBrowser, decrypted, type PushMessage, startPushService } from '../../test/world/push-devices.ts';
import { createQueue } from '../../test/world/queues.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The deployed workers would send the messages too.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { notificationWrite } = await import('../data/notifications/notifications.ts');
const { transact } = await import('../data/table.ts');
const { messageWrites } = await import('../notifications/message-writes.ts');

let world: World;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  service = await startPushService();
});
beforeEach(async () => {
  world = await createWorld();
});
afterAll(() => service.stop());

const at = () => new Date().toISOString();
const store = 'Náměstí';
/** A person with some browsers, the first one added first. */
const someone = async (browsers: readonly ReturnType<typeof aBrowser>[], change: Partial<Account> = {}) => {
  const who = await world.person('Jana Malá', 'ROLE_VENDOR', world.companies.performer, change);
  for (const browser of browsers) await addBrowser(who, browser);
  return who;
};
/** Queues a message about one notification of a person, to each of their browsers. Returns the notification's id. */
const push = async ({ id: account_id, login_id }: Account, kind: NotificationKind, params = {}): Promise<string> => {
  const now = at();
  const write = notificationWrite({ kind, to: { account: account_id }, at: now, params: { store, ...params } });
  const id = 'put' in write ? String(write.put['id']) : '';
  const message = { login_id, account_id, notifications: [{ inbox: `ACCOUNT#${account_id}`, id }] };
  await transact([write, ...(await messageWrites('push', kind, message, now))]);
  return id;
};
const stoppedOf = async (who: Account) => ok(await invoke(getNotificationSettings, who)).stopped;
const kindsShownTo = async (who: Account): Promise<string[]> =>
  (await invoke(listNotifications, who)).body.data.map(({ kind }: { kind: string }) => kind);

const newBrowser = () => aBrowser(service.address);

describe('a push message', () => {
  it('is read by its browser only, in the language of the account', async () => {
    const browser = newBrowser();
    const who = await someone([browser], { locale: 'cz' });
    const id = await push(who, 'order-paid', { number: '42', amount: '123450' });
    await effectsRun();
    const [message, ...others] = service.messagesTo(browser);
    expect(others).toEqual([]);
    const body = 'Objednávka 42 je zaplacena: 1 234,50 Kč';
    const shown = decrypted(browser, message as PushMessage) as { body: string };
    expect({ ...shown, body: shown.body.replaceAll('\u00A0', ' ') }).toEqual({
      title: body.split(': ')[0],
      body,
      tag: id,
      id,
      account: who.id,
    });
    expect(() => decrypted(newBrowser(), message as PushMessage)).toThrow('authenticate');
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' });
  });

  it('is signed with the key of the deployment, for its push service', async () => {
    const browser = newBrowser();
    const who = await someone([browser]);
    await push(who, 'shift-left', { fio: 'Petr' });
    await effectsRun();
    const { headers } = service.messagesTo(browser)[0] as PushMessage;
    expect(headers).toMatchObject({ urgency: 'high', ttl: '14400' });
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(ok(await invoke(getNotificationSettings, who)).push_key);
    const [header = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${header}.${claims}`);
    const verifier = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, verifier, Buffer.from(signature, 'base64url'))).toBe(true);
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect({ aud, sub }).toEqual({ aud: service.address, sub: 'mailto:no-reply@smena.test' });
    const hoursLeft = (exp * 1000 - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(1);
    expect(hoursLeft).toBeLessThanOrEqual(24);
  });

  it('is not sent to an account that was closed, nor about a notification that has expired', async () => {
    const browser = newBrowser();
    const { id: account_id, login_id } = await someone([browser]);
    const ofNobody = { login_id, account_id: randomUUID(), notifications: [] };
    const expired = { login_id, account_id, notifications: [{ inbox: `ACCOUNT#${account_id}`, id: randomUUID() }] };
    for (const message of [ofNobody, expired]) await transact(await messageWrites('push', 'shift-left', message, at()));
    await effectsRun();
    expect(service.messagesTo(browser)).toEqual([]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %s for the last browser stops push, which the app says once', async (status) => {
    const browser = newBrowser();
    const who = await someone([browser]);
    service.answer(browser, status);
    await push(who, 'shift-left', { fio: 'Petr' });
    await push(who, 'order-paid', { number: '1', amount: '100' });
    await effectsRun();
    expect(await stoppedOf(who)).toMatchObject([{ channel: 'push' }]);
    expect((await kindsShownTo(who)).filter((kind) => kind === 'channel-stopped')).toHaveLength(1);
    // A browser that is added later gets messages again.
    const next = newBrowser();
    await addBrowser(who, next);
    await push(who, 'shift-left', { fio: 'Petr' });
    await effectsRun();
    expect(service.messagesTo(next)).toHaveLength(1);
    expect(await stoppedOf(who)).toEqual([]);
  });

  it('that no longer knows one of several browsers ends only that one', async () => {
    const [lost, kept] = [newBrowser(), newBrowser()];
    const who = await someone([lost, kept]);
    service.answer(lost, 410);
    await push(who, 'shift-left', { fio: 'Petr' });
    await effectsRun();
    await push(who, 'shift-left', { fio: 'Petr' });
    await effectsRun();
    expect([service.messagesTo(lost).length, service.messagesTo(kept).length]).toEqual([1, 2]);
    expect(await stoppedOf(who)).toEqual([]);
    expect(await kindsShownTo(who)).not.toContain('channel-stopped');
  });

  it.each([429, 503, 302])('that answers %s gets the message again, and the other browsers do not', async (status) => {
    const [busy, other] = [newBrowser(), newBrowser()];
    const who = await someone([busy, other]);
    service.answer(busy, status);
    await push(who, 'shift-left', { fio: 'Petr' });
    expect(await deliverPending()).toEqual(['send-push']);
    service.answer(busy, 201);
    await effectsRun();
    expect([service.messagesTo(busy).length, service.messagesTo(other).length]).toEqual([2, 1]);
    expect(service.messages.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});
