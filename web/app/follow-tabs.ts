import type { createBrowserRouter } from 'react-router';
import { fetchMe, cachedMe } from '../api/load-me.ts';
import { paths, returnAddress } from '../paths.ts';
import { reload } from '../resource/reload.ts';
import { awaitArrival } from './last-address.ts';
import { signInAgain } from './session-guard.ts';

/** Storage keys of the session: Amplify's keys end with `.LastAuthUser`; api/session.ts stores the chosen account. */
const isSessionKey = (key: string | null) =>
  key === null || key.endsWith('.LastAuthUser') || key.startsWith('smena.account.');

type Router = ReturnType<typeof createBrowserRouter>;

/** Reacts to a sign-in, a sign-out or a change of account in another tab. */
export const followTabs = (router: Router): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('storage', ({ key }) => {
    if (!isSessionKey(key)) return;
    clearTimeout(timer);
    // A sign-in writes several keys, so wait until all are written.
    timer = setTimeout(() => void follow(router), 100);
  });
};

const follow = async (router: Router) => {
  const before = cachedMe();
  if (before === undefined) return;
  const now = await fetchMe().catch(() => undefined);
  if (now === undefined || now?.id === before?.id) return;
  if (now === null) return signInAgain(router);
  const { pathname, search } = router.state.location;
  if (pathname === paths.signIn) reload(returnAddress(new URLSearchParams(search)));
  else if (before === null) reload(pathname + search);
  else {
    awaitArrival();
    reload(paths.root);
  }
};
