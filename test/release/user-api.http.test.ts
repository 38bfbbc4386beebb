import { randomUUID } from 'node:crypto';
import { confirmSignIn, fetchAuthSession, signIn, signOut } from '@aws-amplify/auth';
import {
  AdminInitiateAuthCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLogin, setPassword } from '../../functions/identity/cognito.ts';
import { configureAmplify } from '../../web/api/amplify.ts';
import { send } from '../world/client.ts';
import { nameLogin } from '../world/logins.ts';
import { aNumber, codeSentTo } from '../world/phones.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const cognito = new CognitoIdentityProviderClient();
const password = 'kolo-mlha-rohlík';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { userPoolId, webClientId } = inject('cloud').deployment;
  const userPoolEndpoint = `${inject('cloud').origin}/cognito`;
  configureAmplify({ userPoolId, userPoolClientId: webClientId, userPoolEndpoint });
});
beforeEach(() => signOut());

const someone = async () => {
  const [phone, email] = [aNumber(), `${randomUUID()}@smena.test`];
  const account = await world.person('Somebody', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const login = { id: account.login_id, email, phone, login: null };
  await nameLogin(login);
  await createLogin(login);
  await setPassword(login.id, password);
  return { phone, email, account };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const askForCode = async (phoneNumbers: string) => {
  const { attempt } = ok(await send('POST', '/api/users/code_register_sms', { body: { phoneNumbers } })) as {
    attempt: string;
  };
  return { attempt, code: await codeSentTo(phoneNumbers) };
};
const amplifyToken = async (forceRefresh = false) =>
  String((await fetchAuthSession({ forceRefresh })).tokens?.accessToken);
const byPassword = async ({ email }: Someone) => {
  await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } });
  return amplifyToken();
};

/** Every way to get a token, with the calls of the browser or of another client. */
const flows: Record<string, (someone: Someone) => Promise<string>> = {
  'a password (SRP)': byPassword,
  'a code': async ({ phone }) => {
    const { attempt, code } = await askForCode(phone);
    await signIn({ username: phone, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
    await confirmSignIn({ challengeResponse: code, options: { clientMetadata: { attempt } } });
    return amplifyToken();
  },
  'a refresh': async (who) => {
    await byPassword(who);
    return amplifyToken(true);
  },
  'the login of the API': async ({ email }) =>
    ok(await send('POST', '/api/user/login', { body: { login: email, password } })).api_token as string,
  'the code of the API': async ({ phone }) => {
    const { attempt, code } = await askForCode(phone);
    const body = { phoneNumbers: phone, code, attempt };
    return ok(await send('POST', '/api/users/code_login', { body })).api_token as string;
  },
};

describe.each(Object.entries(flows))('an access token from %s', (_, tokenOf) => {
  it("is accepted by our API and refused by Cognito's ChangePassword and DeleteUser", async () => {
    const who = await someone();
    const AccessToken = await tokenOf(who);
    const refused = { name: 'NotAuthorizedException', message: 'Access Token does not have required scopes' };
    const change = { AccessToken, PreviousPassword: password, ProposedPassword: 'password123' };
    const locale = { AccessToken, UserAttributes: [{ Name: 'locale', Value: 'cs' }] };
    await expect(cognito.send(new ChangePasswordCommand(change))).rejects.toMatchObject(refused);
    await expect(cognito.send(new UpdateUserAttributesCommand(locale))).rejects.toMatchObject(refused);
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(refused);
    await expect(cognito.send(new DeleteUserCommand({ AccessToken }))).rejects.toMatchObject(refused);
    expect(ok(await send('GET', '/api/me', { token: AccessToken }))).toMatchObject({ id: who.account.id });
    expect(await send('POST', '/api/user/login', { body: { login: who.email, password } })).toMatchObject({
      status: 200,
    });
  });
});

it('a refresh token can be revoked without that scope, as Amplify does at sign-out', async () => {
  const { account } = await someone();
  const { userPoolId: UserPoolId, serverClientId: ClientId } = inject('cloud').deployment;
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: account.login_id, PASSWORD: password },
    }),
  );
  const { RefreshToken: Token = '' } = AuthenticationResult ?? {};
  const AuthParameters = { REFRESH_TOKEN: Token };
  const refresh = new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
  await expect(cognito.send(refresh)).resolves.toMatchObject({
    AuthenticationResult: { AccessToken: expect.any(String) },
  });
  await cognito.send(new RevokeTokenCommand({ ClientId, Token }));
  await expect(cognito.send(refresh)).rejects.toThrow(/revoked/i);
});
