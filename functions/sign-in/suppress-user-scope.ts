import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/**
 * With this scope an access token may call Cognito's own ChangePassword, DeleteUser and UpdateUserAttributes, which know
 * neither our password rules nor the audit log, and end no session.
 */
const userScope = 'aws.cognito.signin.user.admin';

/** Takes the scope from every access token. Nothing of ours needs it: Amplify signs out with the refresh token. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [userScope] } };
  console.log(JSON.stringify({ trigger: 'suppress-user-scope', source: event.triggerSource }));
  return event;
};
