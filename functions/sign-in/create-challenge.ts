import type { CreateAuthChallengeTriggerHandler } from 'aws-lambda';

/** Nothing is sent and nothing told: the code left with code_register_sms, and the table knows it. */
export const handler: CreateAuthChallengeTriggerHandler = async (event) => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = 'CODE';
  console.log(JSON.stringify({ trigger: 'create-challenge' }));
  return event;
};
