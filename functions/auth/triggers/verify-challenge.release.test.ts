import { beforeAll, describe, expect, it } from 'vitest';
import { address, isRight, someoneWithCode, ticketFor } from '../../../test/world/challenges.ts';
import { requestCode } from '../../../test/world/phones.ts';
import type { World } from '../../../test/world/world.ts';
import { createWorld } from '../../../test/world/world.ts';
import { newTicket, verifyCode } from '../../data/auth/codes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('the newest code of a number is the latest one, also when the timestamp in its attempt gets a digit more', async () => {
  const { phone, login_id } = await someoneWithCode(world);
  const before = '2059-05-25T17:38:00.000Z';
  const after = '2059-05-25T17:39:00.000Z';
  await requestCode({ phone, login_id, address, registration: null }, before);
  const { code: answer, attempt } = await requestCode({ phone, login_id, address, registration: null }, after);
  expect(await verifyCode({ phone, attempt: undefined, answer, address, now: after })).toMatchObject({ attempt });
});

describe('a ticket', () => {
  it.each(['12345', 'abcdefgh', 'x'.repeat(43), `${'0'.repeat(4)} `.repeat(9), newTicket()])(
    'is refused when it is any other text, before and after the code was used: %s',
    async (text) => {
      const someone = await someoneWithCode(world);
      expect(await isRight(someone, text)).toBe(false);
      expect(await isRight(someone, someone.code)).toBe(true);
      expect(await isRight(someone, text)).toBe(false);
      const other = await someoneWithCode(world);
      const ticket = await ticketFor(other);
      expect(await isRight(other, text)).toBe(false);
      expect(await isRight(other, `${ticket}x`)).toBe(false);
      expect(await isRight(other, ticket)).toBe(true);
    },
  );
});
