import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLogin, codeRegisterSms } from '#shared/contracts/auth.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { changePhone, confirmPhone, deleteMe, signOutEverywhere } from '#shared/contracts/settings.ts';
import { contactChangedText } from '#shared/domain/auth/sms.ts';
import { attributesInCognito, createCognitoUser } from '../../test/world/client.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { type HandlerResponse, invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo, smsTo, wrongCode } from '../../test/world/phones.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listAudit } from '../data/audit.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { type Account, actorOf, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** A person who signs in by phone only. */
const someone = async () => {
  const phone = aNumber();
  const me = await world.person('Jan Malý', 'ROLE_STORE_MANAGER', world.companies.customer, { phone });
  await nameLogin({ id: me.login_id, email: null, phone, login: null });
  return { me, former: phone };
};
const request = (me: Account, phone: string, asking: object = {}) =>
  invoke(changePhone, me, { body: { phone }, ...asking });
const requested = async (me: Account, phone = aNumber()) => {
  const { attempt } = ok(await request(me, phone)) as { attempt: string };
  return { phone, attempt, code: await codeSentTo(phone) };
};
type Code = Awaited<ReturnType<typeof requested>>;
const confirm = (me: Account, body: Code, asking: object = {}) => invoke(confirmPhone, me, { body, ...asking });
const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const atCode = (text: string) => ({ status: 400, body: { fields: { code: text } } });
const expired = atCode('This code no longer works. Request a new one.');
const notified = contactChangedText('phone', 'en');

describe('a change of the own phone', () => {
  it('is made by the code in the SMS to the new number, everywhere at once', async () => {
    const { me, former } = await someone();
    const code = await requested(me);
    expect(await getLogin(me.login_id)).toMatchObject({ phone: former });
    expect(ok(await confirm(me, code))).toEqual({ phone: code.phone });

    expect(await getLogin(me.login_id)).toMatchObject({ phone: code.phone, email: null });
    expect([await findLoginId(code.phone), await findLoginId(former)]).toEqual([me.login_id, undefined]);
    expect(await getAccount(me.id)).toMatchObject({ phone: code.phone });
    expect(await attributesInCognito(me.login_id)).toMatchObject({
      phone_number: code.phone,
      phone_number_verified: 'true',
    });
    const found = async (name: string) =>
      (await invoke(listUsers, world.people.buyer, { query: { name } })).body.data.map(({ id }: Account) => id);
    expect([await found(code.phone.slice(4)), await found(former.slice(4))]).toEqual([[me.id], []]);
  });

  it('is told to the former number, noted without the values, and shown to the person', async () => {
    const { me, former } = await someone();
    ok(await confirm(me, await requested(me)));
    expect(await smsTo(former)).toEqual([notified]);
    const day = new Date().toISOString().slice(0, 10);
    const { data } = await listAudit(actorOf(me), { page: 1, per_page: 20, from: day, to: day, by_id: me.id });
    expect(data).toMatchObject([
      { action: 'phone-changed', changes: [{ field: 'phone', before: null, after: null, withheld: true }] },
    ]);
    expect((await invoke(listNotifications, me)).body.data).toMatchObject([{ kind: 'phone-changed' }]);
  });

  it('adds a phone to a login with an e-mail, which gives its password and gets a letter', async () => {
    const me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
    const { login: email, password } = await createCognitoUser(me);
    const phone = aNumber();
    for (const wrong of [undefined, 'wrong-guess-1'])
      expect(await invoke(changePhone, me, { body: { phone, password: wrong } })).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      });
    const { attempt } = ok(await invoke(changePhone, me, { body: { phone, password } })) as { attempt: string };
    ok(await confirm(me, { phone, attempt, code: await codeSentTo(phone) }));
    const [letter] = await sentTo(email);
    expect([letter?.subject, letter?.text.includes(phone)]).toEqual(['Your phone in Smena was changed', true]);
    expect(await attributesInCognito(me.login_id)).toMatchObject({ email, phone_number: phone });
  });

  it('leaves the new number to sign in with, and the former one free', async () => {
    const { me, former } = await someone();
    const { phone } = await requested(me).then(async (code) => ok(await confirm(me, code)) as { phone: string });
    const requestCode = (number: string) => invoke(codeRegisterSms, null, { body: { phoneNumbers: number } });
    expect(await requestCode(former)).toMatchObject({ status: 404, body: { code: 'user-not-found' } });
    const { attempt } = ok(await requestCode(phone)) as { attempt: string };
    const body = { phoneNumbers: phone, attempt, code: await codeSentTo(phone) };
    expect(ok(await invoke(codeLogin, null, { body }))).toMatchObject({ id: me.id });
  });

  it.for([
    [{ phone: '+42077712' }, 'phone'],
    [{ phone: 'no number' }, 'phone'],
    [{ more: true }, 'more'],
  ] as const)('with %o returns an error at the field', async ([body, field]) => {
    const { me } = await someone();
    const answer = await invoke(changePhone, me, { body: { phone: aNumber(), ...body } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('to the present number is refused, and to a country without SMS, too', async () => {
    const { me, former } = await someone();
    const { status, body } = await request(me, former.replace('+420', '+420 '));
    expect([status, body.fields.phone]).toEqual([400, 'This is what you sign in with now.']);
    expect(await request(me, '+12025550123')).toMatchObject({ status: 422, body: { code: 'sms-country-closed' } });
  });

  it('has the limits of sign-in codes, and ten a day of its own', async () => {
    const now = '2031-03-04T08:00:00.000Z';
    const [one, other] = await Promise.all([someone(), someone()]);
    const phone = aNumber();
    for (let n = 0; n < 3; n++) ok(await request(one.me, phone, { now }));
    expect(await request(other.me, phone, { now })).toMatchObject({ status: 429, body: { code: 'code-limit' } });
    await fillCounter('contact-changes-of-login', other.me.login_id, 10, now);
    expect(await request(other.me, aNumber(), { now })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
  });

  secondRing.it('takes the number from an unfinished registration', async () => {
    const { me } = await someone();
    const phone = aNumber();
    const newcomer = { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true };
    const { attempt } = ok(await invoke(codeRegisterSms, null, { body: newcomer })) as Code;
    const theirs = await codeSentTo(phone);
    ok(await confirm(me, await requested(me, phone)));
    expect(await invoke(codeLogin, null, { body: { phoneNumbers: phone, code: theirs, attempt } })).toMatchObject({
      status: 409,
      body: { code: 'phone-taken' },
    });
    expect(await attributesInCognito(me.login_id)).toMatchObject({ phone_number: phone });
  });
});

describe('the code', () => {
  it('works once, for five minutes, and its login only', async () => {
    const { me } = await someone();
    const other = await someone();
    const code = await requested(me);
    expect(await confirm(other.me, code)).toMatchObject(expired);
    expect(await confirm(me, code, { now: later(301) })).toMatchObject(expired);
    ok(await confirm(me, code));
    expect(await confirm(me, code)).toMatchObject(expired);
  });

  it('is guessed three times', async () => {
    const { me, former } = await someone();
    const code = await requested(me);
    for (let n = 0; n < 3; n++)
      expect(await confirm(me, { ...code, code: wrongCode(code.code) })).toMatchObject(atCode('The code is wrong.'));
    expect(await confirm(me, code)).toMatchObject({ status: 429, body: { code: 'code-limit' } });
    expect(await getLogin(me.login_id)).toMatchObject({ phone: former });
  });

  it('signs nobody in: the number may be mistyped', async () => {
    const { me } = await someone();
    const { phone, attempt, code } = await requested(me);
    for (const body of [{ attempt }, {}])
      expect(await invoke(codeLogin, null, { body: { phoneNumbers: phone, code, ...body } })).toMatchObject({
        status: 422,
        body: { code: 'code-expired' },
      });
  });

  it('of a sign-in changes nothing', async () => {
    const { me } = await someone();
    const owner = await someone();
    const { attempt } = ok(await invoke(codeRegisterSms, null, { body: { phoneNumbers: owner.former } })) as Code;
    const code = await codeSentTo(owner.former);
    expect(await confirm(me, { phone: owner.former, attempt, code })).toMatchObject(expired);
  });

  it('to a taken number is refused after it was proven', async () => {
    const [{ me, former }, owner] = await Promise.all([someone(), someone()]);
    const code = await requested(me, owner.former);
    expect(await confirm(me, code)).toMatchObject({ status: 409, body: { code: 'phone-taken' } });
    expect(await getLogin(me.login_id)).toMatchObject({ phone: former });
  });

  it('no longer works after a sign-out everywhere, nor for a closed account', async () => {
    const [one, other] = await Promise.all([someone(), someone()]);
    const [ended, closed] = [await requested(one.me), await requested(other.me)];
    ok(await invoke(signOutEverywhere, one.me, { body: {} }));
    expect(await confirm(one.me, ended, { now: later(5) })).toMatchObject(expired);
    ok(await invoke(deleteMe, other.me, { query: { confirm: 'delete' } }));
    expect((await confirm(other.me, closed)).status).toBe(403);
    expect(await findLoginId(closed.phone)).toBeUndefined();
  });
});

describe('at the same moment', () => {
  const statuses = (answers: HandlerResponse[]) => answers.map(({ status }) => status).toSorted();

  it('one of two confirmations succeeds, and one SMS is sent', async () => {
    const { me, former } = await someone();
    const code = await requested(me);
    const both = await racing(writes('LOGIN#'), [() => confirm(me, code), () => confirm(me, code)]);
    expect(statuses(both)).toEqual([200, 400]);
    expect(await smsTo(former)).toEqual([notified]);
  });

  it('one of two logins gets a number', async () => {
    const [one, other] = await Promise.all([someone(), someone()]);
    const phone = aNumber();
    const codes = [await requested(one.me, phone), await requested(other.me, phone)] as const;
    const both = await racing(writes('LOGIN#'), [() => confirm(one.me, codes[0]), () => confirm(other.me, codes[1])]);
    expect(statuses(both)).toEqual([200, 409]);
  });
});

secondRing.it('after a fault at any write, repeating the request completes', async () => {
  const faults = await withEachFault(
    async (faulty) => {
      const { me, former } = await someone();
      const phone = aNumber();
      const repeated = async (send: (headers: Record<string, string>, now: string) => Promise<HandlerResponse>) => {
        const headers = { 'idempotency-key': randomUUID() };
        // A fault before the caller knew that the key was claimed leaves the claim in place. It is free after a minute.
        await faulty(() => send(headers, later(0)));
        return ok(await send(headers, later(70)));
      };
      const { attempt } = (await repeated((headers, now) => request(me, phone, { headers, now }))) as Code;
      const body = { phone, attempt, code: await codeSentTo(phone) };
      expect(await repeated((headers, now) => confirm(me, body, { headers, now }))).toEqual({ phone });
      expect(await smsTo(former)).toEqual([notified]);
      expect([await findLoginId(phone), await findLoginId(former)]).toEqual([me.login_id, undefined]);
      expect(await getAccount(me.id)).toMatchObject({ phone });
      expect(await attributesInCognito(me.login_id)).toMatchObject({ phone_number: phone });
    },
    { atOnce: 4 },
  );
  expect(faults).toBeGreaterThanOrEqual(10);
});
