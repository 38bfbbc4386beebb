import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import * as session from './session.ts';

/** Fakes of external systems: the network and Cognito. */
const network = vi.fn<typeof fetch>();
const contract = (change: Partial<Endpoint>): Endpoint => ({ ...listStores, access: 'signed-in', ...change });
const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(session, 'chooseAccount').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
});

/** The times of all attempts in milliseconds, and the result. */
const tries = async (change: Partial<Endpoint>) => {
  const started = Date.now();
  const at: number[] = [];
  network.mockImplementation(async () => {
    at.push(Date.now() - started);
    return answer(503);
  });
  const failed = api(contract(change), {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(ApiProblem);
  return at;
};

describe('a request that failed temporarily', () => {
  it('is repeated three times, a second apart, when it only reads', async () => {
    expect(await tries({})).toEqual([0, 1000, 2000, 3000]);
    expect(await tries({ method: 'POST', writes: false })).toHaveLength(4);
  });

  it('is repeated with the same idempotency key when it has one', async () => {
    expect(await tries({ method: 'POST' })).toEqual([0, 1000, 2000, 3000]);
    const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it.each([
    ['PUT', { method: 'PUT' }],
    ['DELETE', { method: 'DELETE' }],
    ['a public POST, of which the server keeps no key', { method: 'POST', access: 'public' }],
  ] as const)('is never repeated when it writes without a key: %s', async (_, change) => {
    expect(await tries(change)).toEqual([0]);
    expect(new Headers(network.mock.calls[0]?.[1]?.headers).has('idempotency-key')).toBe(false);
  });

  it('is not repeated when the response was an error', async () => {
    network.mockImplementation(async () => answer(429, { code: 'too-many-requests' }));
    await expect(api(contract({}), {})).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(network).toHaveBeenCalledOnce();
  });
});

/** A network that never responds and ends a request only when it is aborted. */
const hangs = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((__, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('a request without a response', () => {
  it.each([
    ['read', {}, 30_000],
    ['write that is repeatable', { method: 'POST' }, 30_000],
    ['write that is not', { method: 'PUT' }, 30_000],
    ['file', { method: 'POST', upload: true }, 120_000],
  ] as const)('times out with an unknown outcome: %s', async (_, change, longest) => {
    network.mockImplementation(hangs);
    const started = Date.now();
    const failed = api(contract(change), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'network', isOutcomeUnknown: true });
    expect(Date.now() - started).toBe(longest);
    expect(network).toHaveBeenCalledOnce();
  });

  it('times out when the token is missing', async () => {
    vi.mocked(session.accessToken).mockReturnValue(new Promise(() => {}));
    const failed = api(contract({}), {}, { timeout: 5000 }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'network' });
    expect(network).not.toHaveBeenCalled();
  });

  it('can be canceled earlier, which is not an error', async () => {
    network.mockImplementation(hangs);
    const canceled = new AbortController();
    const failed = api(contract({}), {}, { signal: canceled.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    canceled.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
  });
});

describe('a repeated request', () => {
  const sentFor = () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-account-id'));
  const another = (change: () => void) => {
    let tries = 0;
    network.mockImplementation(async () => {
      if (tries++ === 0) change();
      return answer(tries === 1 ? 503 : 200);
    });
  };

  it('belongs to the account that was chosen when it began', async () => {
    const chosen = vi.spyOn(session, 'chosenAccount').mockReturnValue('a');
    another(() => chosen.mockReturnValue('b'));
    const failed = api(contract({ method: 'POST' }), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ isOutcomeUnknown: true });
    expect(sentFor()).toEqual(['a']);
  });

  it('belongs to the login that was signed in when it began', async () => {
    const login = vi.spyOn(session, 'currentLogin').mockReturnValue('one');
    another(() => login.mockReturnValue('another'));
    const failed = api(contract({ method: 'POST' }), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ isOutcomeUnknown: true });
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('an incomplete response', () => {
  it('is treated as none, and the outcome stays unknown', async () => {
    network.mockImplementation(async () => new Response('{"data": {"id":', { status: 201 }));
    const failed = api(contract({ method: 'PUT' }), {}).catch((error: unknown) => error);
    expect(await failed).toMatchObject({ code: 'network', isOutcomeUnknown: true });
  });
});

describe('a request with an ended session', () => {
  let ended: number;
  beforeEach(() => {
    ended = 0;
    session.onSessionEnd(() => ended++);
  });

  it('ends the session when it is also refused with a fresh token', async () => {
    network.mockImplementation(async () => answer(401));
    await expect(api(contract({}), {})).rejects.toMatchObject({ status: 401 });
    expect(network).toHaveBeenCalledTimes(2);
    expect(ended).toBe(1);
  });

  it('ends the session when it was ended elsewhere or the account was closed', async () => {
    network.mockImplementation(async () => answer(403, { code: 'authentication-failed' }));
    await expect(api(contract({}), {})).rejects.toMatchObject({ code: 'authentication-failed' });
    expect(ended).toBe(1);
  });

  it('does not end a session that started meanwhile', async () => {
    network.mockImplementation(async () => {
      vi.mocked(session.accessToken).mockResolvedValue('the token of somebody who signed in meanwhile');
      return answer(403, { code: 'authentication-failed' });
    });
    await expect(api(contract({}), {})).rejects.toMatchObject({ code: 'authentication-failed' });
    expect(ended).toBe(0);
  });

  it('is distinguished from a request that the role may not make', async () => {
    network.mockImplementation(async () => answer(403, { code: 'forbidden' }));
    await expect(api(contract({}), {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(ended).toBe(0);
  });
});
