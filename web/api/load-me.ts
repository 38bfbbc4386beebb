import type { User } from '#shared/contracts/me.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { accessToken, chooseAccount, chosenAccount } from './session.ts';

/** The chosen account may be closed or withdrawn while the login still has other accounts. */
const saysGone = new Set(['forbidden', 'authentication-failed']);

/** Fetches the current account, without the cache. */
export const askMe = async (): Promise<User | null> => {
  if ((await accessToken()) === null) return null;
  const chosen = chosenAccount();
  const { getMe } = await import('#shared/contracts/settings.ts');
  try {
    return (await api(getMe, {})).data;
  } catch (error) {
    if (chosen === null || !(error instanceof ApiProblem && saysGone.has(error.code))) throw error;
    chooseAccount(null);
    return (await api(getMe, {})).data;
  }
};

/**
 * The current account. It is stored outside the query cache, so that a visitor's first paint does not load the query
 * library. Undefined until the first request.
 */
let known: User | null | undefined;
let asking: Promise<User | null> | undefined;
const listeners = new Set<() => void>();

export const knownMe = (): User | null | undefined => known;
export const keepMe = (user: User | null): void => {
  known = user;
  for (const listener of listeners) listener();
};
export const watchMe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The signed-in account, or null. For route guards; screens behind them use useMe. */
export const loadMe = (): Promise<User | null> => {
  if (known !== undefined) return Promise.resolve(known);
  asking ??= askMe()
    .then((user) => {
      keepMe(user);
      return user;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
};

/** Clears all cached data. Required before another account is used. */
const forgetful = new Set<() => void>();
export const onForget = (forget: () => void): void => void forgetful.add(forget);
export const forgetAll = (): void => {
  known = undefined;
  asking = undefined;
  for (const forget of forgetful) forget();
};
