import { beforeAll, describe, expect, it } from 'vitest';
import { codeSeconds } from '#shared/domain/auth/codes.ts';
import { address, isRight, someoneWithCode, ticketFor } from '../../../test/world/challenges.ts';
import { requestCode, wrongCode } from '../../../test/world/phones.ts';
import { secondRing } from '../../../test/world/second-ring.ts';
import { createWorld, type World } from '../../../test/world/world.ts';
import { newTicket, redeemTicket, verifyCode } from '../../data/auth/codes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('a ticket', () => {
  it('signs in its holder once', async () => {
    const someone = await someoneWithCode(world);
    const ticket = await ticketFor(someone);
    expect([await isRight(someone, ticket), await isRight(someone, ticket)]).toEqual([true, false]);
  });

  it('works until its code expires', async () => {
    const someone = await someoneWithCode(world);
    const ticket = await ticketFor(someone);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    expect(await redeemTicket(someone.phone, someone.attempt, ticket, later(codeSeconds))).toBeUndefined();
    expect(await redeemTicket(someone.phone, someone.attempt, ticket, later(codeSeconds - 30))).toBe(someone.login_id);
  });

  it('of one number is refused for another', async () => {
    const [one, other] = [await someoneWithCode(world), await someoneWithCode(world)];
    const ticket = await ticketFor(one);
    expect(await isRight(other, ticket)).toBe(false);
    expect(await isRight({ ...other, attempt: one.attempt }, ticket)).toBe(false);
    expect(await isRight(one, ticket)).toBe(true);
  });

  it('is refused for another Cognito user', async () => {
    const [one, other] = [await someoneWithCode(world), await someoneWithCode(world)];
    expect(await isRight(one, await ticketFor(one), { userName: other.login_id })).toBe(false);
  });

  it('is valid only with its attempt', async () => {
    const someone = await someoneWithCode(world);
    const ticket = await ticketFor(someone);
    expect(await isRight(someone, ticket, { metadata: {} })).toBe(false);
    expect(await isRight(someone, ticket)).toBe(true);
  });

  secondRing.it.each(['12345', 'abcdefgh', 'x'.repeat(43), `${'0'.repeat(4)} `.repeat(9), newTicket()])(
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

describe('a code', () => {
  it('that is right is refused for another Cognito user, and stays valid for its recipient', async () => {
    const [one, other] = [await someoneWithCode(world), await someoneWithCode(world)];
    expect(await isRight(one, one.code, { userName: other.login_id })).toBe(false);
    expect(await isRight(one, one.code, { userName: 'somebody' })).toBe(false);
    expect(await isRight(one, one.code)).toBe(true);
  });

  it('is refused without its attempt; such answers of strangers use up no guesses', async () => {
    const someone = await someoneWithCode(world);
    expect(await isRight(someone, someone.code, { metadata: {} })).toBe(false);
    for (let nth = 0; nth < 5; nth++)
      expect(await isRight(someone, wrongCode(someone.code), { metadata: {} })).toBe(false);
    expect(await isRight(someone, wrongCode(someone.code))).toBe(false);
    expect(await isRight(someone, someone.code)).toBe(true);
  });

  it('that is wrong is refused', async () => {
    const someone = await someoneWithCode(world);
    expect(await isRight(someone, wrongCode(someone.code))).toBe(false);
  });
});

secondRing.it(
  'the newest code of a number is the latest one, also when the timestamp in its attempt gets a digit more',
  async () => {
    const { phone, login_id } = await someoneWithCode(world);
    const before = '2059-05-25T17:38:00.000Z';
    const after = '2059-05-25T17:39:00.000Z';
    await requestCode({ phone, login_id, address, registration: null }, before);
    const { code: answer, attempt } = await requestCode({ phone, login_id, address, registration: null }, after);
    expect(await verifyCode({ phone, attempt: undefined, answer, address, now: after })).toMatchObject({ attempt });
  },
);
