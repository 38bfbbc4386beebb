import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createOwnCompany } from '#shared/contracts/companies.ts';
import { invite } from '#shared/contracts/people.ts';
import { getLink, sendActivation, sendPasswordLink, setPassword } from '#shared/contracts/registration.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import {
  anEmail,
  anEntered,
  choosing,
  codesTo,
  newestCode,
  password,
  registering,
} from '../../test/world/registering.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listAudit } from '../data/audit.ts';
import { linkKey } from '../data/auth/links.ts';
import { findLoginId, getLogin, isTokenRevoked, loginKey } from '../data/auth/logins.ts';
import { companyWithInn, getCompany } from '../data/companies/companies.ts';
import { currentTermsVersion } from '../data/legal/documents.ts';
import { findNotifications } from '../data/notifications/notifications.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { get } from '../data/table.ts';
import { removeLogin, signIn } from '../identity/cognito.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const later = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
/** A random address, so that repeated runs do not share rate limits. */
const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const noon = () => new Date().toISOString();

describe('a person who registers', () => {
  it('gets an e-mail, sets a password with its link, and signs in', async () => {
    const email = anEmail();
    const inn = anIco();
    expect(
      await registering({
        email,
        locale: 'cz',
        login: `l${email.slice(0, 8)}`,
        company: { name: 'Pekárna', inn },
        phoneNumbers: '',
        countryCode: ' ',
      }),
    ).toMatchObject({ status: 201, body: { data: { email } } });
    expect(await findLoginId(email)).toBe(undefined);
    expect(await companyWithInn(inn)).toBe(undefined);

    const [letter] = await sentTo(email);
    expect(letter).toMatchObject({ kind: 'email', to: email, subject: 'Dokončete registraci ve Smeně' });
    const code = await newestCode(email);
    expect(letter?.html).toContain(`${inject('cloud').origin}/auth/activate/${code}`);
    // A stranger could have typed the name, so the letter does not contain it; the link's page shows it.
    expect(letter?.text).not.toContain('Nováková');
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({
      purpose: 'activate',
      fio: 'Jana Nováková',
      email,
      role: 'ROLE_BUYER',
      company: { name: 'Pekárna' },
      known: false,
    });

    expect(ok(await choosing(code))).toEqual({ email });
    const loginId = (await findLoginId(email)) ?? '';
    await expect(signIn(loginId, password)).resolves.toEqual(expect.any(String));
    const [account] = await accountsOfLogin(loginId);
    expect(account).toMatchObject({
      fio: 'Jana Nováková',
      roles: ['ROLE_BUYER'],
      locale: 'cz',
      email,
      company: { name: 'Pekárna' },
      terms: { version: await currentTermsVersion() },
      waits: null,
    });
    expect(await companyWithInn(inn)).toMatchObject({ name: 'Pekárna', role: 'customer' });
    expect(await findLoginId(`L${email.slice(0, 8)}`)).toBe(loginId);
  });

  it("as a manager waits for approval, and the admins and the company's buyers are notified", async () => {
    const inn = anIco();
    const buyer = await anEntered({ company: { name: 'Mlékárna', inn } });
    const { account, email } = await anEntered({ roles: ['ROLE_STORE_MANAGER'], fio: 'Ivan Čekal', company: { inn } });
    expect(account).toMatchObject({
      roles: ['ROLE_USER'],
      company: null,
      waits: { role: 'ROLE_STORE_MANAGER', company: buyer.account.company },
    });
    const [letter] = await sentTo(buyer.email);
    expect(letter?.subject).not.toContain('Ivan');
    expect(letter?.text).toContain('Ivan Čekal');
    expect(letter?.text).toContain(email);
    const actor = { ...buyer.account, role: 'ROLE_BUYER' } as const;
    const { data } = await findNotifications(actor, { page: 1, per_page: 10 }, noon());
    expect(data).toMatchObject([{ kind: 'someone-waits', about: account.id, params: { fio: 'Ivan Čekal' } }]);
  });

  it('as a manager of an unknown company waits for the admins', async () => {
    const { account } = await anEntered({ roles: ['ROLE_BUYER_MANAGER'], company: { inn: anIco() } });
    expect(account.waits).toMatchObject({ role: 'ROLE_BUYER_MANAGER', company: null });
  });

  it.for([
    ['roles.0', { roles: ['ROLE_ADMIN'] }],
    ['roles.0', { roles: ['ROLE_VENDOR'] }],
    ['roles.0', { roles: ['ROLE_VENDOR_STAFF'] }],
    ['roles.0', { roles: ['ROLE_USER'] }],
    ['roles.0', { roles: ['ROLE_EMPEROR'] }],
    ['roles', { roles: [] }],
    ['roles', { roles: ['ROLE_BUYER', 'ROLE_MANAGER'] }],
    ['roles', { roles: 'ROLE_BUYER' }],
    ['fio', { fio: '   ' }],
    ['fio', { fio: 'a'.repeat(201) }],
    ['email', { email: 'jana' }],
    ['email', { email: undefined }],
    ['email', { email: 'jana@example.cz\r\nBcc: all@example.cz' }],
    ['company.inn', { company: { name: 'A', inn: '27074359' } }],
    ['company.name', { company: { inn: '27074358' } }],
    ['company', { roles: ['ROLE_MANAGER'], company: { inn: '27074358' } }],
    ['login', { login: 'somebody@example.cz' }],
    ['login', { login: '777000001' }],
    ['is_admin', { is_admin: true }],
    ['company.role', { company: { name: 'A', inn: '27074358', role: 'vendor' } }],
    ['locale', { locale: 'de' }],
  ] as const)('with an invalid %s returns 400 and names the field', async ([field, said]) => {
    expect(await registering(said)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.stringMatching(/[.:]/) } },
    });
  });

  it('must not refuse the terms, but may leave the field out', async () => {
    expect(await registering({ terms: false })).toMatchObject({ status: 422, body: { code: 'terms-required' } });
    const { account } = await anEntered({ terms: undefined });
    expect(account.terms).toBe(null);
  });

  it('is found by the e-mail in any spelling', async () => {
    const name = randomUUID();
    const { loginId, account } = await anEntered({ email: `${name}@xn--luouk-fsa8zc09b.cz` });
    expect(account.email).toBe(`${name}@xn--luouk-fsa8zc09b.cz`);
    expect(await findLoginId(`${name.toUpperCase()}@XN--LUOUK-FSA8ZC09B.CZ`)).toBe(loginId);
    expect(await registering({ email: `  ${name.toUpperCase()}@xn--luouk-fsa8zc09b.CZ ` })).toMatchObject({
      status: 409,
      body: { code: 'email-taken', fields: { email: expect.any(String) } },
    });
  });

  it('has an internationalised e-mail domain stored in one form', async () => {
    const name = randomUUID();
    const { account } = await anEntered({ email: `${name}@xn--80a1acny.xn--p1ai` });
    expect(account.email).toBe(`${name}@xn--80a1acny.xn--p1ai`);
    expect(await registering({ email: `${name}@Почта.РФ` })).toMatchObject({ body: { code: 'email-taken' } });
  });

  it('cannot use the e-mail, phone or login name of another person', async () => {
    const inn = anIco();
    const login = `x${randomUUID().slice(0, 12)}`;
    await anEntered({ company: { name: 'První', inn }, login });
    expect(await registering({ company: { name: 'Druhá', inn } })).toMatchObject({
      status: 409,
      body: { code: 'company-ico-taken', fields: { 'company.inn': expect.any(String) } },
    });
    expect(await registering({ login })).toMatchObject({ status: 409, body: { code: 'login-taken' } });
  });

  it('by phone is validated and gets no e-mail: an SMS proves the number', async () => {
    const phoneNumbers = `+420 7${String(Date.now()).slice(-8)}`;
    expect(await registering({ email: undefined, phoneNumbers })).toMatchObject({
      status: 201,
      body: { data: { email: null } },
    });
    expect(await findLoginId(phoneNumbers)).toBe(undefined);
  });

  it('twice gets one account: both links work until the first one is used', async () => {
    const email = anEmail();
    ok(await registering({ email, fio: 'First' }));
    ok(await registering({ email, fio: 'Second' }));
    const codes = await codesTo(email);
    expect(codes).toHaveLength(2);
    const both = await racing(
      writes('UNIQUE#email'),
      codes.map((code) => () => choosing(code)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'email-taken' });
    expect(await accountsOfLogin((await findLoginId(email)) ?? '')).toHaveLength(1);
  });

  it('with an IČO and a login name that were taken meanwhile is registered without them', async () => {
    const inn = anIco();
    const login = `x${randomUUID().slice(0, 12)}`;
    const [slow, quick] = [anEmail(), anEmail()];
    ok(await registering({ email: slow, login, company: { name: 'Slow', inn } }));
    await anEntered({ email: quick, login, company: { name: 'Quick', inn } });
    ok(await choosing(await newestCode(slow)));
    const [account] = await accountsOfLogin((await findLoginId(slow)) ?? '');
    expect(account).toMatchObject({ roles: ['ROLE_BUYER'], company: null });
    expect(await companyWithInn(inn)).toMatchObject({ name: 'Quick' });
  });

  secondRing.it.for([
    'Ýžřč Ďáblíková-Šťastná',
    'Иван Четвёртый',
    '李小龍',
    'X Æ A-12',
    'a'.repeat(200),
    'O’Neil, Ph.D.',
  ])('may have the name %s', async (fio) => {
    expect((await anEntered({ fio })).account.fio).toBe(fio);
  });

  secondRing.it(
    'cannot flood mailboxes: 20 registrations an hour per address, 3 e-mails in ten minutes per mailbox',
    async () => {
      const address = anAddress();
      const now = noon();
      for (let n = 0; n < 20; n++) await registering({ terms: false }, { address, now });
      expect(await registering({}, { address, now })).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests' },
      });
      const email = anEmail();
      for (let n = 0; n < 3; n++) ok(await registering({ email }, { now }));
      expect(await registering({ email }, { now })).toMatchObject({ status: 429 });
      expect(await sentTo(email)).toHaveLength(3);
      expect(await registering({ email }, { now: later(now, 1) })).toMatchObject({ status: 201 });
    },
  );
});

describe('an activation link', () => {
  it('is sent again 3 times in ten minutes, and the response never reveals whether a registration exists', async () => {
    const [known, unknown] = [anEmail(), anEmail()];
    const now = noon();
    ok(await registering({ email: known }, { now }));
    for (let n = 0; n < 5; n++) {
      const [one, other] = [
        await invoke(sendActivation, null, { query: { email: known }, now }),
        await invoke(sendActivation, null, { query: { email: unknown }, now }),
      ];
      expect(one).toMatchObject({ status: 200 });
      expect(one.body).toEqual(other.body);
      expect(other.status).toBe(one.status);
    }
    expect(await sentTo(known)).toHaveLength(4);
    expect(await sentTo(unknown)).toHaveLength(0);
    expect(await registering({ email: unknown }, { now })).toMatchObject({ status: 201 });
  });

  it('works once, also in two tabs', async () => {
    const email = anEmail();
    ok(await registering({ email }));
    const code = await newestCode(email);
    const tabs = await Promise.all([choosing(code), choosing(code)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await choosing(code)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await invoke(getLink, null, { params: { code } })).toMatchObject({ status: 404 });
    expect(await accountsOfLogin((await findLoginId(email)) ?? '')).toHaveLength(1);
  });

  it('is valid for a day and can be requested again, without revealing whether the person exists', async () => {
    const email = anEmail();
    const now = noon();
    ok(await registering({ email }, { now }));
    const code = await newestCode(email);
    expect(await choosing(code, { now: later(now, 24) })).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    const again = await invoke(sendActivation, null, { query: { email: email.toUpperCase() }, now: later(now, 25) });
    expect(again).toEqual(await invoke(sendActivation, null, { query: { email: anEmail() }, now }));
    const second = await newestCode(email);
    expect(second).not.toBe(code);
    ok(await choosing(second, { now: later(now, 26) }));
    // Members no longer receive these letters.
    await invoke(sendActivation, null, { query: { email }, now: later(now, 27) });
    expect(await codesTo(email)).toHaveLength(2);
  });

  it('is stored as a hash only, and another code is refused', async () => {
    const email = anEmail();
    ok(await registering({ email }));
    const code = await newestCode(email);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await get(linkKey(code))).toBe(undefined);
    for (const wrong of [
      `${code}x`,
      code.slice(1),
      code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase(),
    ])
      expect(await choosing(wrong)).toMatchObject({ status: 404 });
    expect(await choosing('a'.repeat(61))).toMatchObject({ status: 400 });
  });

  it.for([
    ['password', 'short', 'short'],
    ['password', 'Heslo12345', 'Heslo12345'],
    ['password2', password, `${password}x`],
  ] as const)('stays valid after an invalid %s', async ([field, one, two]) => {
    const email = anEmail();
    ok(await registering({ email }));
    const code = await newestCode(email);
    const answered = await invoke(setPassword, null, { body: { password: one, password2: two, code } });
    expect(answered).toMatchObject({ status: 400, body: { fields: { [field]: expect.stringMatching(/\.$/) } } });
    expect(await findLoginId(email)).toBe(undefined);
    ok(await choosing(code));
  });

  it('refuses a password that contains the e-mail', async () => {
    const email = anEmail();
    ok(await registering({ email }));
    expect(await choosing(await newestCode(email), {}, `xx${email}xx`)).toMatchObject({ status: 400 });
  });

  secondRing.it('requested for a registered person blocks no other letter to that person', async () => {
    const { email } = await anEntered();
    const now = later(noon(), 1);
    for (let n = 0; n < 4; n++) await invoke(sendActivation, null, { query: { email }, now });
    const before = (await sentTo(email)).length;
    expect(await invoke(sendPasswordLink, null, { query: { email }, now })).toMatchObject({ status: 200 });
    const role = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id] };
    expect(await invoke(invite, world.people.buyer, { body: { ...role, email }, now })).toMatchObject({ status: 201 });
    expect(await sentTo(email)).toHaveLength(before + 2);
  });
});

describe('a password link', () => {
  const asking = (email: string, more: object = {}) =>
    invoke(sendPasswordLink, null, { query: { email, locale: 'ru' }, ...more });

  it('sets a new password and ends all sessions', async () => {
    const { email, loginId } = await anEntered();
    expect(await asking(email.toUpperCase())).toMatchObject({ status: 200, body: { data: { sent: true } } });
    const code = await newestCode(email, 'change_password');
    expect((await sentTo(email))[0]).toMatchObject({ subject: 'Новый пароль для Smena' });
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({
      purpose: 'password',
      email,
      role: null,
    });
    const before = Math.floor(Date.now() / 1000);
    ok(await choosing(code, {}, 'tři želvy v trávě'));
    const after = Math.floor(Date.now() / 1000);
    const login = await get(loginKey(loginId));
    expect([isTokenRevoked(login, before), isTokenRevoked(login, after)]).toEqual([true, false]);
    await expect(signIn(loginId, password)).rejects.toThrow('invalid-password');
    await expect(signIn(loginId, 'tři želvy v trávě')).resolves.toEqual(expect.any(String));
    expect((await sentTo(email))[0]).toMatchObject({ subject: 'Your password in Smena was changed' });
  });

  it('gives the same response for an unknown e-mail, and sends nothing', async () => {
    const { email } = await anEntered();
    const stranger = anEmail();
    expect(await asking(stranger)).toEqual(await asking(email));
    expect(await sentTo(stranger)).toEqual([]);
  });

  it('works once, also in two tabs, and invalidates earlier links', async () => {
    const { email } = await anEntered();
    ok(await asking(email));
    const first = await newestCode(email, 'change_password');
    ok(await asking(email));
    const second = await newestCode(email, 'change_password');
    const tabs = await Promise.all([choosing(second), choosing(second)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await choosing(first)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await choosing(second)).toMatchObject({ status: 404 });
  });

  it('is valid for a day', async () => {
    const { email } = await anEntered();
    const now = noon();
    ok(await asking(email, { now }));
    const code = await newestCode(email, 'change_password');
    expect(await choosing(code, { now: later(now, 24) })).toMatchObject({ status: 404, body: { code: 'link-gone' } });
  });

  it('is sent 3 times in ten minutes per e-mail, known or not, and 20 times an hour per address', async () => {
    const { email } = await anEntered();
    // Registering has already sent one letter.
    const now = later(noon(), 1);
    for (const each of [email, anEmail()]) {
      for (let n = 0; n < 3; n++) ok(await asking(each, { now }));
      expect(await asking(each, { now })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    }
    const address = anAddress();
    for (let n = 0; n < 20; n++) ok(await asking(anEmail(), { now, address }));
    expect(await asking(anEmail(), { now, address })).toMatchObject({ status: 429 });
  });

  secondRing.it('updates Cognito from the table when Cognito failed after the account was created', async () => {
    const { email, loginId } = await anEntered();
    await removeLogin(loginId);
    ok(await asking(email));
    ok(await choosing(await newestCode(email, 'change_password')));
    await expect(signIn(loginId, password)).resolves.toEqual(expect.any(String));
  });
});

describe('a buyer without a company', () => {
  it('names the company once, also in two tabs', async () => {
    const { account } = await anEntered();
    expect(account.company).toBe(null);
    const tabs = await Promise.all(
      ['One', 'Two'].map((name) => invoke(createOwnCompany, account, { body: { name, inn: anIco() } })),
    );
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { id, name } = ok(tabs.find(({ status }) => status === 201) ?? { status: 500, body: null });
    const [own] = await accountsOfLogin(account.login_id);
    expect(own).toMatchObject({ company: { id, name }, version: account.version + 1 });
    expect(await getCompany(id)).toMatchObject({ role: 'customer' });
    expect(await invoke(createOwnCompany, account, { body: { name: 'Three', inn: anIco() } })).toMatchObject({
      status: 409,
      body: { code: 'company-yours-already' },
    });
    const { data } = await listAudit(
      { ...account, role: 'ROLE_BUYER', company: { id, name } },
      { page: 1, per_page: 10, from: noon().slice(0, 10), to: noon().slice(0, 10) },
    );
    expect(data.map(({ action }) => action)).toContain('company-created');
  });

  it('cannot use a taken or an invalid IČO', async () => {
    const inn = anIco();
    await anEntered({ company: { name: 'Taken', inn } });
    const { account } = await anEntered();
    expect(await invoke(createOwnCompany, account, { body: { name: 'Mine', inn } })).toMatchObject({
      status: 409,
      body: { code: 'company-ico-taken', fields: { inn: expect.any(String) } },
    });
    expect(await invoke(createOwnCompany, account, { body: { name: 'Mine', inn: '12345678' } })).toMatchObject({
      status: 400,
      body: { fields: { inn: expect.stringContaining('IČO') } },
    });
    expect((await getLogin(account.login_id))?.email).toBe(account.email);
  });

  it('is the only person who may name a company', async () => {
    for (const who of [world.people.vendor, world.people.storeManager, world.people.newcomer, world.people.admin])
      expect(await invoke(createOwnCompany, who, { body: { name: 'X', inn: anIco() } })).toMatchObject({ status: 403 });
    expect(await invoke(createOwnCompany, world.people.buyer, { body: { name: 'X', inn: anIco() } })).toMatchObject({
      status: 409,
    });
  });
});
