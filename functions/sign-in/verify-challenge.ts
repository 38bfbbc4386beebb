import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { Problem } from '#shared/domain/problem.ts';
import { codeLength } from '#shared/domain/sign-in/rate-limits.ts';
import { guessCode, redeemTicket } from '../data/codes.ts';
import { consumeCode } from '../data/sign-in-by-code.ts';
import { notifyWaitingUsers } from '../mail/notify-waiting-users.ts';

/**
 * Compares what was typed with the code of the attempt, or takes the ticket of a code that the API has compared. The
 * browser learns why not from the error's text: `code-limit:<seconds>`, `code-expired`, `phone-taken`; a wrong code is
 * no error, for it may be tried again. Cognito's event tells no time, so this is where the clock is read.
 */
export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const outcome = await isRight(event, new Date().toISOString()).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  console.log(JSON.stringify({ trigger: 'verify-challenge', outcome: wordFor(outcome) }));
  if (outcome instanceof Problem && outcome.code !== 'wrong-code')
    throw new Error(reasonOf(outcome), { cause: outcome });
  event.response.answerCorrect = outcome === true;
  return event;
};

const wordFor = (outcome: boolean | Problem): string => {
  if (outcome instanceof Problem) return outcome.code;
  return outcome ? 'right' : 'wrong';
};

const isRight = async (
  { userName, request }: VerifyAuthChallengeResponseTriggerEvent,
  now: string,
): Promise<boolean> => {
  const phone = request.userAttributes['phone_number'];
  const attempt = request.clientMetadata?.['attempt'];
  // The types promise text; what a client sends is anything.
  const answer = String(request.challengeAnswer).trim();
  if (request.userNotFound || !phone) return false;
  if (attempt && answer.length > codeLength) return (await redeemTicket(phone, attempt, answer, now)) === userName;
  const code = await guessCode({ phone, attempt, answer, now });
  // The user's id; the local cloud gives what was typed, which is the number.
  if (userName !== code.login_id && userName !== phone) return false;
  const newcomer = await consumeCode(code, now);
  if (newcomer) await notifyWaitingUsers(newcomer);
  return true;
};

const reasonOf = ({ code, details: { retryAfter } }: Problem): string =>
  retryAfter === undefined ? code : `${code}:${retryAfter}`;
