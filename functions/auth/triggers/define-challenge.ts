import type { DefineAuthChallengeTriggerHandler } from 'aws-lambda';
import { guessesPerCode } from '#shared/domain/auth/codes.ts';

/** Sign-in by code: one challenge, repeated after a wrong answer; tokens after the right one. */
export const handler: DefineAuthChallengeTriggerHandler = async (event) => {
  const { session } = event.request;
  const last = session.at(-1);
  const ours = session.every(({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE');
  event.response.issueTokens = ours && last?.challengeResult === true;
  event.response.failAuthentication = !ours || (session.length >= guessesPerCode && !event.response.issueTokens);
  event.response.challengeName = 'CUSTOM_CHALLENGE';
  console.log(JSON.stringify({ trigger: 'define-challenge', round: session.length, ...event.response }));
  return event;
};
