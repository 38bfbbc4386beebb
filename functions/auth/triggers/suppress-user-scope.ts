import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/**
 * With this scope an access token may call Cognito's ChangePassword, DeleteUser and UpdateUserAttributes, which bypass
 * our password rules and audit log and end no sessions.
 */
const userScope = 'aws.cognito.signin.user.admin';

/** Removes the scope from every access token. Our code does not need it: Amplify signs out with the refresh token. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [userScope] } };
  console.log(JSON.stringify({ trigger: 'suppress-user-scope', source: event.triggerSource }));
  return event;
};
