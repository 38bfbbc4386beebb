import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, requestCode } from '../../test/world/phones.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { verifyCode } from '../data/sign-in/codes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const now = () => new Date().toISOString();
// Limits count for a day, longer than one run.
const address = `2001:db8:${randomUUID().slice(0, 4)}::1`;

const someoneWithCode = async () => {
  const phone = aNumber();
  const { login_id } = await world.person('Number', 'ROLE_VENDOR_STAFF', world.companies.performer);
  await nameLogin({ id: login_id, email: null, phone, login: null });
  const code = await requestCode({ phone, login_id, address, registration: null }, now());
  return { phone, login_id, ...code };
};

it('the newest code of a number is the latest one, also when the timestamp in its attempt gets a digit more', async () => {
  const { phone, login_id } = await someoneWithCode();
  const before = '2059-05-25T17:38:00.000Z';
  const after = '2059-05-25T17:39:00.000Z';
  await requestCode({ phone, login_id, address, registration: null }, before);
  const { code: answer, attempt } = await requestCode({ phone, login_id, address, registration: null }, after);
  expect(await verifyCode({ phone, attempt: undefined, answer, address, now: after })).toMatchObject({ attempt });
});
