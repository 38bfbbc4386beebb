import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLogin, codeRegisterSms, findInSystem } from '#shared/contracts/auth.ts';
import type { HandlerResponse } from '../../test/world/invoke.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo, wrongCode, requestCode } from '../../test/world/phones.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
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

describe('the limits of codes', () => {
  const limited = (answered: HandlerResponse) => {
    expect(answered).toMatchObject({
      status: 429,
      body: { code: 'code-limit' },
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
    });
    return answered.body.message as string;
  };

  it('are ten codes per number in any day', async () => {
    const { phone } = await someoneWithNumber();
    const start = Date.now();
    for (let nth = 0; nth < 10; nth++) ok(await send(phone, {}, { now: minutes(nth * 11, start) }));
    expect(limited(await send(phone, {}, { now: minutes(120, start) }))).toContain('22 hours');
  });

  it('are twenty codes an hour per address, over all numbers', async () => {
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

  it('are ten guesses a day per number and address, and thirty per number', async () => {
    const someone = await someoneWithNumber();
    for (const address of [anAddress(), anAddress(), anAddress()])
      expect(await guesses(11, address, someone)).toEqual([...wrong(10), 'code-limit']);
    expect(await guesses(1, anAddress(), someone)).toEqual(['code-limit']);
  });

  it('leave the owner their guesses when strangers guess without the attempt', async () => {
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

  it('are ten guesses a day per number without the attempt, of the thirty', async () => {
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

  it('are sixty wrong guesses a day per address over all numbers; right ones do not count', async () => {
    const address = anAddress();
    for (let nth = 0; nth < 6; nth++) expect(await guesses(10, address, await someoneWithNumber())).toEqual(wrong(10));
    const someone = await someoneWithNumber();
    expect(await guesses(1, address, someone)).toEqual(['code-limit']);
    expect(await enter(await sent(someone.phone), {})).toMatchObject({ status: 200 });
  });
});

describe('a newcomer with a phone', () => {
  it('can also sign in with an earlier code of the same number', async () => {
    const phone = aNumber();
    const [first, second] = [await sent(phone, newcomer), await sent(phone, newcomer)];
    expect(await enter(second)).toMatchObject({ status: 200 });
    expect(await enter(first)).toMatchObject({ status: 200 });
    expect(await accountsOfLogin((await findLoginId(phone)) ?? '')).toHaveLength(1);
  });
});

describe('looking up a person', () => {
  it('who is unknown is allowed sixty times an hour per address; known people can still be looked up', async () => {
    const address = anAddress();
    const now = new Date().toISOString();
    const { phone } = await someoneWithNumber();
    const findUser = (query: Record<string, string>) => invoke(findInSystem, null, { query, address, now });
    const answers = [];
    for (let nth = 0; nth < 61; nth++) answers.push((await findUser({ email: 'nobody@smena.test' })).status);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    for (let nth = 0; nth < 80; nth++) expect((await findUser({ phone })).status).toBe(200);
  });
});
