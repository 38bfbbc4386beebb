import type { CreateAuthChallengeTriggerHandler } from 'aws-lambda';

/**
 * Cognito's CreateAuthChallenge trigger. The code was already sent and stored by functions/auth/code-register-sms.ts,
 * so the challenge has no parameters.
 */
export const handler: CreateAuthChallengeTriggerHandler = async (event) => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = 'CODE';
  console.log(JSON.stringify({ trigger: 'create-challenge' }));
  return event;
};
