import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { Problem } from '#shared/domain/problem.ts';
import { codeLength } from '#shared/domain/sign-in/limits.ts';
import { guessCode, redeemTicket } from '../data/codes.ts';
import { consumeCode } from '../data/sign-in-by-code.ts';

/**
 * Compares what was typed with the code of the attempt, or takes the ticket of a code that the API has compared. The
 * browser learns why not from the error's text: `code-limit:<seconds>`, `code-expired`, `phone-taken`; a wrong code is
 * no error, for it may be tried again.
 */
export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const now = new Date().toISOString();
  try {
    event.response.answerCorrect = await isRight(event, now);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code !== 'wrong-code') throw new Error(reasonOf(error), { cause: error });
    event.response.answerCorrect = false;
  }
  return event;
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
  await consumeCode(code, now);
  return true;
};

const reasonOf = ({ code, details: { retryAfter } }: Problem): string =>
  retryAfter === undefined ? code : `${code}:${retryAfter}`;
