import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listStores } from '#shared/contracts/stores.ts';
import en from '#shared/messages/en/common.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import * as session from './session.ts';
import { onForeignSession, setOwner } from './tab-owner.ts';

/** Fakes of external systems: the network and Cognito. */
const network = vi.fn<typeof fetch>();
const contract = (change: Partial<Endpoint>): Endpoint => ({ ...listStores, access: 'signed-in', ...change });
const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { common: en } }, defaultNS: 'common' });
});
beforeEach(() => {
  setOwner(null);
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

const succeed = async () => {
  network.mockImplementation(async () => answer(200));
  await api(contract({}), {});
  network.mockClear();
};

/** The times of all tries in milliseconds after a success, and the result. */
const tries = async (change: Partial<Endpoint>) => {
  await succeed();
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

  it('is repeated three times in all, however many requests fail, until one succeeds', async () => {
    await succeed();
    const calls = async () => {
      network.mockClear();
      network.mockImplementation(async () => answer(503));
      const failed = Promise.allSettled([1, 2, 3].map(() => api(contract({}), {})));
      await vi.runAllTimersAsync();
      expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      return network.mock.calls.length;
    };
    expect([await calls(), await calls()]).toEqual([6, 3]);
    await succeed();
    expect(await calls()).toBe(6);
  });

  it('is repeated three times each without a response', async () => {
    network.mockImplementation(() => Promise.reject(new TypeError('network')));
    const failed = Promise.allSettled([1, 2].map(() => api(contract({}), {})));
    await vi.runAllTimersAsync();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(network).toHaveBeenCalledTimes(8);
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
    ['read', {}],
    ['write that is repeatable', { method: 'POST' }],
    ['write that is not', { method: 'PUT' }],
  ] as const)('times out with an unknown outcome: %s', async (_, change) => {
    network.mockImplementation(hangs);
    const started = Date.now();
    const failed = api(contract(change), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'network', isOutcomeUnknown: true });
    expect(Date.now() - started).toBe(30_000);
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

describe('the idempotency key of a call', () => {
  const order = contract({ method: 'POST' });
  const send = async (status: number, body = {}, refusal: object = {}) => {
    network.mockImplementation(async () => answer(status, refusal));
    const done = api(order, { body } as object).catch(() => undefined);
    await vi.runAllTimersAsync();
    await done;
    return new Headers(network.mock.lastCall?.[1]?.headers).get('idempotency-key');
  };

  it('stays while the outcome is unknown, and changes with the body, a success and a lasting refusal', async () => {
    const lost = await send(504);
    expect(await send(429)).toBe(lost);
    expect(await send(504, { count: 2 })).not.toBe(lost);
    expect(await send(200)).toBe(lost);
    const next = await send(409, {}, { code: 'changed' });
    expect(next).not.toBe(lost);
    expect(await send(200)).not.toBe(next);
  });
});

describe('a request whose session changes', () => {
  const sentFor = () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-account-id'));
  const failureOf = async (change: Partial<Endpoint> = {}) => {
    const failed = api(contract(change), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return failed;
  };

  it.each([200, 503])('ends when its answer comes late, and is not repeated: %i', async (status) => {
    const chosen = vi.spyOn(session, 'chosenAccount').mockReturnValue('a');
    network.mockImplementation(async () => {
      chosen.mockReturnValue('b');
      return answer(status, { data: {} });
    });
    expect(await failureOf({ method: 'POST' })).toMatchObject({ name: 'AbortError' });
    expect(sentFor()).toEqual(['a']);
  });

  it('is not repeated for the next login, and its outcome stays unknown', async () => {
    const login = vi.spyOn(session, 'currentLogin').mockReturnValue('one');
    network.mockImplementation(async () => answer(503));
    setTimeout(() => login.mockReturnValue('another'), 500);
    const failure = (await failureOf({ method: 'POST' })) as ApiProblem;
    expect(failure).toMatchObject({ isOutcomeUnknown: true, status: 503 });
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('a tab that shows the data of an account', () => {
  const login = vi.fn<() => string | undefined>();
  const chosen = vi.fn<() => string | null>();
  let reports: number;
  beforeEach(() => {
    vi.spyOn(session, 'currentLogin').mockImplementation(login);
    vi.spyOn(session, 'chosenAccount').mockImplementation(chosen);
    network.mockImplementation(async () => answer(200, { data: { id: 'a' } }));
    login.mockReturnValue('ann');
    chosen.mockReturnValue('a');
    setOwner('a');
    reports = 0;
    onForeignSession(() => reports++);
  });
  afterEach(() => setOwner(null));

  it.each([
    ['another person', 'bob', 'b'],
    ['another account of the person', 'ann', 'b'],
    ['another person without a chosen account', 'bob', null],
  ])('sends nothing for %s who signed in elsewhere, and says that nothing was sent', async (_, who, account) => {
    login.mockReturnValue(who);
    chosen.mockReturnValue(account);
    const failed = api(contract({ method: 'PUT' }), {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'network', message: en.broken.notSent });
    expect([network.mock.calls.length, reports]).toEqual([0, 1]);
  });

  it('sends nothing for another person, although neither has chosen an account', async () => {
    chosen.mockReturnValue(null);
    setOwner('a');
    login.mockReturnValue('bob');
    await expect(api(contract({ method: 'PUT' }), {})).rejects.toMatchObject({ code: 'network' });
    expect([network.mock.calls.length, reports]).toEqual([0, 1]);
  });

  it('goes on with the account that the server took, when it is chosen elsewhere', async () => {
    chosen.mockReturnValue(null);
    setOwner('a');
    chosen.mockReturnValue('a');
    await api(contract({}), {});
    expect([network.mock.calls.length, reports]).toEqual([1, 0]);
  });

  it('can ask who is signed in now', async () => {
    login.mockReturnValue('bob');
    await api(contract({}), {}, { asksWho: true });
    expect(reports).toBe(0);
  });
});

describe('a reply that the tab has', () => {
  const login = vi.fn<() => string | undefined>();
  const chosen = vi.fn<() => string | null>();
  beforeEach(() => {
    vi.spyOn(session, 'currentLogin').mockImplementation(login);
    vi.spyOn(session, 'chosenAccount').mockImplementation(chosen);
    login.mockReturnValue('ann');
    chosen.mockReturnValue('a');
  });
  afterEach(() => void i18next.changeLanguage('en'));
  const headersOf = () => new Headers(network.mock.lastCall?.[1]?.headers);
  /** Reads a page as it is sent for the first time, and returns the tag of the reply that the tab said it has. */
  const read = async (page: string) => {
    network.mockImplementation(async () => new Response('{"data":1}', { headers: { etag: '"one"' } }));
    await api(contract({}), { query: { page } } as object);
    return headersOf().get('if-none-match');
  };

  it('is not sent again, to the same account in the same language', async () => {
    expect([await read('same'), await read('same'), await read('other')]).toEqual([null, '"one"', null]);
    network.mockImplementation(async () => new Response(null, { status: 304 }));
    expect(await api(contract({}), { query: { page: 'same' } } as object)).toEqual({ data: 1 });
    chosen.mockReturnValue('b');
    expect(await read('same')).toBeNull();
    login.mockReturnValue('bob');
    expect(await read('same')).toBeNull();
    await i18next.changeLanguage('cs');
    expect([await read('same'), headersOf().get('accept-language')]).toEqual([null, 'cz']);
  });

  it('is forgotten after sixty newer ones', async () => {
    await read('first');
    for (let n = 0; n < 60; n++) await read(`newer ${n}`);
    expect([await read('newer 59'), await read('first')]).toEqual(['"one"', null]);
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
    // The next sign-in starts with an account that works.
    expect(session.chooseAccount).toHaveBeenCalledWith(null);
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
