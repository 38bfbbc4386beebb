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
import type { Login } from '../data/auth/logins.ts';
import { requireEnv } from '../data/environment.ts';

const cognito = new CognitoIdentityProviderClient({});
const UserPoolId = requireEnv('USER_POOL_ID');
const ClientId = requireEnv('SERVER_CLIENT_ID');

/** The names a login can sign in with. The user pool treats them as verified. Phones with the leading +. */
type Aliases = Pick<Login, 'email' | 'phone' | 'login'>;

const names = { email: 'email', phone: 'phone_number', login: 'preferred_username' } as const;

const attributesOf = (aliases: Aliases) =>
  (['email', 'phone', 'login'] as const).flatMap((alias) => {
    const Value = aliases[alias];
    if (!Value) return [];
    const proven = alias === 'login' ? [] : [{ Name: `${names[alias]}_verified`, Value: 'true' }];
    return [{ Name: names[alias], Value }, ...proven];
  });

/**
 * Creates the user pool's user of a login; Cognito sends no e-mail. It gets a random password, because Cognito allows
 * no sign-in by code for users without one; a chosen password is set afterwards. If the user exists from an earlier
 * failed try, it is updated to the given aliases and password.
 */
export const createLogin = async ({ id: Username, ...aliases }: Aliases & { id: string }): Promise<void> => {
  const UserAttributes = attributesOf(aliases);
  try {
    await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        MessageAction: 'SUPPRESS',
        // A phone number moves to this user if another user registered with it and never proved it.
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

/**
 * Updates the user pool's user of a login to the given aliases; a name that the login no longer has is removed. Creates it if it
 * is missing after an earlier fault.
 */
export const updateLogin = async ({ id: Username, ...aliases }: Aliases & { id: string }): Promise<void> => {
  const withoutName = aliases.login === null ? [{ Name: names.login, Value: '' }] : [];
  const UserAttributes = [...attributesOf(aliases), ...withoutName];
  try {
    await cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
  } catch (error) {
    unlessMissing(error);
    await createLogin({ id: Username, ...aliases });
  }
};

/** The caller has checked the password rules. A password that is not permanent is replaced at the first sign-in. */
export const setPassword = async (
  loginId: string,
  password: string,
  { permanent = true }: { permanent?: boolean } = {},
): Promise<void> => {
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: loginId, Password: password, Permanent: permanent }),
  );
};

/**
 * Returns the access token of a login, or null if the password is a first one that must be replaced. Throws
 * invalid-password.
 */
export const signIn = async (loginId: string, password: string): Promise<string | null> => {
  try {
    const { AuthenticationResult, ChallengeName } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: loginId, PASSWORD: password },
      }),
    );
    if (AuthenticationResult?.AccessToken) return AuthenticationResult.AccessToken;
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return null;
  } catch (error) {
    if (!(error instanceof NotAuthorizedException)) throw error;
  }
  throw new Problem('invalid-password', { fields: { password: { key: 'wrong-password' } } });
};

/** Returns the access token of a login whose code the caller has verified. The verify trigger checks `ticket`. */
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
 * Revokes all refresh tokens of the login. Access tokens stay valid for up to an hour; `endSessionsWrite` ends those. A
 * login without a user in the pool has no tokens.
 */
export const signOutEverywhere = (loginId: string): Promise<void> =>
  cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: loginId })).then(() => {}, unlessMissing);

/** Succeeds if the user is already gone. */
export const removeLogin = (loginId: string): Promise<void> =>
  cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: loginId })).then(() => {}, unlessMissing);

/**
 * Creates the user of a login if it is missing in the user pool because of an earlier fault. An existing user keeps its
 * password.
 */
export const repairLogin = async (login: Aliases & { id: string }): Promise<void> => {
  try {
    await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: login.id }));
  } catch (error) {
    unlessMissing(error);
    await createLogin(login);
  }
};
