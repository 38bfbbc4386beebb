import type { User } from '#shared/contracts/me.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { accessToken, chooseAccount, chosenAccount } from './session.ts';

/** The chosen account may have been closed or taken away; the login may have another one. */
const saysGone = new Set(['forbidden', 'authentication-failed']);

/** Who acts by now, asked anew. */
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
 * Who acts, kept apart from all other queries: a visitor's first paint does without what those need. Undefined until it
 * was asked for.
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

/** The account that is signed in, or null. For guards; screens behind them use useMe. */
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

/** Somebody else may act from now on: nothing that was read for the one before is left. */
const forgetful = new Set<() => void>();
export const onForget = (forget: () => void): void => void forgetful.add(forget);
export const forgetAll = (): void => {
  known = undefined;
  asking = undefined;
  for (const forget of forgetful) forget();
};
