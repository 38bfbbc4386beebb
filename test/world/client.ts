import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import type { Account } from '../../functions/data/people/accounts.ts';
import type { HandlerResponse } from './invoke.ts';
import { nameLogin } from './logins.ts';

const password = 'Smena-test-1';

/** Creates the sign-in of a person: an e-mail and the Cognito user, as an invitation does. */
export const createCognitoUser = async (account: Account): Promise<{ login: string; password: string }> => {
  const cognito = new CognitoIdentityProviderClient();
  const email = `${randomUUID()}@smena.test`;
  const UserPoolId = inject('cloud').deployment.userPoolId;
  const Username = account.login_id;
  await nameLogin({ id: Username, email, phone: null, login: null });
  await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
  return { login: email, password };
};

/** The attributes of a login's user in the user pool, without the user's id. */
export const attributesInCognito = async (Username: string): Promise<Record<string, string | undefined>> => {
  const UserPoolId = inject('cloud').deployment.userPoolId;
  const user = await new CognitoIdentityProviderClient().send(new AdminGetUserCommand({ UserPoolId, Username }));
  const attributes = (user.UserAttributes ?? []).filter(({ Name }) => Name !== 'sub');
  return Object.fromEntries(attributes.map(({ Name = '', Value }) => [Name, Value]));
};

export const isInCognito = (Username: string): Promise<boolean> => {
  const UserPoolId = inject('cloud').deployment.userPoolId;
  return new CognitoIdentityProviderClient().send(new AdminGetUserCommand({ UserPoolId, Username })).then(
    () => true,
    (error: unknown) => (error instanceof UserNotFoundException ? false : Promise.reject(error)),
  );
};

/** All tokens of a new sign-in. */
export const tokensOf = async ({ login, password: secret }: Awaited<ReturnType<typeof createCognitoUser>>) => {
  const { userPoolId: UserPoolId, serverClientId: ClientId } = inject('cloud').deployment;
  const { AuthenticationResult } = await new CognitoIdentityProviderClient().send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: login, PASSWORD: secret },
    }),
  );
  const { AccessToken, IdToken, RefreshToken } = AuthenticationResult ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('A sign-in gives three tokens');
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
};

type Sending = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** Calls the deployed API through the web server, like a browser. */
export const send = async (
  method: string,
  path: string,
  { token, body, headers }: Sending = {},
): Promise<HandlerResponse> => {
  const response = await fetch(`${inject('cloud').origin}${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
};

/** A signed-in person over HTTP. */
export const signedIn = async (account: Account) => {
  const credentials = await createCognitoUser(account);
  const { body } = await send('POST', '/api/user/login', { body: credentials });
  const token = body.data.api_token as string;
  return {
    account,
    token,
    get: (path: string) => send('GET', path, { token }),
    post: (path: string, sent: unknown = {}, headers: Record<string, string> = {}) =>
      send('POST', path, { token, body: sent, headers }),
    put: (path: string, sent: unknown) => send('PUT', path, { token, body: sent }),
  };
};
export type Client = Awaited<ReturnType<typeof signedIn>>;
