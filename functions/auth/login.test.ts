import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/contracts/auth.ts';
import { changePassword, getMe } from '#shared/contracts/settings.ts';
import { createCognitoUser } from '../../test/world/client.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber } from '../../test/world/phones.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { endSessionsWrite } from '../data/auth/logins.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const minutes = (count: number, from: number) => new Date(from + count * 60_000).toISOString();
const someone = async () => createCognitoUser(await world.person('Someone', 'ROLE_BUYER', world.companies.customer));
const enter = (credentials: { login: string; password: string }, now?: string, address?: string) =>
  invoke(login, null, { body: credentials, ...(now && { now }), ...(address && { address }) });
const anAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`;

describe('wrong passwords', () => {
  it('are compared ten times in ten minutes; then the right one is refused too, with the time to wait', async () => {
    const right = await someone();
    const start = Date.now();
    for (let nth = 0; nth < 10; nth++)
      expect(await enter({ ...right, password: 'wrong-one' }, minutes(nth / 2, start))).toMatchObject({
        status: 401,
        body: { code: 'invalid-password' },
      });
    expect(await enter(right, minutes(9, start))).toMatchObject({
      status: 429,
      body: { code: 'login-limit', message: expect.stringContaining('60 seconds') },
    });
    expect(await enter(right, minutes(10.1, start))).toMatchObject({ status: 200 });
  });

  it('are the only sign-ins that count: frequent successful ones are not limited', async () => {
    const right = await someone();
    for (let nth = 0; nth < 12; nth++) expect(await enter(right)).toMatchObject({ status: 200 });
  });

  secondRing.it('sent concurrently are compared ten times at most', async () => {
    const { login: name } = await someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter({ login: name, password: 'wrong-one' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('wrong passwords from one address', () => {
  it('at changing the password count too', async () => {
    const [address, now] = [anAddress(), new Date().toISOString()];
    const account = await world.person('Someone', 'ROLE_BUYER', world.companies.customer);
    await createCognitoUser(account);
    await fillCounter('wrong-passwords-from-address', address, 60, minutes(-1, Date.parse(now)));
    const body = { old_password: 'wrong-one', password: 'kolo-mlha-rohlík', password2: 'kolo-mlha-rohlík' };
    expect(await invoke(changePassword, account, { body, address, now })).toMatchObject({
      status: 429,
      body: { code: 'login-limit' },
    });
  });

  secondRing.it('are compared sixty times an hour over all logins; then the right one is refused too', async () => {
    const [address, start] = [anAddress(), Date.now()];
    const office = await Promise.all(Array.from({ length: 20 }, someone));
    const spray = (round: number) =>
      Promise.all(office.map((each) => enter({ ...each, password: `wrong-${round}` }, minutes(round, start), address)));
    for (const round of [0, 1, 2])
      expect((await spray(round)).map(({ status }) => status)).toEqual(office.map(() => 401));
    expect((await spray(3)).map(({ body }) => body.code)).toEqual(office.map(() => 'login-limit'));
    const [right] = office;
    if (!right) throw new Error('Nobody is in the office');
    expect(await enter(right, minutes(4, start), address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(56 * 60) },
    });
    expect(await enter(right, minutes(4, start), anAddress())).toMatchObject({ status: 200 });
    expect(await enter(right, minutes(60.1, start), address)).toMatchObject({ status: 200 });
  });

  secondRing.it('are not counted for an office whose people sign in at the same time', async () => {
    const [address, now] = [anAddress(), new Date().toISOString()];
    const office = await Promise.all(Array.from({ length: 8 }, someone));
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(office.map((each) => enter(each, now, address)));
      expect(answers.map(({ status }) => status)).toEqual(office.map(() => 200));
    }
    expect(await enter({ ...(office[0] ?? (await someone())), password: 'wrong-one' }, now, address)).toMatchObject({
      status: 401,
    });
  });
});

it('an unknown login is reported as unknown, sixty times an hour per address', async () => {
  const address = anAddress();
  const body = { login: `${randomUUID()}@smena.test`, password: 'any' };
  const answers = [];
  for (let nth = 0; nth < 61; nth++) answers.push((await invoke(login, null, { body, address })).status);
  expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
});

it('a login by phone finds the number in every form in which people write it', async () => {
  const account = await world.person('Phone', 'ROLE_BUYER', world.companies.customer);
  const { password } = await createCognitoUser(account);
  const phone = aNumber();
  await nameLogin({ id: account.login_id, email: null, phone, login: null });
  const [, one, two, three] = /^\+420(\d{3})(\d{3})(\d{3})$/.exec(phone) ?? [];
  for (const written of [
    phone,
    `420${one}${two}${three}`,
    `+420 ${one}-${two}-${three}`,
    `+420 (${one}) ${two} ${three}`,
    `00420.${one}.${two}.${three}`,
    `${one} ${two} ${three}`,
    `\u202A+420\u00A0${one}\u00A0${two}\u00A0${three}\u202C`,
  ])
    expect(await enter({ login: written, password })).toMatchObject({ status: 200 });
});

it('a login accepts every password that a registration accepts', async () => {
  const { login: name } = await someone();
  const body = { login: name, password: '\u{1F600}'.repeat(200) };
  expect(await invoke(login, null, { body })).toMatchObject({ status: 401, body: { code: 'invalid-password' } });
});

describe('a token', () => {
  it('issued before its login ended all sessions is refused', async () => {
    const account = await world.person('Ended', 'ROLE_BUYER', world.companies.customer);
    const start = Date.now();
    expect(await invoke(getMe, account, { now: minutes(0, start) })).toMatchObject({ status: 200 });
    await transact([endSessionsWrite(account.login_id, minutes(1, start))]);
    expect(await invoke(getMe, account, { now: minutes(0, start) })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    expect(await invoke(getMe, account, { now: minutes(2, start) })).toMatchObject({ status: 200 });
  });
});

describe('a sign-in', () => {
  it('with one account returns the account with its token', async () => {
    const buyer = await world.person('Someone', 'ROLE_BUYER', world.companies.customer);
    const { body } = await enter(await createCognitoUser(buyer));
    expect(body.data).toMatchObject({ id: buyer.id, roles: ['ROLE_BUYER'], api_token: expect.stringMatching(/\./) });
    expect(body.data).not.toHaveProperty('tokens');
  });

  it('with two accounts returns both, oldest first, with a token for each', async () => {
    const first = await world.person('Someone', 'ROLE_BUYER', world.companies.customer);
    const second = await world.person('Someone', 'ROLE_MANAGER', null, {
      login_id: first.login_id,
      created_at: '2026-02-01T00:00:00.000Z',
    });
    const { body } = await enter(await createCognitoUser(first));
    expect(body.data.users).toMatchObject([{ id: first.id }, { id: second.id }]);
    const [token] = body.data.tokens;
    expect(body.data.tokens).toEqual([
      { id: first.id, api_token: token.api_token },
      { id: second.id, api_token: token.api_token },
    ]);
  });

  it('of a person without an active account is refused', async () => {
    const closed = await world.person('Someone', 'ROLE_BUYER', world.companies.customer, { active: false });
    expect(await enter(await createCognitoUser(closed))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
