// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './cognito.ts';

/** Cognito, which is not ours. */
const network = vi.fn<typeof fetch>();
const client = 'client';
const prefix = `CognitoIdentityServiceProvider.${client}`;

const base64Url = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const tokenOf = (claims: object) => `${base64Url({ alg: 'RS256' })}.${base64Url(claims)}.c2ln`;
const signedIn = (minutes: number) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'the-login', iat: now - 3600, exp: now + minutes * 60 };
  const stored = { accessToken: tokenOf(claims), idToken: tokenOf(claims), refreshToken: 'refresh', clockDrift: '0' };
  localStorage.setItem(`${prefix}.LastAuthUser`, 'jana');
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(`${prefix}.jana.${name}`, value);
  return stored.accessToken;
};
const { accessToken, signIn } = connect({
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_pool',
  userPoolClientId: client,
  userPoolEndpoint: 'https://cognito.example/',
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', network);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

const settled = async <T>(work: Promise<T>) => {
  const outcome = work.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
};

describe('an expired access token', () => {
  it('stays the session without a network, and when Cognito does not answer', async () => {
    const text = signedIn(-10);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await settled(accessToken(false))).toEqual({ text, login: 'the-login' });
    const hung = Promise.withResolvers<Response>();
    network.mockImplementation(() => hung.promise);
    expect(await settled(accessToken(false))).toEqual({ text, login: 'the-login' });
    // Amplify shares a refresh that is on its way.
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    hung.reject(new TypeError('Failed to fetch'));
    await settled(hung.promise);
    expect(localStorage.getItem(`${prefix}.jana.refreshToken`)).toBe('refresh');
  });

  it('is no token for a request that needs a fresh one', async () => {
    signedIn(-10);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await settled(accessToken(true))).toBeInstanceOf(Error);
    expect(localStorage.getItem(`${prefix}.jana.refreshToken`)).toBe('refresh');
  });

  it('ends the session when Cognito refuses to refresh it', async () => {
    signedIn(-10);
    const refusal = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
    network.mockImplementation(async () => new Response(JSON.stringify(refusal), { status: 400 }));
    expect(await settled(accessToken(false))).toBeNull();
    expect(localStorage.getItem(`${prefix}.jana.refreshToken`)).toBeNull();
  });
});

it('a valid access token needs no network', async () => {
  const text = signedIn(30);
  expect(await settled(accessToken(false))).toEqual({ text, login: 'the-login' });
  expect(network).not.toHaveBeenCalled();
});

it('a visitor has no token', async () => {
  expect(await settled(accessToken(false))).toBeNull();
});

describe('a right password', () => {
  const challenge = (ChallengeName: string, ChallengeParameters: object) => ({
    ChallengeName,
    ChallengeParameters,
    Session: 'session',
  });
  const verifier = { SRP_B: 'a1'.repeat(384), SALT: 'b2', SECRET_BLOCK: 'c2VjcmV0', USER_ID_FOR_SRP: 'jana' };
  const respond = (after: object) =>
    network.mockImplementation(async (_, init) => {
      const isFirst = new Headers(init?.headers).get('x-amz-target')?.endsWith('.InitiateAuth');
      return new Response(JSON.stringify(isFirst ? challenge('PASSWORD_VERIFIER', verifier) : after));
    });

  it('that an admin has set signs nobody in', async () => {
    respond(challenge('NEW_PASSWORD_REQUIRED', { userAttributes: '{}', requiredAttributes: '[]' }));
    expect(await settled(signIn('jana', 'First-password-1'))).toBe(false);
  });

  it('that leads to another step is an error', async () => {
    respond(challenge('SMS_MFA', {}));
    expect(await settled(signIn('jana', 'First-password-1'))).toEqual(
      new Error('sign-in stopped at CONFIRM_SIGN_IN_WITH_SMS_CODE'),
    );
  });
});
