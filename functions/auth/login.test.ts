import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/contracts/auth.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { letSignIn } from '../../test/world/client.ts';
import { ask } from '../../test/world/door.ts';
import type { World } from '../../test/world/world.ts';
import { aWorld } from '../../test/world/world.ts';
import { endSessions, insertLogin } from '../data/logins.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

const minutes = (count: number, from: number) => new Date(from + count * 60_000).toISOString();
const someone = async () => letSignIn(await world.person('Someone', 'ROLE_BUYER', world.companies.customer));
const enter = (credentials: { login: string; password: string }, now?: string) =>
  ask(login, null, { body: credentials, ...(now && { now }) });

describe('wrong passwords', () => {
  it('are looked at ten times in ten minutes, then the right one neither, and the answer says how long', async () => {
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

  it('at once are looked at ten times at most', async () => {
    const { login: name } = await someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter({ login: name, password: 'wrong-one' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('are all that counts: whoever signs in often stays free', async () => {
    const right = await someone();
    for (let nth = 0; nth < 12; nth++) expect(await enter(right)).toMatchObject({ status: 200 });
  });
});

it('an unknown login is told, sixty times an hour from one address', async () => {
  const address = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const body = { login: `${randomUUID()}@smena.test`, password: 'any' };
  const answers = [];
  for (let nth = 0; nth < 61; nth++) answers.push((await ask(login, null, { body, address })).status);
  expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
});

describe('a token', () => {
  it('that was issued before its login ended all of them is refused', async () => {
    const account = await world.person('Ended', 'ROLE_BUYER', world.companies.customer);
    await insertLogin({ id: account.login_id, email: null, phone: null, login: null, created_at: account.created_at });
    const start = Date.now();
    expect(await ask(getMe, account, { now: minutes(0, start) })).toMatchObject({ status: 200 });
    await transact([endSessions(account.login_id, minutes(1, start))]);
    expect(await ask(getMe, account, { now: minutes(0, start) })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    expect(await ask(getMe, account, { now: minutes(2, start) })).toMatchObject({ status: 200 });
  });
});
