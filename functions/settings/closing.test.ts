import { randomUUID } from 'node:crypto';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import { acceptInvitation, createAccount, invite, listUsers } from '#shared/contracts/people.ts';
import { register } from '#shared/contracts/registration.ts';
import { deleteMe, getMe, setPhoto, updateListSettings } from '#shared/contracts/settings.ts';
import {
  assignShift,
  endShift,
  getShift,
  listShifts,
  markUnfulfilled,
  releaseShift,
  replaceShift,
  reserveShift,
  startShift,
} from '#shared/contracts/shifts.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { sentTo } from '../../test/world/sent.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { publicIdOf, uploaded } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The check for the last admin reads the whole table.
await takeOwnTable();
await takeOwnBucket();
const { isInCognito, createCognitoUser } = await import('../../test/world/client.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { filesToRemove } = await import('../data/files/files.ts');
const { getListSettings } = await import('../data/people/list-settings.ts');
const { getAccount } = await import('../data/people/accounts.ts');
const { signIn } = await import('../identity/cognito.ts');
const { findLoginId, getLogin, loginKey } = await import('../data/auth/logins.ts');
const { transact } = await import('../data/table.ts');
const { usersToRemove } = await import('../data/auth/removed-users.ts');
const { recordSession, sessionsOf } = await import('../data/auth/sessions.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const close = (who: Account, query: Record<string, string> = { confirm: 'delete' }) => invoke(deleteMe, who, { query });

describe('an account that its owner closes', () => {
  it('is removed with its login, whose e-mail can be used again', async () => {
    const who = await world.person('Petr Odchozí', 'ROLE_MANAGER', null);
    const { login } = await createCognitoUser(who);
    const now = new Date().toISOString();
    const place = { agent: 'Firefox', address: '192.0.2.1', city: null, country: null };
    await recordSession(who.login_id, { id: randomUUID(), ...place, signed_in_at: now, last_used_at: now });
    ok(
      await invoke(updateListSettings, who, { body: { version: 0, lists: { stores: { columns: null, views: [] } } } }),
    );
    expect(await close(who)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect(await sessionsOf(who.login_id, now)).toEqual([]);
    expect(await getListSettings(who.id)).toMatchObject({ version: 0 });
    expect([await getAccount(who.id), await findLoginId(login)]).toEqual([undefined, undefined]);
    expect((await invoke(getMe, who)).status).toBe(403);
    expect((await close(who)).status).toBe(403);
  });

  it('queues its photo for removal', async () => {
    const who = await world.person('Petr Vyfocený', 'ROLE_MANAGER', null);
    await createCognitoUser(who);
    const upload_id = await uploaded(who);
    const photo = await publicIdOf(upload_id);
    ok(await invoke(setPhoto, who, { body: { upload_id } }));
    ok(await close(who));
    const now = new Date(Date.now() + 1000).toISOString();
    expect(await filesToRemove(now, 100)).toContain(photo);
  });

  it('leaves the login with its other account', async () => {
    const one = await world.person('Dana Dvojí', 'ROLE_MANAGER', null);
    const { login } = await createCognitoUser(one);
    const other = await world.person('Dana Dvojí', 'ROLE_STORE_MANAGER', world.companies.customer, {
      login_id: one.login_id,
    });
    expect(await close(one)).toMatchObject({ status: 200, body: { data: { login_deleted: false } } });
    expect(await findLoginId(login)).toBe(one.login_id);
    expect(ok(await invoke(getMe, other)).users).toHaveLength(1);
    expect(await usersToRemove()).not.toContain(one.login_id);
  });

  it('leaves the login with its other account, also if the accounts were not counted yet', async () => {
    const one = await world.person('Dana Dvojí', 'ROLE_MANAGER', null);
    const other = await world.person('Dana Dvojí', 'ROLE_STORE_MANAGER', world.companies.customer, {
      login_id: one.login_id,
    });
    const names = { '#schema': 'schema' };
    const set = 'SET #schema = :third REMOVE accounts';
    await transact([{ part: 'login', update: loginKey(one.login_id), set, names, values: { ':third': 3 } }]);
    expect(await close(one)).toMatchObject({ status: 200, body: { data: { login_deleted: false } } });
    expect(ok(await invoke(getMe, other)).users).toHaveLength(1);
    expect(await close(other)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect(await getLogin(one.login_id)).toBeUndefined();
  });

  it('of a worker loses contacts and appears in no list; the shifts worked keep the name, as the law requires', async () => {
    const who = await world.person('Karel Končící', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      phone: '+420777123456',
      bank_account: '19-2000145399/0800',
    });
    const shift = await shiftFixtures(world).completed({}, who);
    expect((await close(who)).status).toBe(200);
    expect(await getAccount(who.id)).toMatchObject({ fio: '', phone: null, bank_account: null, active: false });
    expect(ok(await invoke(getShift, world.people.vendor, { params: { id: shift.id } }))).toMatchObject({
      status: 'completed',
      staff: { id: who.id, fio: 'Karel Končící' },
    });
    const { body } = await invoke(listUsers, world.people.vendor, { query: { per_page: 100 } });
    expect(body.data.map(({ id }: Account) => id)).not.toContain(who.id);
  });

  it('of a worker keeps the id while a shift that the worker did not attend refers to it', async () => {
    const who = await world.person('Karel Nepřišel', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const shift = await shiftFixtures(world).confirmed({}, who);
    await shiftFixtures(world).act(markUnfulfilled, shift.id, { who: world.people.buyer, now: at(20, '14:00') });
    expect((await close(who)).status).toBe(200);
    expect(await getAccount(who.id)).toMatchObject({ fio: '', active: false });
  });

  it('of a worker waits for the shifts ahead', async () => {
    const who = await world.person('Lída Zítřková', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await shiftFixtures(world).confirmed({}, who);
    expect(await close(who)).toMatchObject({
      status: 409,
      body: { code: 'shifts-ahead', message: /still have 1 upcoming shift,/ },
    });
    expect(await getAccount(who.id)).toEqual(who);
  });

  it('of a worker with stand-by shifts of this account can be closed only after they are released', async () => {
    const who = await world.person('Jana Záložní', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.cashier],
    });
    const elsewhere = await world.person('Jana Záložní', 'ROLE_VENDOR_STAFF', world.companies.rival, {
      login_id: who.login_id,
    });
    const { standing } = await shiftFixtures(world).standBy(
      { starts_at: at(24, '06:00'), ends_at: at(24, '12:00') },
      who,
    );
    expect(await close(who)).toMatchObject({
      status: 409,
      body: { code: 'shifts-ahead', message: /1 upcoming shift,/ },
    });
    expect((await close(elsewhere)).status).toBe(200);
    await shiftFixtures(world).act(releaseShift, standing.id, { who: world.people.vendor });
    expect((await close(who)).status).toBe(200);
  });

  const taker = () =>
    world.person('Zdena Rychlá', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.cashier],
    });
  const assign = (id: string, staff: Account) =>
    invoke(assignShift, world.people.vendor, {
      params: { id },
      body: { staff_id: staff.id, override_reason: 'Agreed' },
      now: when.ordered,
    });
  const closes = ({ input }: TransactWriteCommand) =>
    Boolean(input.TransactItems?.some(({ Put }) => Put?.Item?.['projection']?.action === 'account-deleted'));
  const assigns = ({ input }: TransactWriteCommand) =>
    Boolean(input.TransactItems?.some(({ Put }) => Put?.Item?.['kind'] === 'shift'));

  it('stays open when a shift is assigned at the same time and the assignment commits first', async () => {
    const [who, shift] = [await taker(), await shiftFixtures(world).create()];
    const [closed, assigned] = await whileHeld(
      closes,
      () => close(who),
      () => assign(shift.id, who),
    );
    expect(assigned).toMatchObject({ status: 200 });
    expect(closed).toMatchObject({ status: 409 });
    expect(await close(who)).toMatchObject({ status: 409, body: { code: 'shifts-ahead' } });
    expect(await getAccount(who.id)).toMatchObject({ active: true });
  });

  it('keeps its password when the closing is refused', async () => {
    const [who, shift] = [await taker(), await shiftFixtures(world).create()];
    const { password } = await createCognitoUser(who);
    const [closed] = await whileHeld(
      closes,
      () => close(who),
      () => assign(shift.id, who),
    );
    expect(closed).toMatchObject({ status: 409, body: { code: 'changed' } });
    await expect(signIn(who.login_id, password)).resolves.toEqual(expect.any(String));
  });

  it.for(['assign', 'replace', 'reserve'] as const)(
    'gets no shift by %s after closing, also when the check ran before',
    async (how) => {
      const who = await taker();
      const { vendor } = world.people;
      const order = { starts_at: at(26, '06:00'), ends_at: at(26, '12:00') };
      const backed = await shiftFixtures(world).confirmed(order, await taker());
      const shift =
        how === 'replace'
          ? await shiftFixtures(world).confirmed(order, await taker())
          : await shiftFixtures(world).create(order);
      const contract = { assign: assignShift, replace: replaceShift, reserve: reserveShift }[how];
      const body = {
        staff_id: who.id,
        ...(how === 'reserve' ? { backs: [backed.id] } : { override_reason: 'Agreed' }),
      };
      const give = () => invoke(contract, vendor, { params: { id: shift.id }, body, now: when.ordered });
      const [given_, closed] = await whileHeld(assigns, give, () => close(who));
      expect(closed).toMatchObject({ status: 200 });
      expect(given_).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await give()).toMatchObject({ status: 404 });
    },
  );

  it('allows the person to be hired again by the same company, with its hours, and by another one', async () => {
    const who = await taker();
    const other = await world.person('Zdena Rychlá', 'ROLE_STORE_MANAGER', world.companies.customer, {
      login_id: who.login_id,
    });
    const hire = async (company: { id: string }) =>
      invoke(createAccount, world.people.admin, {
        body: {
          user_id: other.id,
          role: 'ROLE_VENDOR_STAFF',
          companies_ids: [company.id],
          categories_ids: [world.specialties.cashier],
        },
      });
    const { performer, rival } = world.companies;
    const first = ok(await hire(rival)) as Account;
    const again = { ...first, login_id: who.login_id };
    const shift = await shiftFixtures(world).create({
      store_id: world.stores.shared.id,
      starts_at: at(27, '06:00'),
      ends_at: at(27, '12:00'),
    });
    const { rivalVendor } = world.people;
    await shiftFixtures(world).act(assignShift, shift.id, {
      who: rivalVendor,
      body: { staff_id: first.id, override_reason: 'Agreed' },
    });
    await shiftFixtures(world).act(startShift, shift.id, { who: rivalVendor, now: at(27, '06:00') });
    await shiftFixtures(world).act(endShift, shift.id, { who: rivalVendor, now: at(27, '12:00') });
    expect((await close(again)).status).toBe(200);
    expect((await close(who)).status).toBe(200);
    expect(await getAccount(first.id)).toMatchObject({ active: false, fio: '' });
    const back = await Promise.all([hire(rival), hire(rival)]);
    expect(back.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await getAccount(first.id)).toMatchObject({ active: true, fio: 'Zdena Rychlá' });
    const { body } = await invoke(listShifts, again, {
      query: { from: at(27, '00:00').slice(0, 10), to: at(27, '00:00').slice(0, 10) },
    });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([shift.id]);
    expect((await hire(performer)).status).toBe(201);
    expect(await getLogin(who.login_id)).toMatchObject({ accounts: 3 });
  });

  const writesAccount = writes('ACCOUNT#');
  const someone = async () => {
    const one = await world.person('Dana Dvojí', 'ROLE_STORE_MANAGER', world.companies.customer, {
      store_ids: [world.stores.own.id],
    });
    return { one, ...(await createCognitoUser(one)) };
  };
  const invited = async (email: string) => {
    const body = { role: 'ROLE_BUYER_MANAGER', stores_ids: [world.stores.own.id], email };
    ok(await invoke(invite, world.people.buyer, { body }));
    const texts = (await sentTo(email)).map(({ text }) => text);
    return /invitation\/(\S{22})/.exec(texts.join('\n'))?.[1] ?? '';
  };
  const accept = (code: string) => {
    const password = 'kolo-mlha-rohlík';
    return invoke(acceptInvitation, null, {
      body: { code, fio: 'Dana Dvojí', terms: true, password, password2: password },
    });
  };

  it('beside the other account of its login leaves no login without accounts: the second closing removes it', async () => {
    const { one, login } = await someone();
    const two = await world.person('Dana Dvojí', 'ROLE_VENDOR_STAFF', world.companies.rival, {
      login_id: one.login_id,
    });
    const both = await racing(writesAccount, [() => close(one), () => close(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = both[0]?.status === 200 ? two : one;
    expect(await getLogin(one.login_id)).toMatchObject({ accounts: 1 });
    expect(await close(left)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect(await findLoginId(login)).toBeUndefined();
    const registration = { roles: ['ROLE_BUYER'], fio: 'Dana Dvojí', email: login, terms: true };
    expect(await invoke(register, null, { body: registration })).toMatchObject({ status: 201 });
    expect(await accept(await invited(login))).toMatchObject({ status: 200 });
    expect(await findLoginId(login)).toEqual(expect.any(String));
  });

  it.for(['closing', 'adding'] as const)(
    'as the last one beside an added account leaves no account without a login: %s commits first',
    async (first) => {
      const { one, login } = await someone();
      const add = () =>
        invoke(createAccount, world.people.buyer, {
          body: { user_id: one.id, role: 'ROLE_BUYER_MANAGER', stores_ids: [world.stores.own.id] },
        });
      const late = first === 'closing' ? add : () => close(one);
      const early = first === 'closing' ? () => close(one) : add;
      const [second, done] = await whileHeld(writesAccount, late, early);
      expect(done.status).toBeLessThan(300);
      expect(second).toMatchObject(first === 'closing' ? { status: 404 } : { status: 409, body: { code: 'changed' } });
      expect(await findLoginId(login)).toBe(first === 'closing' ? undefined : one.login_id);
      if (first === 'adding') expect(await getLogin(one.login_id)).toMatchObject({ accounts: 2 });
    },
  );

  it('beside an accepted invitation leaves no account without a login: the link works again, as for a new person', async () => {
    const { one, login } = await someone();
    const code = await invited(login);
    const [late, closed] = await whileHeld(
      writesAccount,
      () => accept(code),
      () => close(one),
    );
    expect(closed).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await accept(code)).toMatchObject({ status: 200 });
    const loginId = (await findLoginId(login)) ?? '';
    expect(loginId).not.toBe(one.login_id);
    expect(await getLogin(loginId)).toMatchObject({ accounts: 1 });
  });

  it('twice at once leaves no user in the user pool', async () => {
    const { one, login } = await someone();
    const both = await racing(closes, [() => close(one), () => close(one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await findLoginId(login), await isInCognito(one.login_id)]).toEqual([undefined, false]);
  });

  it('of one of two buyers who leave concurrently stays: the second finds no other buyer', async () => {
    const company = world.companies.stranger;
    const [one, two] = await Promise.all([
      world.person('One buyer', 'ROLE_BUYER', { ...company, id: `${company.id}-two` }),
      world.person('Two buyer', 'ROLE_BUYER', { ...company, id: `${company.id}-two` }),
    ]);
    const [late, first] = await whileHeld(
      closes,
      () => close(one),
      () => close(two),
    );
    expect(first.status).toBe(200);
    expect(late.status).toBe(409);
    expect(await getAccount(one.id)).toMatchObject({ active: true });
  });

  it("is refused to a company's only buyer or vendor, with what to do first", async () => {
    for (const who of [world.people.foreignBuyer, world.people.rivalVendor]) {
      const answer = await close(who);
      expect(answer).toMatchObject({ status: 409, body: { code: 'last-of-company', message: /Invite a successor/ } });
      expect(answer.body.message).toContain(who.company?.name);
    }
    await world.person('Second buyer', 'ROLE_BUYER', world.companies.stranger);
    expect((await close(world.people.foreignBuyer)).status).toBe(200);
  });

  const setActive = async ({ people, companies }: World, active: boolean) => {
    const { id } = companies.stranger;
    const { version } = ok(await invoke(getCompany, people.admin, { params: { id } }));
    return ok(await invoke(setCompanyActive, people.admin, { params: { id }, body: { version, active } }));
  };

  // Worlds that later tests make have admins of their own.
  it('is refused to the last admin; of two admins who leave concurrently, one stays', async () => {
    expect(await close(world.people.admin)).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    const second = await world.person('Second admin', 'ROLE_ADMIN', null);
    const both = await Promise.all([close(world.people.admin), close(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('of the last buyer of an inactive company is closed; an admin invites the next one once it is active', async () => {
    const own = await createWorld();
    const { admin, foreignBuyer } = own.people;
    await setActive(own, false);
    expect(await close(foreignBuyer)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    const body = {
      role: 'ROLE_BUYER',
      email: `${randomUUID()}@smena.test`,
      companies_ids: [own.companies.stranger.id],
    };
    expect(await invoke(invite, admin, { body })).toMatchObject({ status: 403, body: { code: 'company-inactive' } });
    await setActive(own, true);
    expect(await invoke(invite, admin, { body })).toMatchObject({ status: 201 });
  });

  it('of the last buyer stays when the inactive company is activated at the same moment', async () => {
    const own = await createWorld();
    const { foreignBuyer } = own.people;
    await setActive(own, false);
    const [closed] = await whileHeld(
      closes,
      () => close(foreignBuyer),
      () => setActive(own, true),
    );
    expect(closed).toMatchObject({ status: 409, body: { code: 'last-of-company' } });
    expect(await getAccount(foreignBuyer.id)).toMatchObject({ active: true });
  });

  it('needs an explicit confirmation in the request', async () => {
    const who = await world.person('Omylem', 'ROLE_MANAGER', null);
    expect((await close(who, {})).status).toBe(400);
    expect((await close(who, { confirm: 'yes' })).status).toBe(400);
    expect(await getAccount(who.id)).toEqual(who);
  });
});
