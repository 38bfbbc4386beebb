import { randomUUID } from 'node:crypto';
import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeSeconds } from '#shared/domain/sign-in/rate-limits.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, requestCode, wrongCode } from '../../test/world/phones.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { newTicket, redeemTicket, verifyCode } from '../data/sign-in/codes.ts';
import { consumeCode } from '../data/sign-in/sign-in-by-code.ts';
import { handler } from './verify-challenge.ts';

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
type Someone = Awaited<ReturnType<typeof someoneWithCode>>;

/** The trigger's input as Cognito sends it; the user name is the login's id unless a test sets another. */
const isRight = async (
  { phone, attempt, login_id }: Someone,
  challengeAnswer: string,
  { userName = login_id, metadata = { attempt } as Record<string, string> } = {},
): Promise<boolean> => {
  const event = {
    userName,
    request: { userAttributes: { phone_number: phone }, challengeAnswer, clientMetadata: metadata },
    response: { answerCorrect: false },
  } as unknown as VerifyAuthChallengeResponseTriggerEvent;
  const { response } = await handler(event);
  return response.answerCorrect;
};
/** Gets a ticket the way POST /api/users/code_login does. */
const ticketFor = async ({ phone, attempt, code: answer }: Someone) => {
  const ticket = newTicket();
  await consumeCode(await verifyCode({ phone, attempt, answer, address, now: now() }), now(), ticket);
  return ticket;
};

describe('a ticket', () => {
  it('signs in its holder once', async () => {
    const someone = await someoneWithCode();
    const ticket = await ticketFor(someone);
    expect([await isRight(someone, ticket), await isRight(someone, ticket)]).toEqual([true, false]);
  });

  it.each(['12345', 'abcdefgh', 'x'.repeat(43), `${'0'.repeat(4)} `.repeat(9), newTicket()])(
    'is refused when it is any other text, before and after the code was used: %s',
    async (text) => {
      const someone = await someoneWithCode();
      expect(await isRight(someone, text)).toBe(false);
      expect(await isRight(someone, someone.code)).toBe(true);
      expect(await isRight(someone, text)).toBe(false);
      const other = await someoneWithCode();
      const ticket = await ticketFor(other);
      expect(await isRight(other, text)).toBe(false);
      expect(await isRight(other, `${ticket}x`)).toBe(false);
      expect(await isRight(other, ticket)).toBe(true);
    },
  );

  it('works until its code expires', async () => {
    const someone = await someoneWithCode();
    const ticket = await ticketFor(someone);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    expect(await redeemTicket(someone.phone, someone.attempt, ticket, later(codeSeconds))).toBeUndefined();
    expect(await redeemTicket(someone.phone, someone.attempt, ticket, later(codeSeconds - 30))).toBe(someone.login_id);
  });

  it('of one number is refused for another', async () => {
    const [one, other] = [await someoneWithCode(), await someoneWithCode()];
    const ticket = await ticketFor(one);
    expect(await isRight(other, ticket)).toBe(false);
    expect(await isRight({ ...other, attempt: one.attempt }, ticket)).toBe(false);
    expect(await isRight(one, ticket)).toBe(true);
  });

  it('is refused for another Cognito user', async () => {
    const [one, other] = [await someoneWithCode(), await someoneWithCode()];
    expect(await isRight(one, await ticketFor(one), { userName: other.login_id })).toBe(false);
  });

  it('is valid only with its attempt', async () => {
    const someone = await someoneWithCode();
    const ticket = await ticketFor(someone);
    expect(await isRight(someone, ticket, { metadata: {} })).toBe(false);
    expect(await isRight(someone, ticket)).toBe(true);
  });
});

describe('a code', () => {
  it('that is right is refused for another Cognito user, and stays valid for its recipient', async () => {
    const [one, other] = [await someoneWithCode(), await someoneWithCode()];
    expect(await isRight(one, one.code, { userName: other.login_id })).toBe(false);
    expect(await isRight(one, one.code, { userName: 'somebody' })).toBe(false);
    expect(await isRight(one, one.code)).toBe(true);
  });

  it('is refused without its attempt; such answers of strangers use up no guesses', async () => {
    const someone = await someoneWithCode();
    expect(await isRight(someone, someone.code, { metadata: {} })).toBe(false);
    for (let nth = 0; nth < 5; nth++)
      expect(await isRight(someone, wrongCode(someone.code), { metadata: {} })).toBe(false);
    expect(await isRight(someone, wrongCode(someone.code))).toBe(false);
    expect(await isRight(someone, someone.code)).toBe(true);
  });

  it('that is wrong is refused', async () => {
    const someone = await someoneWithCode();
    expect(await isRight(someone, wrongCode(someone.code))).toBe(false);
  });
});
