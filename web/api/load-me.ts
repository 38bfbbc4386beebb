import type { User } from '#shared/contracts/me.ts';
import { importOften } from '../ui/import-again.ts';
import { createListeners } from '../ui/store.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { accessToken, chooseAccount, chosenAccount } from './session.ts';
import { setOwner } from './tab-owner.ts';

/** The chosen account may be closed or withdrawn while the login still has other accounts. */
const accountGoneCodes = new Set(['forbidden', 'authentication-failed']);

/** Fetches the current account, or another one of the login, without the cache. */
export const fetchMe = async (account?: string): Promise<User | null> => {
  if ((await accessToken()) === null) return null;
  const { getMe } = await importOften(() => import('#shared/contracts/settings.ts'), 'getMe');
  if (account !== undefined) return (await api(getMe, {}, { account, asksWho: true })).data;
  const chosen = chosenAccount();
  try {
    return (await api(getMe, {}, { asksWho: true })).data;
  } catch (error) {
    if (chosen === null || !(error instanceof ApiProblem && accountGoneCodes.has(error.code))) throw error;
    chooseAccount(null);
    return (await api(getMe, {}, { asksWho: true })).data;
  }
};

/**
 * The current account. It is stored outside the query cache, so that a visitor's first paint does not load the query
 * library. Undefined until the first request.
 */
let cached: User | null | undefined;
let loading: { user: Promise<User | null>; userOrNull: Promise<User | null>; failed: boolean } | undefined;

const { notify, subscribe } = createListeners();

export const cachedMe = (): User | null | undefined => cached;
export const watchedMe = { read: cachedMe, subscribe };
export const cacheMe = (user: User | null): void => {
  cached = user;
  setOwner(user?.id ?? null);
  notify();
};

/** The signed-in account, or null. For route guards; screens behind them use useMe. Retries after a failure. */
export const loadMe = (): Promise<User | null> => {
  if (cached !== undefined) return Promise.resolve(cached);
  if (!loading || loading.failed) startLoading();
  return meToRender().user;
};

/**
 * The same promises at every render, also after a failure: a new promise per render would never reach an error
 * boundary, but request without end. `userOrNull` treats a failure as a visitor.
 */
export const meToRender = () => loading ?? startLoading();

const startLoading = () => {
  const user = fetchMe();
  const own = { user, userOrNull: user.catch(() => null), failed: false };
  loading = own;
  user.then(
    (loaded) => loading === own && cacheMe(loaded),
    () => {
      own.failed = true;
    },
  );
  return own;
};

/** Clears what a visitor's pages have loaded, before an account is used. The end of a session loads a new document. */
const clearers = new Set<() => void>();
export const onClearCaches = (forget: () => void): void => void clearers.add(forget);
export const clearCaches = (): void => {
  // Not announced: the page is left, and its components would load the account again.
  cached = undefined;
  loading = undefined;
  setOwner(null);
  for (const forget of clearers) forget();
};
