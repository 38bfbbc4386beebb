import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { codeLength } from '#shared/domain/auth/codes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { verifyCode, redeemTicket } from '../../data/auth/codes.ts';
import { consumeCode } from '../../identity/sign-in-by-code.ts';

/**
 * Compares the typed code with the attempt's code, or checks the ticket of a code that the API has verified. The
 * browser reads the reason of a failure from the error's text: `code-limit:<seconds>`, `code-expired`, `phone-taken`. A
 * wrong code is not an error, because the user may try again. An answer without an attempt is wrong and not counted:
 * anyone may start a sign-in with another person's number, and must not use up its guesses. Cognito's event has no
 * timestamp, so the clock is read here.
 */
export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const outcome = await isRight(event, new Date().toISOString()).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  console.log(JSON.stringify({ trigger: 'verify-challenge', outcome: describeOutcome(outcome) }));
  if (outcome instanceof Problem && outcome.code !== 'wrong-code')
    throw new Error(reasonOf(outcome), { cause: outcome });
  event.response.answerCorrect = outcome === true;
  return event;
};

const describeOutcome = (outcome: boolean | Problem): string => {
  if (outcome instanceof Problem) return outcome.code;
  return outcome ? 'right' : 'wrong';
};

const isRight = async (
  { userName, request }: VerifyAuthChallengeResponseTriggerEvent,
  now: string,
): Promise<boolean> => {
  const phone = request.userAttributes['phone_number'];
  const attempt = request.clientMetadata?.['attempt'];
  // Typed as text, but a client can send anything.
  const answer = String(request.challengeAnswer).trim();
  if (request.userNotFound || !phone || !attempt) return false;
  if (answer.length > codeLength) return (await redeemTicket(phone, attempt, answer, now)) === userName;
  const code = await verifyCode({ phone, attempt, answer, now });
  // Cognito sends the user's id; the local cloud sends the typed phone number.
  if (userName !== code.login_id && userName !== phone) return false;
  await consumeCode(code, now);
  return true;
};

const reasonOf = ({ code, details: { retryAfter } }: Problem): string =>
  retryAfter === undefined ? code : `${code}:${retryAfter}`;
