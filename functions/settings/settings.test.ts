import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  acceptTerms,
  changePassword,
  downloadMe,
  getMe,
  listSessions,
  setPhoto,
  signOutEverywhere,
  updateListSettings,
  updateMe,
} from '#shared/contracts/settings.ts';
import { createCognitoUser } from '../../test/world/client.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { placeOrder } from '../../test/world/order-fixtures.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, shiftFixtures, ok } from '../../test/world/shift-fixtures.ts';
import { uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listActionsOf } from '../data/audit.ts';
import { recordSession } from '../data/auth/sessions.ts';
import { currentTermsVersion } from '../data/legal/documents.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';

let world: World;
let me: Account;
beforeAll(async () => {
  await takeOwnBucket();
  world = await createWorld();
});
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);

const read = async (who: Account) => ok(await invoke(getMe, who));
const change = (who: Account, body: object) => invoke(updateMe, who, { body });

describe('the profile', () => {
  it('is returned with the other accounts of the login', async () => {
    me = await someone();
    const other = await world.person('Eva Malá', 'ROLE_BUYER', null, { login_id: me.login_id });
    expect(await read(me)).toMatchObject({ id: me.id, version: 1, photo: null, needs_company: false, languages: [] });
    expect(await read(other)).toMatchObject({ id: other.id, needs_company: true });
    expect(await read(world.people.buyer)).toMatchObject({ needs_company: false });
    expect(await read(world.people.admin)).toMatchObject({ needs_company: false, company: null });
    expect((await read(me)).users.map(({ id }: Account) => id).toSorted()).toEqual([me.id, other.id].toSorted());
  });

  it('changes the fields that are sent and keeps the others', async () => {
    me = await someone();
    const changed = await change(me, {
      version: 1,
      fio: '  Eva Velká ',
      country: 'SK',
      languages: ['sk', 'uk'],
      bank_account: 'cz65 0800 0000 1920 0014 5399',
    });
    expect(ok(changed)).toMatchObject({
      version: 2,
      fio: 'Eva Velká',
      locale: 'en',
      country: 'SK',
      languages: ['sk', 'uk'],
      bank_account: 'CZ6508000000192000145399',
    });
    expect(ok(await change(me, { version: 2, locale: 'ru', bank_account: null }))).toMatchObject({
      version: 3,
      fio: 'Eva Velká',
      locale: 'ru',
      bank_account: null,
    });
    const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { body } = await invoke(listAudit, me, { query: { from: dayAt(-1), to: dayAt(1) } });
    const withheld = { before: null, after: null, withheld: true };
    // The company's managers read the log, but not the bank account.
    expect(body.data).toMatchObject([
      { action: 'profile-changed', changes: [{ field: 'bank_account', ...withheld }] },
      {
        action: 'profile-changed',
        changes: [
          { field: 'fio', after: 'Eva Velká', withheld: false },
          { field: 'country', ...withheld },
          { field: 'languages', ...withheld },
          { field: 'bank_account', ...withheld },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('192000145399');
  });

  it.for([
    [{ roles: ['ROLE_ADMIN'] }, 'roles'],
    [{ company: { id: 'other', name: 'Other' } }, 'company'],
    [{ bonus: 100_000 }, 'bonus'],
    [{ email: 'other@smena.test' }, 'email'],
    [{ phone: '+420777000001' }, 'phone'],
    [{ active: false }, 'active'],
    [{ login_id: 'another' }, 'login_id'],
    [{ store_ids: [] }, 'store_ids'],
    [{ terms: { version: 9, at: '2026-01-01T00:00:00.000Z' } }, 'terms'],
    [{ waits: null }, 'waits'],
  ] as const)('cannot gain roles by mass assignment: %o', async ([body, field]) => {
    me = await someone();
    const answer = await change(me, { version: 1, fio: 'Somebody', ...body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: 'Unknown field.' } } });
    expect(await getAccount(me.id)).toEqual(me);
  });

  it.for([
    [{ fio: '   ' }, 'fio'],
    [{ fio: 'a'.repeat(201) }, 'fio'],
    [{ locale: 'de' }, 'locale'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'cz' }, 'country'],
    [{ languages: ['klingon'] }, 'languages.0'],
    [{ bank_account: '19-2000145398/0800' }, 'bank_account'],
    [{ bank_account: 'CZ6608000000192000145399' }, 'bank_account'],
  ] as const)('with %o returns an error at the field', async ([body, field]) => {
    me = await someone();
    const { status, body: answer } = await change(me, { version: 1, ...body });
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
    expect(await getAccount(me.id)).toEqual(me);
  });

  it('counts a blank country and blank languages as none', async () => {
    me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer, {
      country: 'SK',
      languages: ['sk'],
    });
    const changed = await change(me, { version: 1, country: ' ', languages: [''] });
    expect(ok(changed)).toMatchObject({ country: null, languages: [] });
  });

  it('returns 409 for a stale version, and one of two concurrent updates succeeds', async () => {
    me = await someone();
    await change(me, { version: 1, fio: 'First' });
    expect(await change(me, { version: 1, fio: 'Second' })).toMatchObject({ status: 409, body: { code: 'changed' } });
    const both = await racing(writes('ACCOUNT#'), [
      () => change(me, { version: 2, fio: 'A' }),
      () => change(me, { version: 2, fio: 'B' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is not accessible with the account of another login', async () => {
    me = await someone();
    const { status } = await invoke(updateMe, me, {
      body: { version: 1, fio: 'Thief' },
      headers: { 'x-account-id': world.people.admin.id },
    });
    expect(status).toBe(403);
    expect((await getAccount(world.people.admin.id))?.fio).toBe('Admin');
  });
});

describe('sessions', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
  const sessions = async (now: string) => ok(await invoke(listSessions, me, { now }));

  it('are stored with the device and location of their last use, once a day', async () => {
    me = await someone();
    const headers = { 'user-agent': agent, 'cloudfront-viewer-country': 'CZ', 'cloudfront-viewer-city': 'Brno' };
    await invoke(getMe, me, { now: at(3, '08:00'), headers, address: '203.0.113.7' });
    await invoke(getMe, me, { now: at(3, '09:00'), headers: { 'user-agent': 'curl/8' } });
    expect(await sessions(at(3, '10:00'))).toMatchObject([
      {
        browser: 'Safari',
        system: 'iPhone',
        kind: 'phone',
        city: 'Brno',
        country: 'CZ',
        address: '203.0.113.7',
        last_used_at: at(3, '08:00'),
        current: true,
      },
    ]);
    await invoke(getMe, me, { now: at(4, '09:00'), headers: { 'user-agent': 'curl/8' } });
    expect(await sessions(at(4, '10:00'))).toMatchObject([{ browser: null, last_used_at: at(4, '09:00') }]);
  });

  it('are listed by their last use, newest first', async () => {
    me = await someone();
    const place = { agent: 'Firefox', address: '192.0.2.1', city: null, country: null };
    for (const [id, day] of [
      ['b', 4],
      ['a', 6],
      ['c', 5],
    ] as const)
      await recordSession(me.login_id, { id, ...place, signed_in_at: at(2, '08:00'), last_used_at: at(day, '08:00') });
    const uses = await sessions(at(6, '09:00'));
    expect(uses.map(({ last_used_at }: { last_used_at: string }) => last_used_at)).toEqual([
      at(6, '08:00'),
      at(5, '08:00'),
      at(4, '08:00'),
    ]);
  });

  it('are deleted 30 days after the sign-in, when their refresh token has expired', async () => {
    me = await someone();
    await invoke(getMe, me, { now: at(1, '08:00') });
    expect(await sessions(at(31, '07:59'))).toHaveLength(1);
    expect(await sessions(at(31, '08:00'))).toEqual([]);
  });

  it('end everywhere at once: earlier tokens are refused, later ones accepted', async () => {
    me = await someone();
    await createCognitoUser(me);
    const before = new Date(Date.now() - 5000).toISOString();
    await invoke(getMe, me, { now: before });
    const device = { agent: 'Firefox', address: '192.0.2.1', city: null, country: null };
    for (let n = 0; n < 20; n++)
      await recordSession(me.login_id, { id: `${n}`, ...device, signed_in_at: before, last_used_at: before });
    expect(ok(await invoke(listSessions, me))).toHaveLength(21);
    expect(ok(await invoke(signOutEverywhere, me, { body: {} }))).toEqual({ signed_out: true });
    expect(ok(await invoke(listSessions, me))).toEqual([]);
    expect(await invoke(getMe, me, { now: before })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    // The response came in the next second, so this token is newer than the ended ones.
    expect((await invoke(getMe, me)).status).toBe(200);
  });
});

describe('the password', () => {
  const next = 'Brambory-se-smetanou-7';
  const to = (old: string, password = next, password2 = password) =>
    invoke(changePassword, me, { body: { old_password: old, password, password2 } });

  it('changes with the old password, and all earlier tokens end', async () => {
    me = await someone();
    const { password } = await createCognitoUser(me);
    expect(await to(password)).toMatchObject({ status: 200, body: { data: { changed: true } } });
    const before = new Date(Date.now() - 60_000).toISOString();
    expect(await invoke(getMe, me, { now: before })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    expect(await to(password)).toMatchObject({ status: 400, body: { fields: { old_password: /does not fit/ } } });
    expect(await to(next, 'Knedliky-se-zelim-9')).toMatchObject({ status: 200 });
  });

  it.for([
    ['short-9', 'short-9', 'password'],
    ['1234567890', '1234567890', 'password'],
    ['Brambory-se-smetanou-7', 'Brambory-se-smetanou-8', 'password2'],
  ] as const)('%s (%s) is refused with an error at its field', async ([password, password2, field]) => {
    me = await someone();
    const { password: old } = await createCognitoUser(me);
    const { status, body } = await to(old, password, password2);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  secondRing.it('can be guessed ten times in ten minutes at most', async () => {
    me = await someone();
    const { password } = await createCognitoUser(me);
    for (let n = 0; n < 10; n++) expect((await to(`wrong-${n}-guess`)).status).toBe(400);
    expect(await to(password)).toMatchObject({ status: 429, body: { code: 'login-limit' } });
  });
});

describe('the terms', () => {
  it('are accepted once, in the version that was shown', async () => {
    me = await someone();
    const version = await currentTermsVersion();
    const accepted = ok(await invoke(acceptTerms, me, { body: { version }, now: at(3, '08:00') }));
    expect(accepted).toMatchObject({ version: 2, terms: { version, at: at(3, '08:00') } });
    expect(ok(await invoke(acceptTerms, me, { body: {}, now: at(4, '08:00') }))).toEqual(accepted);
    expect(await invoke(acceptTerms, me, { body: { version: version + 1 } })).toMatchObject({ status: 409 });
    const done = (await listActionsOf(me.id)).filter(({ action }) => action === 'terms-accepted');
    expect(done).toMatchObject([{ at: at(3, '08:00'), by: { id: me.id } }]);
  });
});

describe('the download', () => {
  it("contains the data stored about the person, and nobody else's", async () => {
    me = await world.person('Jan Pracovitý', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await shiftFixtures(world).completed({}, me);
    ok(await invoke(setPhoto, me, { body: { upload_id: await uploaded(me) } }));
    const lists = { stores: { columns: null, views: [{ id: 'v', name: 'Mine', query: 'name=Brno', columns: null }] } };
    ok(await invoke(updateListSettings, me, { body: { version: 0, lists } }));
    const { product } = await productFixtures(world);
    const order = await placeOrder(me, { [(await product()).id]: 1 });
    const { status, headers, body } = await invoke(downloadMe, me);
    expect([status, headers?.['content-disposition']]).toEqual([200, 'attachment; filename="smena-my-data.json"']);
    expect(body).toMatchObject({
      account: { id: me.id, fio: 'Jan Pracovitý', bank_account: null },
      photo: expect.stringMatching(/^data:image\/jpeg;base64,/),
      login: { accounts: [{ id: me.id }] },
      lists,
      shifts: [{ status: 'completed', hourly_rate: 18_000 }],
      orders: [{ number: order.number, fio: 'Alena Hrubá' }],
      addresses: [],
      done: expect.arrayContaining([expect.objectContaining({ action: 'photo-changed' })]),
    });
    expect(JSON.stringify(body)).not.toContain(world.people.colleague.fio);
    const buyer = await invoke(downloadMe, world.people.buyer);
    expect(buyer.body.shifts).toEqual([]);
  });

  it('is made 20 times a day', async () => {
    const who = await world.person('Often', 'ROLE_BUYER', world.companies.customer);
    const now = '2031-03-04T08:00:00.000Z';
    await fillCounter('downloads-of-account', who.id, 19, now);
    expect((await invoke(downloadMe, who, { now })).status).toBe(200);
    expect(await invoke(downloadMe, who, { now })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await invoke(downloadMe, who, { now: '2031-03-05T08:00:01.000Z' })).status).toBe(200);
  });
});
