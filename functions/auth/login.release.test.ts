import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/contracts/auth.ts';
import { createCognitoUser } from '../../test/world/client.ts';
import { invoke } from '../../test/world/invoke.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';

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
  it('sent concurrently are compared ten times at most', async () => {
    const { login: name } = await someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter({ login: name, password: 'wrong-one' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('wrong passwords from one address', () => {
  it('are compared sixty times an hour over all logins; then the right one is refused too', async () => {
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

  it('are not counted for an office whose people sign in at the same time', async () => {
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
