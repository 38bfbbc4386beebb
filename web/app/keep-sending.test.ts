import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#shared/contracts/me.ts';
import { cacheMe, clearCaches } from '../api/load-me.ts';
import * as session from '../api/session.ts';
import { entries } from '../api/unsent/entries.ts';
import type { Entry } from '../api/unsent/entry.ts';
import { lossesOfLeaving } from '../kit/form/unsaved.ts';
import keepSending from './keep-sending.ts';

/** Fakes of external systems: the browser, the network and Cognito. */
const network = vi.fn<typeof fetch>();
let isStorageFull: boolean;
let page: EventTarget;
let shown: EventTarget & { visibilityState: string };
let end: (() => void) | undefined;

beforeEach(() => {
  const items = new Map<string, string>();
  isStorageFull = false;
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (nth: number) => [...items.keys()][nth] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isStorageFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', shown);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  network.mockReset();
  network.mockImplementation(async () => Response.json({ data: {} }, { status: 201 }));
  cacheMe({ id: 'me' } as User);
});
afterEach(() => {
  end?.();
  for (const entry of entries.all()) entries.remove(entry);
  clearCaches();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A comment of the account whose next try is a minute away. */
const press = (account = 'me'): void =>
  entries.press({
    account,
    box: 'comments',
    subject: 'thursday',
    order: Date.now(),
    key: crypto.randomUUID(),
    at: new Date().toISOString(),
    content: { shift_id: 'thursday', text: 'I am late' },
    failures: 3,
    retry_at: Date.now() + 60_000,
    state: { is: 'waiting' },
    kept: true,
  } satisfies Entry);

it('leaving the account asks while an entry waits, and the page asks if it could not be stored', () => {
  vi.stubGlobal('navigator', { onLine: false });
  end = keepSending('me');
  expect(lossesOfLeaving('account')).toEqual([]);
  press();
  expect([lossesOfLeaving('account'), lossesOfLeaving('page')]).toEqual([['unsent'], []]);
  isStorageFull = true;
  press();
  expect([lossesOfLeaving('account'), lossesOfLeaving('page')]).toEqual([['draft'], ['draft']]);
  end();
  expect(lossesOfLeaving('account')).toEqual([]);
});

it.each([
  ['the network is back', () => page.dispatchEvent(new Event('online'))],
  ['the window gets the focus', () => page.dispatchEvent(new Event('focus'))],
  ['the page is shown again from the cache', () => page.dispatchEvent(new Event('pageshow'))],
  ['the tab is shown', () => shown.dispatchEvent(new Event('visibilitychange'))],
])('what waits after a failure is sent at once when %s', async (_, happens) => {
  vi.stubGlobal('navigator', { onLine: false });
  end = keepSending('me');
  press();
  await expect.poll(() => entries.all()[0]?.failures).toBe(4);
  expect(network).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  happens();
  await expect.poll(() => entries.all()).toEqual([]);
  expect(network.mock.calls[0]?.[0]).toBe('/api/shift/thursday/comments');
});

it('nothing is sent for another account, or after the tab has changed its account', async () => {
  press('you');
  cacheMe({ id: 'other' } as User);
  end = keepSending('me');
  press();
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network).not.toHaveBeenCalled();
  expect(entries.all().map(({ account, state }) => [account, state.is])).toEqual([
    ['you', 'waiting'],
    ['me', 'waiting'],
  ]);
});
