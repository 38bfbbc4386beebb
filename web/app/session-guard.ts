import { type createBrowserRouter, type LoaderFunctionArgs, matchPath, redirect } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import { manualsOf } from '#shared/domain/legal/readers.ts';
import { firstRole, type Role } from '#shared/domain/roles.ts';
import { startDeadline, until } from '../api/deadline.ts';
import { loadMe } from '../api/load-me.ts';
import { hasSessionEnded, keepSessionEnd, signOut } from '../api/session.ts';
import { sentPush } from '../domain/notifications/sent-push.ts';
import { forgetLists } from '../kit/list/remembered-lists.ts';
import { reload, untilUnload } from '../kit/parts/reload.ts';
import { documentPages, paths, returnAddress } from '../paths.ts';
import { importOften } from '../ui/import-again.ts';
import { awaitArrival, hasArrived, lastAddress } from './last-address.ts';
import { syncLanguage } from './sync-language.ts';

/** The home page by role. */
const homes: Partial<Record<Role, string>> = {
  ROLE_ADMIN: paths.shifts.calendar,
  ROLE_MANAGER: paths.shifts.calendar,
  ROLE_VENDOR_STAFF: paths.worker,
};
export const homeOf = (role: Role): string => homes[role] ?? paths.profile;

type Router = ReturnType<typeof createBrowserRouter>;

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const addressWithReturn = (page: string, address: string, ended = false) => {
  const search = new URLSearchParams({ ...(address !== paths.root && { to: address }), ...(ended && { ended: '' }) });
  return `${page}${search.size > 0 ? `?${search}` : ''}`;
};

/**
 * The signed-in user. Redirects a visitor to sign-in with the current address, to which sign-in returns, or from a store
 * to its public page. After the end of a session it is always sign-in.
 */
export const requireMe = async (request: Request): Promise<User> => {
  const user = await loadMe();
  const url = new URL(request.url);
  const address = addressOf(url);
  if (user === null) {
    const ended = hasSessionEnded();
    const store = matchPath(paths.stores.edit.pattern, url.pathname)?.params.id;
    throw redirect(store && !ended ? paths.stores.view(store) : addressWithReturn(paths.signIn, address, ended));
  }
  await syncLanguage(user);
  if (user.needs_company) throw redirect(addressWithReturn(paths.nameCompany, address));
  return user;
};

/** For pages that visitors can open too. */
export const openToAll = async (): Promise<null> => {
  const user = await loadMe().catch(() => null);
  if (user) await syncLanguage(user);
  return null;
};

/** Agreements are public. A manual is shown only to the roles that it is written for. */
export const readersOnly = async ({ request, params: { page = '' } }: LoaderFunctionArgs) => {
  const types = (Object.keys(documentPages) as (keyof typeof documentPages)[]).filter(
    (type) => documentPages[type] === page,
  );
  if (types.length === 0) return redirect(paths.missing);
  if (page === 'legacy' || page === 'privacy') return null;
  const readable: readonly string[] = manualsOf(firstRole((await requireMe(request)).roles));
  return types.every((type) => readable.includes(type)) ? null : redirect(paths.missing);
};

export const toHome = async ({ request }: { request: Request }) => {
  const user = await requireMe(request);
  return redirect((hasArrived() && lastAddress(user.id)) || homeOf(firstRole(user.roles)));
};

/** Requires that the current account, not another account of the same login, is a worker's. */
export const workersOnly = async (request: Request) =>
  firstRole((await requireMe(request)).roles) === 'ROLE_VENDOR_STAFF' ? null : redirect(paths.missing);

/** The sign-in pages: visitors only, except the choice of an account, which follows sign-in. */
export const visitorsOnly = async ({ request }: { request: Request }) => {
  const user = await loadMe().catch(() => null); // the sign-in page shows network errors itself
  const { searchParams } = new URL(request.url);
  const choosesAccount = searchParams.get('step') === 'choose-account';
  awaitArrival();
  if (user === null) return choosesAccount ? redirect(paths.signIn) : null;
  return choosesAccount && user.users.length > 1 ? null : redirect(returnAddress(searchParams));
};

/** Only a buyer whose company has no name yet. */
export const unnamedCompanyOnly = async ({ request }: { request: Request }) => {
  const user = await loadMe();
  const { searchParams } = new URL(request.url);
  if (user === null) return redirect(addressWithReturn(paths.signIn, returnAddress(searchParams)));
  return user.needs_company ? null : redirect(returnAddress(searchParams));
};

/**
 * Signs out, and ends with a new document, so that nothing of the account stays in memory. With `profile` (an account
 * id) the session is kept and the wizard asks for another account.
 */
export const leave = async ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  const left = searchParams.get('profile');
  awaitArrival();
  if (left !== null) return redirect(paths.chooseAccount(left));
  isReplaced = true;
  try {
    await endPushHere().catch(() => undefined);
    await signOut();
    forgetLists();
  } catch (error) {
    isReplaced = false;
    throw error;
  }
  reload(paths.signIn);
  return untilUnload;
};

/** Milliseconds. Signing out waits no longer for the push messages of this browser. */
const longestPushEnd = 5000;
/** Needs the tokens, so it comes before they are removed. */
const endPushHere = async (): Promise<void> => {
  if (!sentPush()) return;
  const { signal, clear } = startDeadline(longestPushEnd);
  const end = async () => (await importOften(() => import('../domain/notifications/push.ts'), 'endPush')).endPush();
  await until(signal, end()).finally(clear);
};

/** Handles an expired session: its tokens are already invalid. */
export const signInAgain = async (router: Router): Promise<void> => {
  if (isAtSignIn(router) || isReplaced) return;
  isReplaced = true;
  // Before the tokens are removed, because another tab may load meanwhile.
  keepSessionEnd();
  await signOut().catch(() => undefined);
  reload(addressOfSignInAgain(router));
};

/** Shows at sign-in that the session ended in another tab. A next one is not signed out, because all tabs share it. */
export const askToSignIn = (router: Router): void => {
  if (isAtSignIn(router)) return;
  isReplaced = true;
  reload(addressOfSignInAgain(router));
};

/**
 * Sign-in with a message, which returns to the same page. It is a new document, so that no pending call of the old
 * session can end the new one.
 */
const addressOfSignInAgain = ({ state }: Router) => addressWithReturn(paths.signIn, addressOf(state.location), true);
const isAtSignIn = ({ state }: Router) => state.location.pathname.startsWith('/auth/');

/** Several calls can report the same end of the session: the first one decides which document follows. */
let isReplaced = false;
export const isSessionReplaced = (): boolean => isReplaced;
