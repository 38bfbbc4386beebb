import type { CreateAuthChallengeTriggerHandler } from 'aws-lambda';

/** Sends nothing: code_register_sms has sent the code and stored it in the table. */
export const handler: CreateAuthChallengeTriggerHandler = async (event) => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = 'CODE';
  console.log(JSON.stringify({ trigger: 'create-challenge' }));
  return event;
};
