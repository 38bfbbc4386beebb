import { confirmSignIn, fetchAuthSession, signIn, signOut } from '@aws-amplify/auth';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  type ExplicitAuthFlowsType,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLogin } from '../../functions/identity/cognito.ts';
import { createSignIn } from '../../infra/local/demo/sign-ins.ts';
import { configureAmplify } from '../../web/api/amplify.ts';
import { send } from '../world/client.ts';
import { nameLogin } from '../world/logins.ts';
import { aNumber, codeSentTo, wrongCode } from '../world/phones.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const cognito = new CognitoIdentityProviderClient();
const flow: ExplicitAuthFlowsType = 'ALLOW_ADMIN_USER_PASSWORD_AUTH';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { userPoolId, webClientId } = inject('cloud').deployment;
  const userPoolEndpoint = `${inject('cloud').origin}/cognito`;
  configureAmplify({ userPoolId, userPoolClientId: webClientId, userPoolEndpoint });
});
beforeEach(() => signOut());

const someoneWithNumber = async () => {
  const phone = aNumber();
  const account = await world.person('Number', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const login = { id: account.login_id, email: null, phone, login: null };
  await nameLogin(login);
  await createLogin(login);
  return { phone, account };
};
const askForCode = async (phoneNumbers: string, more: object = {}) => {
  const body = { phoneNumbers, ...more };
  const { attempt } = ok(await send('POST', '/api/users/code_register_sms', { body })) as { attempt: string };
  return { attempt, code: await codeSentTo(phoneNumbers) };
};
/** Signs in like the browser, with Amplify. */
const begin = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
const answer = (code: string, attempt: string) =>
  confirmSignIn({ challengeResponse: code, options: { clientMetadata: { attempt } } });
const token = async () => String((await fetchAuthSession()).tokens?.accessToken);

describe('a code, with Amplify as the client', () => {
  it('signs in the owner of the number, and the API accepts the token', async () => {
    const { phone, account } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    expect((await begin(phone)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    expect((await answer(code, attempt)).isSignedIn).toBe(true);
    expect(ok(await send('GET', '/api/me', { token: await token() }))).toMatchObject({ id: account.id });
  });

  it('can be mistyped twice', async () => {
    const { phone } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    await begin(phone);
    for (const _ of [1, 2]) expect((await answer(wrongCode(code), attempt)).isSignedIn).toBe(false);
    expect((await answer(code, attempt)).isSignedIn).toBe(true);
  });

  it('is refused at the fourth attempt, also in a new sign-in, with the time to wait', async () => {
    const { phone } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    await begin(phone);
    for (const _ of [1, 2]) await answer(wrongCode(code), attempt);
    await expect(answer(wrongCode(code), attempt)).rejects.toThrow(/Incorrect|authoriz/i);
    await begin(phone);
    await expect(answer(code, attempt)).rejects.toThrow(/code-limit:\d+/);
  });

  it('signs in a person of the demo data', async () => {
    const phone = aNumber();
    const { login_id: id } = await world.person('Demo', 'ROLE_BUYER', world.companies.customer);
    const login = { id, email: `${id}@smena.test`, phone, login: id };
    await createSignIn(inject('cloud').deployment.userPoolId, login, 'Smena-demo-1');
    await nameLogin(login);
    const { attempt, code } = await askForCode(phone);
    await begin(phone);
    expect((await answer(code, attempt)).isSignedIn).toBe(true);
  });

  it('cannot be used twice', async () => {
    const { phone } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    await begin(phone);
    await answer(code, attempt);
    await signOut();
    await begin(phone);
    await expect(answer(code, attempt)).rejects.toThrow(/code-expired/);
  });

  it('of another person is refused', async () => {
    const [one, other] = await Promise.all([someoneWithNumber(), someoneWithNumber()]);
    const { attempt, code } = await askForCode(one.phone);
    await begin(other.phone);
    await expect(answer(code, attempt)).rejects.toThrow(/code-expired/);
  });

  it('creates the login and the account of a newcomer', async () => {
    const phone = aNumber();
    const fields = { roles: ['ROLE_BUYER'], fio: 'Nová Alena', countryId: 76, terms: true };
    const { attempt, code } = await askForCode(phone, fields);
    expect(await send('GET', `/api/_p/user/find_in_system?phone=${encodeURIComponent(phone)}`)).toMatchObject({
      status: 404,
    });
    await begin(phone);
    expect((await answer(code, attempt)).isSignedIn).toBe(true);
    expect(ok(await send('GET', '/api/me', { token: await token() }))).toMatchObject({ fio: 'Nová Alena', phone });
  });

  it('says that another person took the number meanwhile', async () => {
    const phone = aNumber();
    const fields = { roles: ['ROLE_BUYER'], fio: 'Nová Alena', countryId: 76, terms: true };
    const { attempt, code } = await askForCode(phone, fields);
    const { login_id: id } = await world.person('Other', 'ROLE_BUYER', world.companies.stranger);
    await nameLogin({ id, email: null, phone, login: null });
    await begin(phone);
    await expect(answer(code, attempt)).rejects.toThrow(/phone-taken/);
  });

  it('at POST /api/users/code_login returns the same reply as the login', async () => {
    const { phone, account } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    const query = new URLSearchParams({ phoneNumbers: phone, code, attempt, country_code: '420' });
    const answered = ok(await send('POST', `/api/users/code_login?${query.toString()}`, { body: {} }));
    expect(answered).toMatchObject({
      id: account.id,
      roles: ['ROLE_VENDOR_STAFF'],
      company: world.companies.performer,
    });
    expect(ok(await send('GET', '/api/me', { token: answered.api_token as string }))).toMatchObject({ id: account.id });
  });
});

describe('tokens that we did not issue for this API', () => {
  const me = (token: string) => send('GET', '/api/me', { token });
  const parts = async () => {
    const { phone } = await someoneWithNumber();
    const { attempt, code } = await askForCode(phone);
    await begin(phone);
    await answer(code, attempt);
    const { tokens } = await fetchAuthSession();
    return { access: String(tokens?.accessToken), id: String(tokens?.idToken) };
  };
  /** The same token and signature with changed claims. */
  const tampered = (token: string, change: object) => {
    const [head, body = '', signature] = token.split('.');
    const claims = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...change };
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };

  it('are refused: ID tokens, tampered, unsigned and expired tokens', async () => {
    const { access, id } = await parts();
    expect(await me(access)).toMatchObject({ status: 200 });
    expect(await me(id)).toMatchObject({ status: 401 });
    expect(await me(tampered(access, { username: world.people.admin.login_id }))).toMatchObject({ status: 401 });
    expect(await me(tampered(access, { exp: 1 }))).toMatchObject({ status: 401 });
    const [, body] = access.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await me(`${none}.${body}.`)).toMatchObject({ status: 401 });
  });

  it('are refused: tokens of another user pool and of another client of our pool', async () => {
    const ours = inject('cloud').deployment.userPoolId;
    const foreign = (await cognito.send(new CreateUserPoolCommand({ PoolName: 'foreign' }))).UserPool?.Id ?? '';
    const { account } = await someoneWithNumber();
    await cognito.send(
      new AdminCreateUserCommand({ UserPoolId: foreign, Username: account.login_id, MessageAction: 'SUPPRESS' }),
    );
    for (const UserPoolId of [foreign, ours]) {
      const user = { UserPoolId, Username: account.login_id, Password: 'Smena-test-1' };
      await cognito.send(new AdminSetUserPasswordCommand({ ...user, Permanent: true }));
      const client = { UserPoolId, ClientName: 'stranger', ExplicitAuthFlows: [flow] };
      const { UserPoolClient } = await cognito.send(new CreateUserPoolClientCommand(client));
      const { AuthenticationResult } = await cognito.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId: UserPoolClient?.ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: user.Username, PASSWORD: user.Password },
        }),
      );
      expect(AuthenticationResult?.AccessToken).toEqual(expect.any(String));
      expect(await me(AuthenticationResult?.AccessToken ?? '')).toMatchObject({ status: 401 });
    }
  });

  it('do not give access to the account of another login', async () => {
    const { access } = await parts();
    const headers = { 'x-account-id': world.people.admin.id };
    expect(await send('GET', '/api/me', { token: access, headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });
});
