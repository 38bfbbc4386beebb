import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCaches, fetchMe, loadMe, meToRender } from './load-me.ts';
import { ApiProblem } from './problem.ts';
import * as session from './session.ts';

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
    network.mockImplementation(async () => answer(422));
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

describe('another account of the login', () => {
  it('is requested without being chosen', async () => {
    network.mockImplementation(async () => answer(422));
    await expect(fetchMe('another')).rejects.toBeInstanceOf(ApiProblem);
    const [, init] = network.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('x-account-id')).toBe('another');
    expect(session.chosenAccount()).toBe('the chosen one');
  });
});
