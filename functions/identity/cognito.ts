import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../data/environment.ts';
import type { Login } from '../data/logins.ts';

const cognito = new CognitoIdentityProviderClient({});
const UserPoolId = requireEnv('USER_POOL_ID');
const ClientId = requireEnv('SERVER_CLIENT_ID');

/** What a login is found by; the user pool takes those that are here for proven. Phones with their +. */
type Aliases = Pick<Login, 'email' | 'phone' | 'login'>;

const names = { email: 'email', phone: 'phone_number', login: 'preferred_username' } as const;

const attributesOf = (given: Aliases) =>
  (['email', 'phone', 'login'] as const).flatMap((alias) => {
    const Value = given[alias];
    if (!Value) return [];
    const proven = alias === 'login' ? [] : [{ Name: `${names[alias]}_verified`, Value: 'true' }];
    return [{ Name: names[alias], Value }, ...proven];
  });

/**
 * A user of the pool for a login; no letter leaves. It gets a password that nobody knows, for without any it could not
 * sign in by code either; who has chosen one sets it next. Made again, because an earlier try may have crashed, it is
 * brought to what is given, the password too.
 */
export const createLogin = async ({ id: Username, ...given }: Aliases & { id: string }): Promise<void> => {
  const UserAttributes = attributesOf(given);
  try {
    await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        MessageAction: 'SUPPRESS',
        // Who began to register with a number and never proved it loses it to who did.
        ForceAliasCreation: true,
        UserAttributes,
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    await cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
  }
  await setPassword(Username, randomBytes(32).toString('base64url'));
};

/** The caller has checked what a password must be. */
export const setPassword = async (loginId: string, password: string): Promise<void> => {
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: loginId, Password: password, Permanent: true }),
  );
};

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

/** The access token of a login whose code the caller has compared: `ticket` is what the verify trigger asks for then. */
export const signInWithCode = async (
  loginId: string,
  { attempt, ticket }: { attempt: string; ticket: string },
): Promise<string> => {
  const { Session } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: loginId },
    }),
  );
  const { AuthenticationResult } = await cognito.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: loginId, ANSWER: ticket },
      ClientMetadata: { attempt },
    }),
  );
  if (!AuthenticationResult?.AccessToken) throw new Problem('code-expired');
  return AuthenticationResult.AccessToken;
};

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

/**
 * No refresh token of the login works from now on. Its access tokens last for an hour: `endSessions` ends those. A login
 * that the user pool does not know has none.
 */
export const signOutEverywhere = (loginId: string): Promise<void> =>
  cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: loginId })).then(() => {}, unlessMissing);

/** Gone already is gone too. */
export const removeLogin = (loginId: string): Promise<void> =>
  cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: loginId })).then(() => {}, unlessMissing);

/**
 * Makes the user of a login that the user pool does not know, because a fault came before it was made. One that it knows
 * keeps its password.
 */
export const repairLogin = async (login: Aliases & { id: string }): Promise<void> => {
  try {
    await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: login.id }));
  } catch (error) {
    unlessMissing(error);
    await createLogin(login);
  }
};
