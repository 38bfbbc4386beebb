import { beforeAll, describe, expect, it } from 'vitest';
import {
  addPushSubscription,
  getNotificationSettings,
  removePushSubscription,
} from '#shared/contracts/notifications.ts';
import { deleteMe } from '#shared/contracts/settings.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { aBrowser, addBrowser } from '../../test/world/push-devices.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { devicesOf, maxDevices } from '../data/notifications/devices.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const someone = (change: Partial<Account> = {}) =>
  world.person('Eva Malá', 'ROLE_VENDOR_STAFF', world.companies.performer, change);
const add = (who: Account | null, body: object) => invoke(addPushSubscription, who, { body });
type Query = { id?: string; endpoint?: string };
const remove = (who: Account, query: Query) =>
  invoke(removePushSubscription, who, { query: query as Record<string, string> });
const devicesShownTo = async (who: Account): Promise<string[]> =>
  ok(await invoke(getNotificationSettings, who)).devices.map(({ id }: { id: string }) => id);

describe('a browser', () => {
  it('is added, also again with new keys, and removed by its address or its id', async () => {
    const who = await someone();
    const [browser, other] = [aBrowser(), aBrowser()];
    const { subscription } = browser;
    const added = await add(who, subscription);
    expect(added.status).toBe(201);
    const { id } = ok(added);
    const { keys } = aBrowser().subscription;
    expect(ok(await add(who, { ...subscription, keys, name: undefined }))).toEqual({ id });
    expect(await devicesOf(who.login_id)).toMatchObject([{ id, ...keys, name: 'Firefox on a phone' }]);
    const otherId = await addBrowser(who, other);
    expect((await devicesShownTo(who)).toSorted()).toEqual([id, otherId].toSorted());
    ok(await remove(who, { endpoint: subscription.endpoint }));
    ok(await remove(who, { id: otherId }));
    expect(await devicesShownTo(who)).toEqual([]);
    for (const query of [{ id: otherId }, { endpoint: subscription.endpoint }, {}])
      expect(await remove(who, query)).toMatchObject({ status: 404 });
  });

  it('belongs to the person, not to one of their accounts', async () => {
    const who = await someone();
    const second = await world.person('Eva Malá', 'ROLE_BUYER', world.companies.customer, { login_id: who.login_id });
    const browser = aBrowser();
    const id = await addBrowser(who, browser);
    expect(ok(await add(second, browser.subscription))).toEqual({ id });
    expect(await devicesShownTo(second)).toEqual([id]);
  });

  it('of another person is refused and not removed; it can be added once that person removed it', async () => {
    const [who, other] = [await someone(), await someone()];
    const browser = aBrowser();
    const id = await addBrowser(who, browser);
    const taken = { status: 409, body: { code: 'push-subscription-taken' } };
    expect(await add(other, browser.subscription)).toMatchObject(taken);
    for (const query of [{ id }, { endpoint: browser.subscription.endpoint }])
      expect(await remove(other, query)).toMatchObject({ status: 404 });
    expect(await devicesShownTo(who)).toEqual([id]);
    ok(await remove(who, { id }));
    expect(await addBrowser(other, browser)).toBe(id);
  });

  it('is added by one of two people at once', async () => {
    const [who, other] = [await someone(), await someone()];
    const { subscription } = aBrowser();
    const both = await racing(writes('UNIQUE#push'), [() => add(who, subscription), () => add(other, subscription)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect([...(await devicesShownTo(who)), ...(await devicesShownTo(other))]).toHaveLength(1);
  });

  it.for([
    'https://10.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/push',
    'https://localhost/push',
    'https://printer.local/push',
    'https://user:word@push.smena.example/push',
    'https://push.smena.example:8443/push',
    'http://push.smena.example/push',
  ])('at %s is refused', async (endpoint) => {
    const refused = await add(world.people.worker, { ...aBrowser().subscription, endpoint });
    expect(refused).toMatchObject({ status: 422, body: { code: 'push-address-refused' } });
  });

  it.for<[problem: string, change: object, field: string]>([
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['a long address', { endpoint: `https://push.smena.example/${'a'.repeat(1000)}` }, 'endpoint'],
    ['a key that is no point', { keys: { ...aBrowser().subscription.keys, p256dh: 'B'.repeat(87) } }, 'keys.p256dh'],
    ['a secret of another length', { keys: { ...aBrowser().subscription.keys, auth: 'a'.repeat(24) } }, 'keys.auth'],
  ])('with %s is refused', async ([, change, field]) => {
    const refused = await add(world.people.worker, { ...aBrowser().subscription, ...change });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('of a guest is refused', async () => {
    expect(await add(null, aBrowser().subscription)).toMatchObject({ status: 401 });
  });

  it('is forgotten with the last account of its person, and may then be that of another one', async () => {
    const who = await someone();
    const browser = aBrowser();
    await addBrowser(who, browser);
    ok(await invoke(deleteMe, who, { query: { confirm: 'delete' } }));
    expect(await devicesOf(who.login_id)).toEqual([]);
    expect(await add(await someone(), browser.subscription)).toMatchObject({ status: 201 });
  });

  secondRing.it('is one of at most twenty', async () => {
    const who = await someone();
    for (let count = 0; count < maxDevices; count++) await addBrowser(who);
    const known = (await devicesOf(who.login_id))[0];
    expect(await add(who, aBrowser().subscription)).toMatchObject({ status: 409, body: { code: 'too-many-devices' } });
    const { keys } = aBrowser().subscription;
    expect(await add(who, { endpoint: known?.endpoint, keys })).toMatchObject({ status: 201 });
  });
});
