import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../data/environment.ts';

const cognito = new CognitoIdentityProviderClient({});
const UserPoolId = requireEnv('USER_POOL_ID');
const ClientId = requireEnv('SERVER_CLIENT_ID');

/** The access token of a login. Throws invalid-password. */
export const signIn = async (loginId: string, password: string): Promise<string> => {
  try {
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: loginId, PASSWORD: password },
      }),
    );
    if (AuthenticationResult?.AccessToken) return AuthenticationResult.AccessToken;
  } catch (error) {
    if (!(error instanceof NotAuthorizedException)) throw error;
  }
  throw new Problem('invalid-password', { fields: { password: { key: 'wrong-password' } } });
};
