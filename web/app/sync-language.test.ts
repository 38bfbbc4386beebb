import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contracts/me.ts';
import { languageCookie } from '#shared/domain/public-pages.ts';
import { cachedMe, cacheMe, clearCaches } from '../api/load-me.ts';
import * as session from '../api/session.ts';
import { saveLanguage, syncLanguage } from './sync-language.ts';

/** Fakes of external systems: the network, Cognito and the browser's storage. */
const profile = { id: 'u', locale: 'en', version: 1, users: [{ id: 'u' }] } as User;
let stored: User;
const storage = new Map<string, string>();
/** The profile's endpoints: an update of an old version is refused. */
const network = async (_: unknown, { method, body }: RequestInit = {}) => {
  if (method === 'GET') return Response.json({ data: stored });
  const change = JSON.parse(body as string) as User;
  if (change.version !== stored.version) return Response.json({ code: 'changed' }, { status: 409 });
  stored = { ...stored, ...change, version: stored.version + 1 };
  return Response.json({ data: stored });
};
const choose = async (language: 'cs' | 'ru') => {
  await i18next.changeLanguage(language);
  saveLanguage();
};

beforeEach(async () => {
  // Loaded on demand, which takes longer than a poll on a busy machine.
  await import('#shared/contracts/settings.ts');
  await i18next.init({ lng: 'en', resources: {} });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  storage.clear();
  clearCaches();
  stored = profile;
  cacheMe(profile);
});
afterEach(() => {
  clearCaches();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('two quick changes of the language leave the profile in the last one', async () => {
  await choose('cs');
  await choose('ru');
  await expect.poll(() => storage.get('smena.language.of')).toBe('u ru');
  expect([stored.locale, cachedMe()?.locale]).toEqual(['ru', 'ru']);
});

it('a change of the language is saved although the profile has changed on another device', async () => {
  stored = { ...profile, version: 7, fio: 'Changed elsewhere' };
  await choose('cs');
  await expect.poll(() => storage.get('smena.language.of')).toBe('u cz');
  expect(stored).toMatchObject({ locale: 'cz', version: 8, fio: 'Changed elsewhere' });
});

it('a language is not saved in another account that was signed in meanwhile', async () => {
  const other = { ...profile, id: 'o', version: 7 };
  stored = other;
  const requested = vi.fn<typeof network>(network);
  vi.stubGlobal('fetch', requested);
  await choose('cs');
  // The refused update, and the question who is signed in.
  await expect.poll(() => requested.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect([stored, storage.get('smena.language.of')]).toEqual([other, 'u unsaved']);
});

describe('a language that could not be saved', () => {
  const chooseWithoutNetwork = async () => {
    const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no connection')));
    vi.stubGlobal('fetch', failing);
    await choose('cs');
    await expect.poll(() => failing.mock.calls.length).toBe(1);
    expect(storage.get('smena.language.of')).toBe('u unsaved');
    vi.stubGlobal('fetch', network);
  };

  it("is saved at the account's next load", async () => {
    await chooseWithoutNetwork();
    await syncLanguage(profile);
    await expect.poll(() => storage.get('smena.language.of')).toBe('u cz');
    expect(stored.locale).toBe('cz');
  });

  it('does not become the language of the next person on the device', async () => {
    await chooseWithoutNetwork();
    document.cookie = `${languageCookie}=cs`;
    const other = { ...profile, id: 'o', locale: 'ru', users: [{ id: 'o' }] } as User;
    stored = other;
    cacheMe(other);
    await syncLanguage(other);
    expect([storage.get('smena.language.of'), stored.locale, i18next.language]).toEqual(['o ru', 'ru', 'ru']);
  });
});
