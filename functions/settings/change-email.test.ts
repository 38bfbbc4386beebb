import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { getLink, sendPasswordLink, setPassword } from '#shared/contracts/registration.ts';
import { changeEmail, changePassword, deleteMe, getMe, updateMe } from '#shared/contracts/settings.ts';
import { contactChangedText } from '#shared/domain/auth/sms.ts';
import { attributesInCognito } from '../../test/world/client.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { effectsRun } from '../../test/world/effects.ts';
import {
  anEmail,
  codesTo,
  codeTo,
  confirm,
  request,
  requested,
  subjectsTo,
  someoneWithEmail,
} from '../../test/world/email-changes.ts';
import { racing, whileHeld, withEachFault, withFault, writes } from '../../test/world/faults.ts';
import { type HandlerResponse, invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, smsTo } from '../../test/world/phones.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listAudit } from '../data/audit.ts';
import { emailChangeKey } from '../data/auth/contact-changes.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { type Account, actorOf, getAccount } from '../data/people/accounts.ts';
import { get } from '../data/table.ts';
import { signIn } from '../identity/cognito.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const gone = { status: 404, body: { code: 'link-gone' } };

const someone = (more: Partial<Account> = {}) => someoneWithEmail(world, more);

describe('a change of the own e-mail', () => {
  it('is made by the link in the letter to the new address, everywhere at once', async () => {
    const who = await someone();
    const other = await world.person('Eva Malá', 'ROLE_BUYER', world.companies.customer, {
      login_id: who.me.login_id,
      email: who.former,
    });
    const { email, code } = await requested(who);
    expect(await getLogin(who.me.login_id)).toMatchObject({ email: who.former });
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({ purpose: 'email', email, fio: null });
    expect(ok(await confirm(code))).toEqual({ email });

    expect(await getLogin(who.me.login_id)).toMatchObject({ email });
    expect([await findLoginId(email), await findLoginId(who.former)]).toEqual([who.me.login_id, undefined]);
    expect(await attributesInCognito(who.me.login_id)).toMatchObject({ email, email_verified: 'true' });
    for (const { id } of [who.me, other]) expect(await getAccount(id)).toMatchObject({ email });
    expect(ok(await invoke(getMe, who.me))).toMatchObject({ email });
    const found = async (name: string) =>
      (await invoke(listUsers, world.people.buyer, { query: { name } })).body.data.map(({ id }: Account) => id);
    const [mailbox = ''] = email.split('-');
    expect((await found(mailbox)).toSorted()).toEqual([who.me.id, other.id].toSorted());
    expect(await found(who.former.split('-')[0] ?? '')).toEqual([]);
    await expect(signIn(who.me.login_id, who.password)).resolves.toEqual(expect.any(String));
  });

  it('is told to the former address, noted without the values, and shown to the person', async () => {
    const who = await someone();
    const { email, code } = await requested(who);
    ok(await confirm(code));
    const [letter] = await sentTo(who.former);
    expect(letter?.subject).toBe('Your e-mail in Smena was changed');
    expect(letter?.text).toContain(email);
    const day = new Date().toISOString().slice(0, 10);
    const { data } = await listAudit(actorOf(who.me), { page: 1, per_page: 20, from: day, to: day, by_id: who.me.id });
    expect(data).toMatchObject([
      { action: 'email-changed', changes: [{ field: 'email', before: null, after: null, withheld: true }] },
    ]);
    expect((await invoke(listNotifications, who.me)).body.data).toMatchObject([{ kind: 'email-changed' }]);
  });

  it('adds an e-mail to a login with a phone only, which has no password', async () => {
    const phone = aNumber();
    const me = await world.person('Jan Malý', 'ROLE_STORE_MANAGER', world.companies.customer, { phone });
    await nameLogin({ id: me.login_id, email: null, phone, login: null });
    const email = anEmail();
    ok(await invoke(changeEmail, me, { body: { email } }));
    ok(await confirm(await codeTo(email)));
    expect(await getLogin(me.login_id)).toMatchObject({ email, phone });
    expect(await attributesInCognito(me.login_id)).toMatchObject({ email, phone_number: phone });
    expect(await smsTo(phone)).toEqual([contactChangedText('email', 'en')]);
  });

  it.for([
    [{ password: 'wrong-guess-1' }, 'password'],
    [{ password: undefined }, 'password'],
    [{ email: 'not an address' }, 'email'],
    [{ more: true }, 'more'],
  ] as const)('with %o returns an error at the field and sends nothing', async ([body, field]) => {
    const who = await someone();
    const email = anEmail();
    const answer = await invoke(changeEmail, who.me, { body: { email, password: who.password, ...body } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await codesTo(email)).toEqual([]);
  });

  it('to the present address is refused, however it is written', async () => {
    const who = await someone();
    const { status, body } = await request(who, `  ${who.former.toUpperCase()} `);
    expect([status, body.fields.email]).toEqual([400, 'This is what you sign in with now.']);
  });

  it('does not reveal that the address is taken: its owner is told', async () => {
    const [who, owner] = await Promise.all([someone(), someone()]);
    expect(await request(who, owner.former)).toMatchObject({ status: 200, body: { data: { sent: true } } });
    expect(await subjectsTo(owner.former)).toEqual(['You already sign in to Smena with this e-mail']);
    expect(await codesTo(owner.former)).toEqual([]);
  });

  it('counts wrong passwords as a sign-in does', async () => {
    const who = await someone();
    const now = '2031-03-04T08:00:00.000Z';
    await fillCounter('wrong-passwords-of-login', who.me.login_id, 10, now);
    expect(await request(who, anEmail(), { now })).toMatchObject({ status: 429, body: { code: 'login-limit' } });
  });

  it('is possible after strangers behind the same address requested all the letters that it may', async () => {
    const now = '2031-03-04T08:00:00.000Z';
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const who = await someone();
    await fillCounter('letters-from-address', address, 20, now);
    const full = await invoke(sendPasswordLink, null, { query: { email: anEmail() }, now, address });
    expect(full).toMatchObject({ status: 429 });
    expect(await request(who, anEmail(), { now, address })).toMatchObject({ status: 200 });
  });

  it('sends an address three letters in ten minutes and can be requested ten times a day', async () => {
    const now = '2031-03-04T08:00:00.000Z';
    const [who, other] = await Promise.all([someone(), someone()]);
    const email = anEmail();
    for (let n = 0; n < 3; n++) ok(await request(who, email, { now }));
    expect(await request(other, email, { now })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await fillCounter('contact-changes-of-login', other.me.login_id, 10, now);
    expect(await request(other, anEmail(), { now })).toMatchObject({ status: 429 });
  });
});

it('is repeated by its effect when the user pool does not answer', async () => {
  const who = await someone();
  const { email, code } = await requested(who);
  const { result } = await withFault({ nth: 1, kind: 'lost', of: /^AdminUpdateUser/ }, () => confirm(code));
  expect(ok(result)).toEqual({ email });
  await effectsRun();
  expect(await attributesInCognito(who.me.login_id)).toMatchObject({ email });
});

describe('the link', () => {
  it('works once', async () => {
    const { code } = await requested(await someone());
    ok(await confirm(code));
    expect(await confirm(code)).toMatchObject(gone);
    expect(await invoke(getLink, null, { params: { code } })).toMatchObject(gone);
  });

  it('works for a day', async () => {
    const { code } = await requested(await someone());
    expect(await confirm(code, { now: later(25) })).toMatchObject(gone);
    ok(await confirm(code, { now: later(23) }));
  });

  it('is replaced by a newer request', async () => {
    const who = await someone();
    const [first, second] = [await requested(who), await requested(who)];
    expect(await invoke(getLink, null, { params: { code: first.code } })).toMatchObject(gone);
    expect(await confirm(first.code)).toMatchObject(gone);
    expect(ok(await confirm(second.code))).toEqual({ email: second.email });
  });

  it('sets no password, and a password link confirms no e-mail', async () => {
    const who = await someone();
    const { code } = await requested(who);
    const password = 'kolo-mlha-rohlík';
    expect(await invoke(setPassword, null, { body: { code, password, password2: password } })).toMatchObject(gone);
    ok(await invoke(sendPasswordLink, null, { query: { email: who.former } }));
    const [letter] = await sentTo(who.former);
    const [, other = ''] = /change_password\/(\S{22})/.exec(letter?.text ?? '') ?? [];
    expect(await confirm(other)).toMatchObject(gone);
    ok(await confirm(code));
    // The password link was sent to the former address.
    expect(await invoke(setPassword, null, { body: { code: other, password, password2: password } })).toMatchObject(
      gone,
    );
  });

  it('no longer works after a new password, which may be the answer to a theft', async () => {
    const who = await someone();
    const { code } = await requested(who);
    const next = 'Brambory-se-smetanou-7';
    const body = { old_password: who.password, password: next, password2: next };
    ok(await invoke(changePassword, who.me, { body }));
    expect(await confirm(code)).toMatchObject(gone);
    expect(await getLogin(who.me.login_id)).toMatchObject({ email: who.former });
  });

  it('no longer works when the account was closed', async () => {
    const who = await someone();
    const { code } = await requested(who);
    ok(await invoke(deleteMe, who.me, { query: { confirm: 'delete' } }));
    expect(await confirm(code)).toMatchObject(gone);
    expect(await findLoginId(who.former)).toBeUndefined();
    expect(await get(emailChangeKey(who.me.login_id))).toBeUndefined();
  });

  it('is refused where another login took the address meanwhile', async () => {
    const [who, other] = await Promise.all([someone(), someone()]);
    const { email, code } = await requested(who);
    const theirs = await requested(other, email);
    ok(await confirm(theirs.code));
    expect(await confirm(code)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect(await getLogin(who.me.login_id)).toMatchObject({ email: who.former });
  });
});

describe('at the same moment', () => {
  const statuses = (answers: HandlerResponse[]) => answers.map(({ status }) => status).toSorted();

  it('one of two confirmations of a link succeeds, and one letter is sent', async () => {
    const who = await someone();
    const { code } = await requested(who);
    const both = await racing(writes('LINK#'), [() => confirm(code), () => confirm(code)]);
    expect(statuses(both)).toEqual([200, 404]);
    expect(await subjectsTo(who.former)).toEqual(['Your e-mail in Smena was changed']);
  });

  it('one of two logins gets an address', async () => {
    const [one, other] = await Promise.all([someone(), someone()]);
    const email = anEmail();
    const codes = [await requested(one, email), await requested(other, email)];
    const both = await racing(
      writes('LINK#'),
      codes.map(
        ({ code }) =>
          () =>
            confirm(code),
      ),
    );
    expect(statuses(both)).toEqual([200, 409]);
  });

  it('a saved profile is kept', async () => {
    const who = await someone();
    const { email, code } = await requested(who);
    const { version } = ok(await invoke(getMe, who.me)) as Account;
    const [confirmed, saved] = await whileHeld(
      writes('LINK#'),
      () => confirm(code),
      () => invoke(updateMe, who.me, { body: { version, fio: 'Eva Velká' } }),
    );
    expect(statuses([confirmed, saved])).toEqual([200, 200]);
    expect(await getAccount(who.me.id)).toMatchObject({ fio: 'Eva Velká', email });
  });
});

secondRing.it('reaches all accounts of a login with more of them than fit into a transaction', async () => {
  const who = await someone({ fio: 'Eva Marie Anna Malá Nejezchlebová Vondráčková' });
  const { login_id, fio } = who.me;
  const roles = ['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_VENDOR', 'ROLE_VENDOR_STAFF'] as const;
  const others = await Promise.all(
    roles.map((role) => world.person(fio, role, world.companies.performer, { login_id, email: who.former })),
  );
  const { email, code } = await requested(who);
  ok(await confirm(code));
  for (const { id } of [who.me, ...others]) expect(await getAccount(id)).toMatchObject({ email });
});

secondRing.it('after a fault at any write, repeating the request completes', async () => {
  const faults = await withEachFault(
    async (faulty) => {
      const who = await someone();
      const email = anEmail();
      await faulty(() => request(who, email));
      ok(await request(who, email));
      const code = await codeTo(email);
      const first = await faulty(() => confirm(code));
      const again = first.status === 200 ? first : await confirm(code);
      // The change was committed and only its response was lost.
      if (again.status === 404) expect(again.body.code).toBe('link-gone');
      else expect(again.status).toBe(200);
      // Runs the effects.
      expect(await subjectsTo(who.former)).toEqual(['Your e-mail in Smena was changed']);
      expect([await findLoginId(email), await findLoginId(who.former)]).toEqual([who.me.login_id, undefined]);
      expect(await getAccount(who.me.id)).toMatchObject({ email });
      expect(await attributesInCognito(who.me.login_id)).toMatchObject({ email });
    },
    { atOnce: 5 },
  );
  expect(faults).toBeGreaterThanOrEqual(6);
});
