import { randomInt, randomUUID } from 'node:crypto';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLogin, codeRegisterSms, findInSystem, listPhoneCodes } from '#shared/contracts/auth.ts';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import { countries } from '#shared/domain/auth/countries.ts';
import fields from '#shared/messages/en/fields.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { type HandlerResponse, invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo, requestCode, smsTo, wrongCode } from '../../test/world/phones.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { createLogin } from '../identity/cognito.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const anAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
const minutes = (count: number, from = Date.now()) => new Date(from + count * 60_000).toISOString();

/** A person of the test world who signs in by phone. */
const someoneWithNumber = async (phone = aNumber()) => {
  const account = await world.person('Number', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const login = { id: account.login_id, email: null, phone, login: null };
  await nameLogin(login);
  await createLogin(login);
  return { phone, account };
};
type From = { now?: string; address?: string };
const send = (phoneNumbers: string, more: object = {}, from: From = {}) =>
  invoke(codeRegisterSms, null, { body: { phoneNumbers, ...more }, ...from });
const sent = async (phone: string, more: object = {}, from: From = {}) => {
  const { attempt } = ok(await send(phone, more, from)) as { attempt: string };
  return { phone, attempt, code: await codeSentTo(phone.replaceAll(' ', '')) };
};
const enter = (body: { phone: string; code: string; attempt?: string }, from: From = {}) => {
  const { phone: phoneNumbers, ...rest } = body;
  return invoke(codeLogin, null, { body: { phoneNumbers, ...rest }, ...from });
};
const newcomer = { roles: ['ROLE_BUYER'], fio: 'Nová Alena', locale: 'cz', countryId: 76, terms: true };
describe('a code by SMS', () => {
  it('signs in the owner of the number, like a password', async () => {
    const { phone, account } = await someoneWithNumber();
    const answered = await enter(await sent(phone));
    expect(ok(answered)).toMatchObject({ id: account.id, roles: ['ROLE_VENDOR_STAFF'], api_token: expect.any(String) });
  });

  it('may contain spaces; without an attempt, the newest code counts', async () => {
    const { phone } = await someoneWithNumber();
    const spaced = phone.replace(/(\d{3})(?=\d)/g, '$1 ');
    await sent(spaced);
    const { code } = await sent(phone);
    expect(
      await invoke(codeLogin, null, { query: { phoneNumbers: spaced, code, country_code: '420' }, body: {} }),
    ).toMatchObject({ status: 200 });
  });

  it('is short, and browsers can fill it in on the page that requested it', async () => {
    const { phone } = await someoneWithNumber();
    await sent(phone, { locale: 'ru' });
    const [text = ''] = await smsTo(phone);
    expect(text.length).toBeLessThan(70);
    expect(text).toMatch(/^Smena: .*\n@127\.0\.0\.1 #\d{4}$/);
  });

  it('of another attempt is refused', async () => {
    const { phone } = await someoneWithNumber();
    const first = await sent(phone);
    const second = await sent(phone);
    if (first.code !== second.code)
      expect(await enter({ ...first, code: second.code })).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
    expect(await enter(first)).toMatchObject({ status: 200 });
  });

  it("of another number's attempt is refused", async () => {
    const [one, other] = await Promise.all([someoneWithNumber(), someoneWithNumber()]);
    const { code, attempt } = await sent(one.phone);
    expect(await enter({ phone: other.phone, code, attempt })).toMatchObject({
      status: 422,
      body: { code: 'code-expired' },
    });
  });

  const usesCode = ({ input }: TransactWriteCommand) =>
    Boolean(input.TransactItems?.some(({ Update }) => Update?.UpdateExpression?.includes('SET used')));

  it('works once, also for two requests that both compared it', async () => {
    const { phone } = await someoneWithNumber();
    const got = await sent(phone);
    const both = await racing(usesCode, [() => enter(got), () => enter(got)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await enter(got)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  it('expires after five minutes', async () => {
    const { phone } = await someoneWithNumber();
    const now = new Date().toISOString();
    const got = await sent(phone, {}, { now });
    expect(await enter(got, { now: minutes(5, Date.parse(now)) })).toMatchObject({ body: { code: 'code-expired' } });
  });

  it('is refused when wrong, with an error at its field', async () => {
    const { phone } = await someoneWithNumber();
    const got = await sent(phone);
    expect(await enter({ ...got, code: wrongCode(got.code) })).toMatchObject({
      status: 401,
      body: { code: 'wrong-code', fields: { code: fields['wrong-code'] } },
    });
    expect(await enter({ ...got, code: '12345' })).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    });
    const required = 'Fill this in.';
    expect(await invoke(codeLogin, null, { body: { phoneNumbers: phone } })).toMatchObject({
      status: 400,
      body: { fields: { code: required } },
    });
    expect(await invoke(codeLogin, null, { body: { code: got.code } })).toMatchObject({
      status: 400,
      body: { fields: { phoneNumbers: required } },
    });
  });

  it('is compared at most three times, also with concurrent guesses', async () => {
    const { phone } = await someoneWithNumber();
    const got = await sent(phone);
    const wrong = wrongCode(got.code);
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter({ ...got, code: wrong })));
    const looked = answers.filter(({ body }) => body.code === 'wrong-code');
    expect(looked.length).toBeLessThanOrEqual(3);
    expect(looked.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - looked.length);
    expect(await enter(got)).toMatchObject({ status: 429, body: { code: 'code-limit' } });
  });

  it('is not sent to countries that are not allowed, nor to numbers of a wrong length', async () => {
    const closed = await send('+16505550123', { ...newcomer, countryId: undefined });
    expect(closed).toMatchObject({ status: 422, body: { code: 'sms-country-closed' } });
    expect(await send('+420777', newcomer)).toMatchObject({ status: 400 });
    expect(await send('+4207770000011', newcomer)).toMatchObject({
      status: 400,
      body: { fields: { phoneNumbers: 'This number is too short or too long for its country.' } },
    });
    expect(await send('+999777000001', newcomer)).toMatchObject({ status: 400 });
    const slovak = { phoneNumbers: '905 123 456' };
    for (const request of [
      { body: { ...slovak, countryCode: '421' } },
      { body: slovak, query: { country_code: '+421' } },
      { body: { ...slovak, countryId: countries.find(({ iso }) => iso === 'SK')?.id } },
    ])
      expect(await invoke(codeRegisterSms, null, request)).toMatchObject({
        status: 400,
        body: { fields: { phoneNumbers: expect.any(String) } },
      });
  });

  it('is sent to a country without an input mask', async () => {
    const phone = `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    expect(await send(phone, { ...newcomer, countryId: 54 })).toMatchObject({ status: 200 });
    expect(await send(phone, newcomer)).toMatchObject({ status: 400 });
  });
});

describe('the limits of codes', () => {
  const limited = (answered: HandlerResponse) => {
    expect(answered).toMatchObject({
      status: 429,
      body: { code: 'code-limit' },
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
    });
    return answered.body.message as string;
  };

  it('are three codes per number in any ten minutes, and the error says how long to wait', async () => {
    const { phone } = await someoneWithNumber();
    const start = Date.now();
    for (const minute of [0, 1, 8]) ok(await send(phone, {}, { now: minutes(minute, start) }));
    expect(limited(await send(phone, {}, { now: minutes(9, start) }))).toContain('Wait: 60 seconds');
    ok(await send(phone, {}, { now: minutes(10.1, start) }));
    expect(limited(await send(phone, {}, { now: minutes(10.2, start) }))).toContain('Wait: 48 seconds');
  });

  secondRing.it('are ten codes per number in any day', async () => {
    const { phone } = await someoneWithNumber();
    const start = Date.now();
    for (let nth = 0; nth < 10; nth++) ok(await send(phone, {}, { now: minutes(nth * 11, start) }));
    expect(limited(await send(phone, {}, { now: minutes(120, start) }))).toContain('22 hours');
  });

  secondRing.it('are twenty codes an hour per address, over all numbers', async () => {
    const address = anAddress();
    const start = Date.now();
    for (let nth = 0; nth < 20; nth++) ok(await send(aNumber(), newcomer, { address, now: minutes(0, start) }));
    const { phone } = await someoneWithNumber();
    limited(await send(phone, {}, { address, now: minutes(59, start) }));
    expect(await send(phone, {}, { address, now: minutes(60.1, start) })).toMatchObject({ status: 200 });
  });

  /** Wrong guesses for a number, three per code, as an attacker makes them who can request any number of codes. */
  const guesses = async (
    count: number,
    address: string,
    { phone, account }: Awaited<ReturnType<typeof someoneWithNumber>>,
  ) => {
    const now = new Date().toISOString();
    const expected = { phone, login_id: account.login_id, address, registration: null };
    const codes: string[] = [];
    for (let nth = 0, made; nth < count; nth++) {
      if (nth % 3 === 0) made = await requestCode(expected, now);
      const { attempt = '', code = '' } = made ?? {};
      codes.push((await enter({ phone, attempt, code: wrongCode(code) }, { address })).body.code);
    }
    return codes;
  };
  const wrong = (count: number) => Array.from({ length: count }, () => 'wrong-code');

  secondRing.it('are ten guesses a day per number and address, and thirty per number', async () => {
    const someone = await someoneWithNumber();
    for (const address of [anAddress(), anAddress(), anAddress()])
      expect(await guesses(11, address, someone)).toEqual([...wrong(10), 'code-limit']);
    expect(await guesses(1, anAddress(), someone)).toEqual(['code-limit']);
  });

  secondRing.it('leave the owner their guesses when strangers guess without the attempt', async () => {
    const { phone } = await someoneWithNumber();
    const owners = { address: anAddress() };
    const got = await sent(phone, {}, owners);
    const blind = async (address: string) =>
      (await enter({ phone, code: wrongCode(got.code) }, { address })).body.code as string;
    const strangers = [anAddress(), anAddress()] as const;
    expect([await blind(strangers[0]), await blind(strangers[0]), await blind(strangers[0])]).toEqual(wrong(3));
    expect(await blind(strangers[1])).toBe('code-limit');
    for (const _ of [1, 2])
      expect((await enter({ ...got, code: wrongCode(got.code) }, owners)).body.code).toBe('wrong-code');
    expect(await enter(got, owners)).toMatchObject({ status: 200 });
  });

  secondRing.it('are ten guesses a day per number without the attempt, of the thirty', async () => {
    const { phone, account } = await someoneWithNumber();
    const blind: string[] = [];
    for (let nth = 0; nth < 11; nth++) {
      const address = anAddress();
      const { code } = await requestCode(
        { phone, login_id: account.login_id, address, registration: null },
        minutes(0),
      );
      blind.push((await enter({ phone, code: wrongCode(code) }, { address: anAddress() })).body.code);
    }
    expect(blind).toEqual([...wrong(10), 'code-limit']);
    expect(await guesses(10, anAddress(), { phone, account })).toEqual(wrong(10));
    expect(await guesses(11, anAddress(), { phone, account })).toEqual([...wrong(10), 'code-limit']);
  });

  secondRing.it('are sixty wrong guesses a day per address over all numbers; right ones do not count', async () => {
    const address = anAddress();
    for (let nth = 0; nth < 6; nth++) expect(await guesses(10, address, await someoneWithNumber())).toEqual(wrong(10));
    const someone = await someoneWithNumber();
    expect(await guesses(1, address, someone)).toEqual(['code-limit']);
    expect(await enter(await sent(someone.phone), {})).toMatchObject({ status: 200 });
  });
});

describe('a newcomer with a phone', () => {
  it('has a login and an account only after entering the right code', async () => {
    const phone = aNumber();
    const got = await sent(phone, newcomer);
    expect(await findLoginId(phone)).toBeUndefined();
    expect(await invoke(findInSystem, null, { query: { phone } })).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    });
    expect(await enter({ ...got, code: wrongCode(got.code) })).toMatchObject({ status: 401 });
    expect(await findLoginId(phone)).toBeUndefined();

    expect(ok(await enter(got))).toMatchObject({
      fio: 'Nová Alena',
      roles: ['ROLE_BUYER'],
      company: null,
      locale: 'cz',
    });
    expect(await invoke(findInSystem, null, { query: { phone } })).toMatchObject({
      status: 200,
      body: { data: { found: true } },
    });
    const [account] = await accountsOfLogin((await findLoginId(phone)) ?? '');
    expect(account).toMatchObject({
      phone,
      country: 'CZ',
      terms: { version: expect.any(Number), at: expect.any(String) },
    });
  });

  it('creates its company with the code, and no other company may have its IČO', async () => {
    const inn = anIco();
    const company = { name: 'Květiny s.r.o.', inn };
    const [first, second] = [aNumber(), aNumber()];
    const late = await sent(second, { ...newcomer, company });
    expect(ok(await enter(await sent(first, { ...newcomer, company })))).toMatchObject({
      company: { name: 'Květiny s.r.o.' },
    });
    expect(await companyWithInn(inn)).toMatchObject({ role: 'customer' });
    // The number is theirs all the same: they can name another company after signing in.
    expect(ok(await enter(late))).toMatchObject({ company: null });
    expect(await send(aNumber(), { ...newcomer, company })).toMatchObject({
      status: 409,
      body: { code: 'company-ico-taken' },
    });
  });

  it('who registers as a store manager waits, with the company that they named', async () => {
    const inn = anIco();
    ok(await enter(await sent(aNumber(), { ...newcomer, company: { name: 'Obchod', inn } })));
    const phone = aNumber();
    const manager = { ...newcomer, roles: ['ROLE_STORE_MANAGER'], company: { name: 'jakkoli', inn } };
    expect(ok(await enter(await sent(phone, manager)))).toMatchObject({ roles: ['ROLE_USER'], company: null });
    const [account] = await accountsOfLogin((await findLoginId(phone)) ?? '');
    expect(account?.waits).toMatchObject({ role: 'ROLE_STORE_MANAGER', company: { name: 'Obchod' } });
  });

  it('who registers as a manager of an inactive company waits without it', async () => {
    const inn = anIco();
    ok(await enter(await sent(aNumber(), { ...newcomer, company: { name: 'Obchod', inn } })));
    const company = await companyWithInn(inn);
    const off = { params: { id: company?.id ?? '' }, body: { version: company?.version, active: false } };
    ok(await invoke(setCompanyActive, world.people.admin, off));
    const phone = aNumber();
    ok(await enter(await sent(phone, { ...newcomer, roles: ['ROLE_STORE_MANAGER'], company: { inn } })));
    const [account] = await accountsOfLogin((await findLoginId(phone)) ?? '');
    expect(account?.waits).toMatchObject({ role: 'ROLE_STORE_MANAGER', company: null });
  });

  it('is refused when another person took the number meanwhile', async () => {
    const phone = aNumber();
    const got = await sent(phone, newcomer);
    const { login_id: id } = await world.person('Other', 'ROLE_BUYER', world.companies.stranger);
    await nameLogin({ id, email: null, phone, login: null });
    expect(await enter(got)).toMatchObject({ status: 409, body: { code: 'phone-taken' } });
  });

  it.each([
    ['nothing to register with', {}, 404, 'user-not-found'],
    ['no agreement to the terms', { ...newcomer, terms: false }, 422, 'terms-required'],
    ['a role that nobody gives oneself', { ...newcomer, roles: ['ROLE_ADMIN'] }, 400, 'invalid-input'],
    ['the role of a performer', { ...newcomer, roles: ['ROLE_VENDOR'] }, 400, 'invalid-input'],
    ['a company number that cannot be', { ...newcomer, company: { name: 'A', inn: '12345678' } }, 400, 'invalid-input'],
    ['an unknown field', { ...newcomer, is_admin: true }, 400, 'invalid-input'],
  ])('with %s gets no code', async (_, fields, status, code) => {
    const phone = aNumber();
    expect(await send(phone, fields)).toMatchObject({ status, body: { code } });
    expect(await smsTo(phone)).toEqual([]);
  });

  it('may have a name of 200 letters in any script', async () => {
    const fio = 'Žofie Ælfgifu 山田 '.padEnd(200, 'х');
    expect(ok(await enter(await sent(aNumber(), { ...newcomer, fio })))).toMatchObject({ fio });
    expect(await send(aNumber(), { ...newcomer, fio: 'a'.repeat(201) })).toMatchObject({ status: 400 });
  });

  secondRing.it('can also sign in with an earlier code of the same number', async () => {
    const phone = aNumber();
    const [first, second] = [await sent(phone, newcomer), await sent(phone, newcomer)];
    expect(await enter(second)).toMatchObject({ status: 200 });
    expect(await enter(first)).toMatchObject({ status: 200 });
    expect(await accountsOfLogin((await findLoginId(phone)) ?? '')).toHaveLength(1);
  });
});

describe('looking up a person', () => {
  it('returns only that they exist, by e-mail in capitals and with an international domain', async () => {
    const mark = randomUUID().slice(0, 8);
    const domain = new URL('http://čeština.cz').hostname;
    const email = `jana.${mark}@${domain}`;
    const { login_id: id } = await world.person('Jana', 'ROLE_BUYER', world.companies.stranger);
    await nameLogin({ id, email, phone: null, login: null });
    for (const written of [email, email.toUpperCase(), `Jana.${mark}@Čeština.CZ`])
      expect((await invoke(findInSystem, null, { query: { email: written } })).body).toEqual({ data: { found: true } });
  });

  it('who is known is allowed six hundred times an hour per address', async () => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const now = new Date().toISOString();
    const { phone } = await someoneWithNumber();
    const findUser = () => invoke(findInSystem, null, { query: { phone }, address, now });
    await fillCounter('known-look-ups-from-address', address, 598, now);
    const answers = [await findUser(), await findUser(), await findUser()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('is found by a number in any of its spellings', async () => {
    const { phone } = await someoneWithNumber();
    const own = phone.slice('+420'.length);
    for (const written of [own, `00420.${own}`, `\u2066+420\u00A0${own}\u2069`, `tel:420-${own}`])
      expect(await invoke(findInSystem, null, { query: { phone: written } })).toMatchObject({ status: 200 });
  });

  it.each<Record<string, string>>([{}, { email: 'nobody' }, { phone: 'abc' }, { login: 'x' }])(
    'refuses %o',
    async (query) => {
      expect(await invoke(findInSystem, null, { query })).toMatchObject({ status: 400 });
    },
  );

  secondRing.it(
    'who is unknown is allowed sixty times an hour per address; known people can still be looked up',
    async () => {
      const address = anAddress();
      const now = new Date().toISOString();
      const { phone } = await someoneWithNumber();
      const findUser = (query: Record<string, string>) => invoke(findInSystem, null, { query, address, now });
      const answers = [];
      for (let nth = 0; nth < 61; nth++) answers.push((await findUser({ email: 'nobody@smena.test' })).status);
      expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
      for (let nth = 0; nth < 80; nth++) expect((await findUser({ phone })).status).toBe(200);
    },
  );
});

it("every country has a name in each language, and Czechia has the specification's id", async () => {
  const all = ok(await invoke(listPhoneCodes, null)) as { id: number; iso: string; mask: string | null }[];
  expect(all.find(({ id }) => id === 76)).toEqual({
    id: 76,
    iso: 'cz',
    code: '420',
    en_name: 'Czechia',
    cs_name: 'Česko',
    ru_name: 'Чехия',
    mask: '+999 999 999 999',
  });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(240);
  expect(all.find(({ iso }) => iso === 'de')?.mask).toBeNull();
});
