import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contracts/me.ts';
import { cachedMe, cacheMe, clearCaches, fetchMe, loadMe, meToRender } from './load-me.ts';
import { ApiProblem } from './problem.ts';
import * as session from './session.ts';
import { isOwnSession } from './tab-owner.ts';

/** Fakes of external systems: the network and Cognito. */
const network = vi.fn<typeof fetch>();
const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(session, 'chosenAccount').mockReturnValue('the chosen one');
  clearCaches();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
});

describe('the account that cannot be loaded', () => {
  it('is the same failure at every render, and is requested again only on demand', async () => {
    network.mockImplementation(async () => answer(422, { code: 'invalid-input' }));
    await expect(loadMe()).rejects.toBeInstanceOf(ApiProblem);
    const first = meToRender();
    await expect(first.user).rejects.toBeInstanceOf(ApiProblem);
    expect(await first.userOrNull).toBeNull();
    expect(meToRender()).toBe(first);
    expect(network).toHaveBeenCalledOnce();
    network.mockImplementation(async () => answer(200, { data: { id: 'u' } }));
    expect(await loadMe()).toMatchObject({ id: 'u' });
    expect(await meToRender().user).toMatchObject({ id: 'u' });
  });
});

describe('an account that is left', () => {
  it('is forgotten, also if its load ends later, and the next load asks for the new one', async () => {
    const slow = Promise.withResolvers<Response>();
    network.mockImplementation(() => slow.promise);
    const former = loadMe();
    await expect.poll(() => network.mock.calls.length).toBe(1);
    clearCaches();
    network.mockImplementation(async () => answer(200, { data: { id: 'next' } }));
    expect(await loadMe()).toMatchObject({ id: 'next' });
    slow.resolve(answer(200, { data: { id: 'former' } }));
    expect(await former).toMatchObject({ id: 'former' });
    expect(cachedMe()).toMatchObject({ id: 'next' });
  });

  it('no longer owns the tab', () => {
    cacheMe({ id: 'a' } as User);
    vi.mocked(session.chosenAccount).mockReturnValue('another');
    expect(isOwnSession()).toBe(false);
    clearCaches();
    expect([isOwnSession(), cachedMe()]).toEqual([true, undefined]);
  });
});

describe('the chosen account', () => {
  const refusedWith = async (body: object) => {
    const choose = vi.spyOn(session, 'chooseAccount').mockReturnValue();
    // Loaded on demand, which fake timers do not wait for.
    await import('#shared/contracts/settings.ts');
    vi.useFakeTimers();
    network.mockImplementation(async () => answer(403, body));
    const failed = fetchMe().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await failed).toBeInstanceOf(ApiProblem);
    return choose.mock.calls;
  };

  it('is forgotten when the API refuses it, and not when a proxy refuses the request', async () => {
    expect(await refusedWith({ code: 'forbidden', message: 'no' })).toEqual([[null]]);
    vi.mocked(session.chooseAccount).mockClear();
    expect(await refusedWith({ message: 'Forbidden' })).toEqual([]);
  });
});

describe('another account of the login', () => {
  it('is requested without being chosen', async () => {
    network.mockImplementation(async () => answer(422, { code: 'invalid-input' }));
    await expect(fetchMe('another')).rejects.toBeInstanceOf(ApiProblem);
    const [, init] = network.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('x-account-id')).toBe('another');
    expect(session.chosenAccount()).toBe('the chosen one');
  });
});
