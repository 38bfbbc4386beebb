import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeLogin, codeRegisterSms } from '#shared/contracts/auth.ts';
import { acceptInvitation, invite, listInvitations } from '#shared/contracts/people.ts';
import { getLink, register, sendPasswordLink, setPassword } from '#shared/contracts/registration.ts';
import { changePassword, deleteMe, getMe, signOutEverywhere } from '#shared/contracts/settings.ts';
import { attributesInCognito, isInCognito, createCognitoUser } from '../../test/world/client.ts';
import { withEachFault as withEachFaultOf, withFault } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { type HandlerResponse, invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listActionsOf } from '../data/audit.ts';
import { findLink, withLinkLock } from '../data/auth/links.ts';
import { findLoginId, endSessionsByLinkWrite } from '../data/auth/logins.ts';
import { usersToRemove } from '../data/auth/removed-users.ts';
import { type Account, accountsOfLogin, getAccount } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';
import { createLogin, removeLogin, repairLogin, signIn } from './cognito.ts';
import { removeUser } from './remove-user.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const password = 'kolo-mlha-rohlík';
const next = 'tři želvy v trávě';
const anEmail = () => `${randomUUID()}@smena.test`;
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
const codeIn = async (contact: string) => {
  const text = (await sentTo(contact)).map((message) => message.text).find((each) => /\/auth\/\w+\/\S{22}/.test(each));
  const [, code] = /\/auth\/\w+\/(\S{22})/.exec(text ?? '') ?? [];
  if (!code) throw new Error(`Nothing was sent to ${contact}`);
  return code;
};
const actionsOf = async ({ id }: Account) => (await listActionsOf(id)).map(({ action }) => action);
/** The first change of the user pool. */
const atCognito = { nth: 1, of: /^Admin/ };
/** Most of a run is waiting for letters and for Cognito. */
const withEachFault = (run: Parameters<typeof withEachFaultOf>[0]) => withEachFaultOf(run, { atOnce: 5 });
/** The request completed. If only its response was lost, a retry may answer that nothing is left to do. */
const isDone = ({ status, body }: HandlerResponse, lost: number, code: string) => {
  if (status === lost) expect(body.code).toBe(code);
  else expect(status).toBeLessThan(300);
};

describe('after a fault at any write, repeating the request completes', () => {
  it.each([
    ['by mail', () => ({ email: anEmail() }), {}],
    ['by SMS', () => ({ phone_numbers: aNumber() }), {}],
    ['with a key', () => ({ email: anEmail() }), { key: true }],
  ] as const)(
    'an invitation %s: it is open once and was sent',
    async (_, contact, { key = false }: { key?: boolean }) => {
      const faults = await withEachFault(async (faulty) => {
        const buyer = await world.person('Inviter', 'ROLE_BUYER', world.companies.customer);
        const to = contact();
        const headers = key ? { 'idempotency-key': randomUUID() } : {};
        const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], ...to };
        // A fault before the caller knew that the key was claimed leaves the claim in place. It is free after a minute.
        const inviting = (minute: number) =>
          invoke(invite, buyer, { body, headers, now: new Date(Date.now() + minute * 60_000).toISOString() });
        await faulty(() => inviting(0));
        isDone(await inviting(2), 409, 'already-invited');
        const [address = ''] = Object.values(to);
        const open = await invoke(listInvitations, buyer, { query: { contact: address } });
        expect(open.body.data).toMatchObject([{ state: 'open' }]);
        const code = await codeIn(address);
        expect(await invoke(getLink, null, { params: { code } })).toMatchObject({ status: 200 });
      });
      expect(faults).toBeGreaterThanOrEqual(4);
    },
  );

  it('a change of password: the old tokens end', async () => {
    const faults = await withEachFault(async (faulty) => {
      const me = await someone();
      const { password: old } = await createCognitoUser(me);
      const before = new Date(Date.now() - 5000).toISOString();
      const change = () =>
        invoke(changePassword, me, { body: { old_password: old, password: next, password2: next }, now: before });
      await faulty(change);
      isDone(await change(), 403, 'authentication-failed');
      await expect(signIn(me.login_id, next)).resolves.toEqual(expect.any(String));
      expect(await invoke(getMe, me, { now: before })).toMatchObject({ status: 403 });
      expect(await actionsOf(me)).toContain('password-changed');
    });
    expect(faults).toBeGreaterThanOrEqual(10);
  });

  it('signing out everywhere', async () => {
    const faults = await withEachFault(async (faulty) => {
      const me = await someone();
      await createCognitoUser(me);
      const before = new Date(Date.now() - 5000).toISOString();
      const signOut = () => invoke(signOutEverywhere, me, { body: {}, now: before });
      await faulty(signOut);
      isDone(await signOut(), 403, 'authentication-failed');
      expect(await invoke(getMe, me, { now: before })).toMatchObject({ status: 403 });
      expect(await actionsOf(me)).toContain('signed-out-everywhere');
    });
    expect(faults).toBe(4);
  });

  it('closing an account: no e-mail stays in the user pool', async () => {
    const faults = await withEachFault(async (faulty) => {
      const me = await world.person('Petr Odchozí', 'ROLE_MANAGER', null);
      const { login } = await createCognitoUser(me);
      const close = () => invoke(deleteMe, me, { query: { confirm: 'delete' } });
      await faulty(close);
      isDone(await close(), 403, 'forbidden');
      // As the job remove-users does, without the numbers of other tests.
      if ((await usersToRemove()).includes(me.login_id)) await removeUser(me.login_id);
      expect([await getAccount(me.id), await findLoginId(login), await isInCognito(me.login_id)]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    });
    expect(faults).toBe(6);
  });

  it('an invitation accepted by e-mail: the password signs in', async () => {
    const faults = await withEachFault(async (faulty) => {
      const buyer = await world.person('Inviter', 'ROLE_BUYER', world.companies.customer);
      const email = anEmail();
      const role = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id] };
      ok(await invoke(invite, buyer, { body: { ...role, email } }));
      const code = await codeIn(email);
      const accept = () =>
        invoke(acceptInvitation, null, {
          body: { code, fio: 'Nová Alena', terms: true, password, password2: password },
        });
      const first = await faulty(accept);
      if (first.status === 500 && (await findLoginId(email)))
        isDone(await invoke(getLink, null, { params: { code } }), 404, 'link-gone');
      isDone(await accept(), 404, 'link-gone');
      const loginId = (await findLoginId(email)) ?? '';
      await expect(signIn(loginId, password)).resolves.toEqual(expect.any(String));
      expect(await accountsOfLogin(loginId)).toHaveLength(1);
      expect(await accept()).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    });
    expect(faults).toBeGreaterThanOrEqual(10);
  });

  it('a registration: the password signs in', async () => {
    const faults = await withEachFault(async (faulty) => {
      const email = anEmail();
      const registering = () =>
        invoke(register, null, { body: { roles: ['ROLE_BUYER'], fio: 'Nová Alena', email, terms: true } });
      await faulty(registering);
      ok(await registering());
      const code = await codeIn(email);
      const choose = () => invoke(setPassword, null, { body: { code, password, password2: password } });
      await faulty(choose);
      isDone(await choose(), 404, 'link-gone');
      const loginId = (await findLoginId(email)) ?? '';
      await expect(signIn(loginId, password)).resolves.toEqual(expect.any(String));
      expect(await accountsOfLogin(loginId)).toHaveLength(1);
      expect(await choose()).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    });
    expect(faults).toBeGreaterThanOrEqual(10);
  });

  const registering = (phone: string, more: object = {}) =>
    invoke(codeRegisterSms, null, {
      body: { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true, ...more },
    });
  const attemptOf = (answered: HandlerResponse) => (ok(answered) as { attempt: string }).attempt;

  it('a request for a code: it signs in', async () => {
    const faults = await withEachFault(async (faulty) => {
      const phone = aNumber();
      await faulty(() => registering(phone));
      const attempt = attemptOf(await registering(phone));
      const body = { phoneNumbers: phone, code: await codeSentTo(phone), attempt };
      expect(await invoke(codeLogin, null, { body })).toMatchObject({ status: 200 });
    });
    expect(faults).toBeGreaterThanOrEqual(14);
  });

  it.for(['with', 'without'] as const)('a sign-in by code, %s its attempt', async (presence) => {
    let lost = 0;
    const faults = await withEachFault(async (faulty) => {
      const phone = aNumber();
      const attempt = attemptOf(await registering(phone));
      const body = { phoneNumbers: phone, code: await codeSentTo(phone), ...(presence === 'with' && { attempt }) };
      const enter = () => invoke(codeLogin, null, { body });
      const first = await faulty(enter);
      const again = first.status === 200 ? first : await enter();
      if (again.status === 200) expect(ok(again)).toMatchObject({ fio: 'Nová Alena', api_token: expect.any(String) });
      else lost += 1;
      expect(await accountsOfLogin((await findLoginId(phone)) ?? '')).toHaveLength(1);
      expect(await enter()).toMatchObject({ status: 422, body: { code: 'code-expired' } });
    });
    expect(faults).toBe(10);
    // Cognito issued the tokens and its response was lost: the code was used and works only once.
    expect(lost).toBe(1);
  });

  it('a sign-in by code of a newcomer who waits: the buyers get one letter', async () => {
    const [inn, email] = [anIco(), anEmail()];
    ok(
      await invoke(register, null, {
        body: { roles: ['ROLE_BUYER'], fio: 'Jana Nováková', email, terms: true, company: { name: 'Lípa', inn } },
      }),
    );
    const code = await codeIn(email);
    ok(await invoke(setPassword, null, { body: { code, password, password2: password } }));
    const phone = aNumber();
    const more = { roles: ['ROLE_STORE_MANAGER'], fio: 'Ivan Čekal', company: { inn } };
    const body = {
      phoneNumbers: phone,
      attempt: attemptOf(await registering(phone, more)),
      code: await codeSentTo(phone),
    };
    const enter = () => invoke(codeLogin, null, { body });
    const { result } = await withFault({ nth: 1, kind: 'lost', of: /^AdminInitiateAuth/ }, enter);
    expect(result).toMatchObject({ status: 500 });
    expect(await enter()).toMatchObject({ status: 200 });
    const letters = (await sentTo(email)).filter(({ text }) => text.includes('Ivan Čekal'));
    expect(letters).toHaveLength(1);
  });

  it('a password link: only the new password signs in', async () => {
    const faults = await withEachFault(async (faulty) => {
      const me = await someone();
      const { login: email, password: old } = await createCognitoUser(me);
      ok(await invoke(sendPasswordLink, null, { query: { email } }));
      const code = await codeIn(email);
      const choose = () => invoke(setPassword, null, { body: { code, password: next, password2: next } });
      await faulty(choose);
      isDone(await choose(), 404, 'link-gone');
      await expect(signIn(me.login_id, next)).resolves.toEqual(expect.any(String));
      await expect(signIn(me.login_id, old)).rejects.toThrow('invalid-password');
      expect(await choose()).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    });
    expect(faults).toBeGreaterThanOrEqual(10);
  });
});

it('a password link interrupted by a fault is invalid after another link was used', async () => {
  const me = await someone();
  const { login: email } = await createCognitoUser(me);
  const aCode = async () => {
    ok(await invoke(sendPasswordLink, null, { query: { email } }));
    return codeIn(email);
  };
  const choose = (code: string, chosen: string) =>
    invoke(setPassword, null, { body: { code, password: chosen, password2: chosen } });
  const interrupted = await aCode();
  const { result } = await withFault({ ...atCognito, kind: 'lost' }, () => choose(interrupted, 'první heslo 1'));
  expect(result).toMatchObject({ status: 500 });
  ok(await choose(await aCode(), next));
  expect(await actionsOf(me)).toContain('password-changed');
  expect(await choose(interrupted, 'první heslo 1')).toMatchObject({ status: 404, body: { code: 'link-gone' } });
  await expect(signIn(me.login_id, next)).resolves.toEqual(expect.any(String));
});

describe.each(['activation', 'invitation'] as const)('an %s link interrupted by a fault', (kind) => {
  const interrupted = async () => {
    const email = anEmail();
    if (kind === 'activation')
      ok(await invoke(register, null, { body: { roles: ['ROLE_BUYER'], fio: 'Nová Alena', email, terms: true } }));
    else {
      const role = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id] };
      ok(await invoke(invite, world.people.buyer, { body: { ...role, email } }));
    }
    const code = await codeIn(email);
    const use = (chosen: string, now = new Date().toISOString()) =>
      kind === 'activation'
        ? invoke(setPassword, null, { body: { code, password: chosen, password2: chosen }, now })
        : invoke(acceptInvitation, null, {
            body: { code, fio: 'Nová Alena', terms: true, password: chosen, password2: chosen },
            now,
          });
    const { result } = await withFault({ ...atCognito, kind: 'lost' }, () => use(password));
    expect(result).toMatchObject({ status: 500 });
    return { email, code, use };
  };
  const gone = { status: 404, body: { code: 'link-gone' } };

  it('is invalid after the person set a password by another link', async () => {
    const { email, code, use } = await interrupted();
    ok(await invoke(sendPasswordLink, null, { query: { email } }));
    ok(await invoke(setPassword, null, { body: { code: await codeIn(email), password: next, password2: next } }));
    expect(await invoke(getLink, null, { params: { code } })).toMatchObject(gone);
    expect(await use('první heslo 1')).toMatchObject(gone);
    await expect(signIn((await findLoginId(email)) ?? '', next)).resolves.toEqual(expect.any(String));
  });

  it('is valid for a day', async () => {
    const { code, use } = await interrupted();
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    expect(await invoke(getLink, null, { params: { code }, now: hours(23) })).toMatchObject({ status: 200 });
    expect(await use(next, hours(25))).toMatchObject(gone);
  });
});

it('a link in use by one request is refused to others, and free again a minute after a crash', async () => {
  const me = await someone();
  const { login: email } = await createCognitoUser(me);
  ok(await invoke(sendPasswordLink, null, { query: { email } }));
  const code = await codeIn(email);
  const choose = (seconds: number) =>
    invoke(setPassword, null, {
      body: { code, password: next, password2: next },
      now: new Date(Date.now() + seconds * 1000).toISOString(),
    });
  const link = await findLink(code, new Date().toISOString());
  if (!link) throw new Error('The link works');
  const now = new Date().toISOString();
  await withLinkLock(link, now, ({ begin }) => transact([begin, endSessionsByLinkWrite(link, now)]));
  expect(await choose(30)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
  ok(await choose(61));
});

describe('a person with a phone only, whose Cognito user is missing,', () => {
  it('signs in by a code, which creates the user again', async () => {
    const phone = aNumber();
    const me = await someone();
    const login = { id: me.login_id, email: null, phone, login: null };
    await nameLogin(login);
    const enter = async () => {
      const { attempt } = ok(await invoke(codeRegisterSms, null, { body: { phoneNumbers: phone } })) as {
        attempt: string;
      };
      const body = { phoneNumbers: phone, code: await codeSentTo(phone), attempt };
      return ok(await invoke(codeLogin, null, { body }));
    };
    expect(await enter()).toMatchObject({ id: me.id });
    await createLogin(login);
    await removeLogin(login.id);
    expect(await enter()).toMatchObject({ id: me.id });
  });

  it('can sign out everywhere', async () => {
    const me = await someone();
    await nameLogin({ id: me.login_id, email: null, phone: aNumber(), login: null });
    expect(await invoke(signOutEverywhere, me, { body: {} })).toMatchObject({ status: 200 });
  });
});

it('a repair after a fault of reading the user keeps its password', async () => {
  const me = await someone();
  const { login, password: own } = await createCognitoUser(me);
  const read = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValueOnce(new Error('broken'));
  onTestFinished(() => read.mockRestore());
  await expect(repairLogin({ id: me.login_id, email: login, phone: null, login: null })).rejects.toThrow('broken');
  await expect(signIn(me.login_id, own)).resolves.toEqual(expect.any(String));
});

it("a login's names are in the user pool, e-mail and phone as verified", async () => {
  const id = randomUUID();
  const [email, phone, login] = [anEmail(), aNumber(), `u-${id.slice(0, 8)}`];
  await createLogin({ id, email, phone, login });
  expect(await attributesInCognito(id)).toEqual({
    email,
    email_verified: 'true',
    phone_number: phone,
    phone_number_verified: 'true',
    preferred_username: login,
  });
});
