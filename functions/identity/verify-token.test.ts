import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createCognitoUser, tokensOf } from '../../test/world/client.ts';
import { createWorld } from '../../test/world/world.ts';
import { verifiedClaims } from './verify-token.ts';

const { serverClientId, webClientId } = inject('cloud').deployment;
process.env['TOKEN_CLIENTS'] = [webClientId, serverClientId].join(',');
afterEach(() => {
  vi.useRealTimers();
});

let tokens: Awaited<ReturnType<typeof tokensOf>>;
let loginId: string;
beforeAll(async () => {
  const { people } = await createWorld();
  loginId = people.buyer.login_id;
  tokens = await tokensOf(await createCognitoUser(people.buyer));
});

/** A token of another user pool with the same user name. */
const foreignToken = async () => {
  const cognito = new CognitoIdentityProviderClient();
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: randomUUID() }));
  const UserPoolId = UserPool?.Id;
  const { UserPoolClient } = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: 'foreign',
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  const user = { UserPoolId, Username: loginId };
  await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: 'Smena-test-1', Permanent: true }));
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId: UserPoolClient?.ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: loginId, PASSWORD: 'Smena-test-1' },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
};

it('the claims of an access token are known', async () => {
  expect(await verifiedClaims(tokens.accessToken)).toMatchObject({ token_use: 'access', username: loginId });
});

it.each([
  ['an id token', () => tokens.idToken],
  ['a refresh token', () => tokens.refreshToken],
  ['a changed token', () => `${tokens.accessToken.slice(0, -8)}AAAAAAAA`],
  ['a token without its signature', () => tokens.accessToken.split('.').slice(0, 2).join('.')],
  ['another text', () => 'x'],
])('%s has no claims', async (_, token) => {
  expect(await verifiedClaims(token())).toBeUndefined();
});

it('an expired token has no claims', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect(await verifiedClaims(tokens.accessToken)).toBeUndefined();
});

describe('the keys of the user pool', () => {
  /** As in a new process, with the number of its downloads. `fault` replaces the answer. */
  const inNewProcess = async () => {
    let fetches = 0;
    let fault: (() => Promise<Response>) | undefined;
    const { fetch: real } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      if (request[0] instanceof URL && request[0].pathname.includes('jwks')) fetches += 1;
      return fault?.() ?? real(...request);
    });
    vi.resetModules();
    const anew = await import('./verify-token.ts');
    return {
      claimsOf: anew.verifiedClaims,
      fetches: () => fetches,
      failing: (answer: typeof fault) => (fault = answer),
    };
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const withKeyId = (kid: string) => {
    const [, ...rest] = tokens.accessToken.split('.');
    return [Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url'), ...rest].join('.');
  };
  const faults: [string, () => Promise<Response>][] = [
    ['do not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['answer an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['answer no keys', () => Promise.resolve(new Response('{}'))],
  ];

  it('are fetched once per process, and again for a token with an unknown key', async () => {
    const { claimsOf, fetches } = await inNewProcess();
    await Promise.all([claimsOf(tokens.accessToken), claimsOf(tokens.accessToken)]);
    expect(await claimsOf(tokens.accessToken)).toBeDefined();
    expect(await claimsOf(`${tokens.accessToken.slice(0, -8)}AAAAAAAA`)).toBeUndefined();
    expect(fetches()).toBe(1);
    expect([await claimsOf(withKeyId('other')), await claimsOf(withKeyId('other'))]).toEqual([undefined, undefined]);
    expect(fetches()).toBe(2);
    expect(await claimsOf(tokens.accessToken)).toBeDefined();
  });

  it.each(faults)('that %s make no token invalid, and known ones stay in use', async (_, fault) => {
    const { claimsOf, failing } = await inNewProcess();
    failing(fault);
    await expect(claimsOf(tokens.accessToken)).rejects.toBeInstanceOf(Error);
    expect(await claimsOf('x')).toBeUndefined();
    failing(undefined);
    expect(await claimsOf(tokens.accessToken)).toBeDefined();
    failing(fault);
    expect(await claimsOf(tokens.accessToken)).toBeDefined();
    await expect(claimsOf(withKeyId('new'))).rejects.toBeInstanceOf(Error);
  });
});

it('a token of another user pool has no claims', async () => {
  expect(await verifiedClaims(await foreignToken())).toBeUndefined();
});

it('a token of another client has no claims', async () => {
  process.env['TOKEN_CLIENTS'] = webClientId;
  vi.resetModules();
  const anew = await import('./verify-token.ts');
  expect(await anew.verifiedClaims(tokens.accessToken)).toBeUndefined();
});
