import { beforeAll, describe, expect, it } from 'vitest';
import {
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '#shared/contracts/notifications.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { addBrowser } from '../../test/world/push-devices.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { stopChannel } from './stop-channel.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const someone = (role: 'ROLE_VENDOR' | 'ROLE_VENDOR_STAFF' = 'ROLE_VENDOR', change: Partial<Account> = {}) =>
  world.person('Eva Malá', role, world.companies.performer, change);
const read = async (who: Account): Promise<NotificationSettings> => ok(await invoke(getNotificationSettings, who));
const save = (who: Account, body: object) => invoke(updateNotificationSettings, who, { body });
const choiceIn = ({ kinds }: NotificationSettings, kind: string) => kinds.find((each) => each.kind === kind);

describe('the settings of notifications', () => {
  it('of a worker have the kinds of workers, quiet hours, and the key of the deployment', async () => {
    const worker = await someone('ROLE_VENDOR_STAFF', { email: 'eva@smena.test', phone: '+420777000111' });
    const settings = await read(worker);
    expect(settings).toMatchObject({
      version: 0,
      quiet: { from: '22:00', to: '06:00' },
      time_zone: 'Europe/Prague',
      email: 'eva@smena.test',
      phone: '+420777000111',
      devices: [],
      stopped: [],
    });
    expect(choiceIn(settings, 'shift-assigned')).toMatchObject({ push: true, letter: false, sms: null });
    expect(choiceIn(settings, 'shift-left')).toBeUndefined();
    expect(Buffer.from(settings.push_key, 'base64url')).toHaveLength(65);
    expect((await read(await someone())).push_key).toBe(settings.push_key);
  });

  it('are saved for the named kinds; the others, the quiet hours and the time zone stay', async () => {
    const vendor = await someone();
    const left = { kind: 'shift-left', push: false, letter: true, sms: true };
    const night = { from: '21:30', to: '05:30' };
    expect(ok(await save(vendor, { version: 0, kinds: [left], quiet: night, time_zone: 'Europe/Kyiv' }))).toMatchObject(
      { version: 1, quiet: night, time_zone: 'Europe/Kyiv' },
    );
    const paid = { kind: 'order-paid', push: false, letter: false, sms: false };
    const saved: NotificationSettings = ok(await save(vendor, { version: 1, kinds: [paid] }));
    expect(saved).toMatchObject({ version: 2, quiet: night, time_zone: 'Europe/Kyiv' });
    expect(choiceIn(saved, 'shift-left')).toEqual(left);
    expect(choiceIn(saved, 'order-paid')).toEqual({ ...paid, sms: null });
    expect(await read(vendor)).toEqual(saved);
    expect(ok(await save(vendor, { version: 2, quiet: null }))).toMatchObject({ version: 3, quiet: null });
  });

  it('belong to the person, so the accounts of one login share them, with the kinds of each role', async () => {
    const vendor = await someone();
    const { customer } = world.companies;
    const buyer = await world.person('Eva Malá', 'ROLE_BUYER', customer, { login_id: vendor.login_id });
    const found = { kind: 'replacement-found', push: false, letter: true, sms: false };
    ok(await save(vendor, { version: 0, kinds: [found], quiet: { from: '20:00', to: '07:00' } }));
    const settings = await read(buyer);
    expect(settings).toMatchObject({ version: 1, quiet: { from: '20:00', to: '07:00' } });
    expect(choiceIn(settings, 'replacement-found')).toEqual({ ...found, sms: null });
    expect(choiceIn(await read(vendor), 'replacement-found')).toBeUndefined();
    expect(await read(world.people.vendor)).toMatchObject({ version: 0 });
  });

  it('are saved by one of two requests at once, and not over a newer version', async () => {
    const vendor = await someone();
    const both = await racing(writes('NOTIFICATION_SETTINGS#'), [
      () => save(vendor, { version: 0, quiet: { from: '20:00', to: '07:00' } }),
      () => save(vendor, { version: 0, quiet: null }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const version of [0, 2])
      expect(await save(vendor, { version })).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it.for<[problem: string, body: object, field: string]>([
    ['an unknown kind', { kinds: [{ kind: 'nothing', push: true, letter: true, sms: true }] }, 'kinds.0.kind'],
    ['a time that does not exist', { quiet: { from: '24:00', to: '06:00' } }, 'quiet.from'],
    ['an unknown time zone', { time_zone: 'Europe/Nowhere' }, 'time_zone'],
    ['an unknown channel', { resume: ['pigeon'] }, 'resume.0'],
    ['no version', { version: undefined }, 'version'],
  ])('are refused with %s', async ([, body, field]) => {
    const refused = await save(world.people.vendor, { version: 0, ...body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('are those of signed-in people only', async () => {
    expect(await invoke(getNotificationSettings, null)).toMatchObject({ status: 401 });
    expect(await save(world.people.newcomer, { version: 0 })).toMatchObject({ status: 200 });
    expect((await read(world.people.newcomer)).kinds).toEqual([]);
  });
});

describe('a channel that stopped', () => {
  const at = '2126-11-21T12:00:00.000Z';

  it('is noted once, and works again when its person turns it on', async () => {
    const vendor = await someone();
    await Promise.all([stopChannel(vendor.login_id, 'letter', at), stopChannel(vendor.login_id, 'push', at)]);
    await stopChannel(vendor.login_id, 'letter', '2126-11-22T12:00:00.000Z');
    const { stopped, version } = await read(vendor);
    expect(stopped.toSorted((one, other) => one.channel.localeCompare(other.channel))).toEqual([
      { channel: 'letter', at },
      { channel: 'push', at },
    ]);
    expect(ok(await save(vendor, { version, resume: ['letter'] }))).toMatchObject({
      stopped: [{ channel: 'push', at }],
    });
  });

  it('push works again with the next browser', async () => {
    const vendor = await someone();
    await stopChannel(vendor.login_id, 'push', at);
    await addBrowser(vendor);
    expect(await read(vendor)).toMatchObject({ stopped: [], version: 2, devices: [{ name: 'Firefox on a phone' }] });
  });
});
