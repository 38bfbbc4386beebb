import { randomUUID } from 'node:crypto';
import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { handler } from '../../functions/auth/triggers/verify-challenge.ts';
import { newTicket, verifyCode } from '../../functions/data/auth/codes.ts';
import { consumeCode } from '../../functions/identity/sign-in-by-code.ts';
import { nameLogin } from './logins.ts';
import { aNumber, requestCode } from './phones.ts';
import type { World } from './world.ts';

const now = () => new Date().toISOString();
/** Limits count for a day, longer than one run. */
export const address = `2001:db8:${randomUUID().slice(0, 4)}::1`;

/** A person with a new code in an SMS. */
export const someoneWithCode = async (world: World) => {
  const phone = aNumber();
  const { login_id } = await world.person('Number', 'ROLE_VENDOR_STAFF', world.companies.performer);
  await nameLogin({ id: login_id, email: null, phone, login: null });
  const code = await requestCode({ phone, login_id, address, registration: null }, now());
  return { phone, login_id, ...code };
};
type Someone = Awaited<ReturnType<typeof someoneWithCode>>;

/** The trigger's input as Cognito sends it; the user name is the login's id unless a test sets another. */
export const isRight = async (
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
export const ticketFor = async ({ phone, attempt, code: answer }: Someone) => {
  const ticket = newTicket();
  await consumeCode(await verifyCode({ phone, attempt, answer, address, now: now() }), now(), ticket);
  return ticket;
};
