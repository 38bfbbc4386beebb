import i18next from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contracts/me.ts';
import { cachedMe, cacheMe, clearCaches } from '../api/load-me.ts';
import * as session from '../api/session.ts';
import { reportForeignSession } from '../api/tab-owner.ts';
import { followTabs } from './follow-tabs.ts';

/** Fakes of external systems: the network, Cognito and the browser. */
const network = vi.fn<typeof fetch>();
const account = (id: string) => ({ id, users: [{ id }] }) as User;
const answers = (id: string) => network.mockImplementation(async () => Response.json({ data: account(id) }));
const router = { state: { location: { pathname: '/shifts/list', search: '?dates=week' } } };
const shown = router.state.location;
const replaced = vi.fn<(address: string) => void>();
const arrives = vi.fn<(key: string) => void>();
let page: EventTarget;

beforeEach(async () => {
  // Loaded on demand, which fake timers do not wait for.
  await import('#shared/contracts/settings.ts');
  await i18next.init({ lng: 'en', resources: {} });
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { replace: replaced });
  vi.stubGlobal('sessionStorage', { setItem: arrives });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(session, 'signOut').mockResolvedValue();
  router.state.location = shown;
  cacheMe(account('a'));
  followTabs(router as unknown as ReturnType<typeof createBrowserRouter>);
});
afterEach(() => {
  clearCaches();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const changeElsewhere = (key: string | null = 'Cognito.LastAuthUser') =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('after a change of the session in another tab, this tab', () => {
  it('goes to the other account', async () => {
    answers('b');
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replaced.mock.calls).toEqual([['/']]);
    // The other account continues at its own last address.
    expect(arrives).toHaveBeenCalledWith('smena.arriving', 'yes');
  });

  it.each([
    ['a visitor’s page', '/stores/view/s', '', '/stores/view/s'],
    ['the sign-in', '/auth/main', '?to=%2Fprofile', '/profile'],
  ])('shows %s again to somebody who signed in', async (_, pathname, search, address) => {
    cacheMe(null);
    router.state.location = { pathname, search };
    answers('b');
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replaced.mock.calls).toEqual([[address]]);
  });

  it('keeps the same account with what is new of it', async () => {
    network.mockImplementation(async () => Response.json({ data: { ...account('a'), fio: 'New Name' } }));
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect([cachedMe()?.fio, replaced.mock.calls]).toEqual(['New Name', []]);
  });

  it('waits while a change of the password signs in again', async () => {
    const held = vi.spyOn(session, 'isSessionHeld').mockReturnValue(true);
    answers('b');
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replaced).not.toHaveBeenCalled();
    held.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replaced.mock.calls).toEqual([['/']]);
  });

  it('asks after each change of the session, another chosen account and an emptied storage', async () => {
    answers('a');
    for (const [n, key] of ['Cognito.LastAuthUser', 'smena.account.ann', null].entries()) {
      changeElsewhere(key);
      await vi.advanceTimersByTimeAsync(1000);
      expect(network).toHaveBeenCalledTimes(n + 1);
    }
    changeElsewhere('smena.theme');
    await vi.advanceTimersByTimeAsync(1000);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('asks again until it knows who is signed in', async () => {
    network.mockImplementation(async () => Response.json({ code: 'invalid-input' }, { status: 422 }));
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(5000);
    expect(network.mock.calls.length).toBeGreaterThan(2);
    expect(replaced).not.toHaveBeenCalled();
    answers('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replaced.mock.calls).toEqual([['/']]);
  });

  it('asks too when a request finds another session, or when the page comes back from the browser’s cache', async () => {
    answers('a');
    reportForeignSession();
    reportForeignSession();
    await vi.advanceTimersByTimeAsync(1000);
    expect(network).toHaveBeenCalledOnce();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(network).toHaveBeenCalledTimes(2);
    expect(replaced).not.toHaveBeenCalled();
  });

  it('asks to sign in when nobody is signed in, without ending the session that another tab may start now', async () => {
    vi.mocked(session.accessToken).mockResolvedValue(null);
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replaced.mock.calls).toEqual([['/auth/main?to=%2Fshifts%2Flist%3Fdates%3Dweek&ended=']]);
    expect(session.signOut).not.toHaveBeenCalled();
    // The next document is on its way, so what happens now changes nothing more.
    vi.mocked(session.accessToken).mockResolvedValue('token');
    answers('b');
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replaced).toHaveBeenCalledOnce();
  });
});
