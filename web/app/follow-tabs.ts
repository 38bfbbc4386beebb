import type { createBrowserRouter } from 'react-router';
import { cachedMe, cacheMe, fetchMe } from '../api/load-me.ts';
import { isSessionHeld } from '../api/session.ts';
import { onForeignSession } from '../api/tab-owner.ts';
import { reload } from '../kit/parts/reload.ts';
import { paths, returnAddress } from '../paths.ts';
import { awaitArrival } from './last-address.ts';
import { askToSignIn, isSessionReplaced } from './session-guard.ts';

/** Storage keys of the session: Amplify's keys end with `.LastAuthUser`; api/session.ts stores the chosen account. */
const isSessionKey = (key: string | null) =>
  key === null || key.endsWith('.LastAuthUser') || key.startsWith('smena.account.');

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds. A sign-in writes several keys, so wait until all are written. */
const settling = 100;
const longestPause = 60_000;

/**
 * Reacts to a sign-in, a sign-out or a change of account in another tab. A tab can miss the event, so a request that
 * finds another session, and a page from the back-forward cache, have the same effect.
 */
export const followTabs = (router: Router): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = settling;
  const ask = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void followOrWait(), wait);
  };
  const followOrWait = async () => {
    const isDone = await follow(router).catch(() => false);
    timer = undefined;
    pause = isDone ? settling : Math.min(2 * pause, longestPause);
    if (!isDone) ask(pause);
  };
  addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) ask(settling);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask(0);
  });
  onForeignSession(() => {
    if (timer === undefined) ask(settling);
  });
};

/** Returns false while the session cannot be known. Throws if the account cannot be loaded. */
const follow = async (router: Router): Promise<boolean> => {
  const before = cachedMe();
  if (before === undefined) return true;
  const now = await fetchMe();
  if (isSessionReplaced()) return true;
  if (isSessionHeld()) return false;
  if (now?.id === before?.id) {
    // The same account with a new session.
    if (now) cacheMe(now);
    return true;
  }
  const { pathname, search } = router.state.location;
  // The session belongs to other tabs too, so it is not signed out here.
  if (now === null) askToSignIn(router);
  else if (pathname === paths.signIn) reload(returnAddress(new URLSearchParams(search)));
  else if (before === null) reload(pathname + search);
  else {
    awaitArrival();
    reload(paths.root);
  }
  return true;
};
