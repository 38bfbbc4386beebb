import { redirect } from 'react-router';
import type { createBrowserRouter, LoaderFunctionArgs } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import { manualsOf } from '#shared/domain/legal/readers.ts';
import { firstRole } from '#shared/domain/roles.ts';
import type { Role } from '#shared/domain/roles.ts';
import { clearCaches, loadMe } from '../api/load-me.ts';
import { signOut } from '../api/session.ts';
import { documentPages, paths, returnAddress } from '../paths.ts';
import { reload } from '../resource/reload.ts';
import { awaitArrival, hasArrived, lastAddress } from './last-address.ts';
import { syncLanguage } from './sync-language.ts';

/** The home page by role. */
const homes: Partial<Record<Role, string>> = {
  ROLE_ADMIN: paths.shifts.calendar,
  ROLE_MANAGER: paths.shifts.calendar,
  ROLE_VENDOR_STAFF: paths.worker,
};
export const homeOf = (role: Role): string => homes[role] ?? paths.profile;

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const addressWithReturn = (page: string, address: string, ended = false) => {
  const search = new URLSearchParams({ ...(address !== paths.root && { to: address }), ...(ended && { ended: '' }) });
  return `${page}${search.size > 0 ? `?${search}` : ''}`;
};

/** The signed-in user. Redirects a visitor to sign-in with the current address, to which sign-in returns. */
export const requireMe = async (request: Request): Promise<User> => {
  const user = await loadMe();
  const address = addressOf(new URL(request.url));
  if (user === null) throw redirect(addressWithReturn(paths.signIn, address));
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
 * Signs out. With `profile` (an account id) the session is kept and the wizard asks for another account. A worker's
 * unsent punches are sent only from this account, so the worker page asks first, and comes back with `anyway`.
 */
export const leave = async ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  const left = searchParams.get('profile');
  if (!searchParams.has('anyway') && (await holdsUnsentPunches())) return redirect(paths.askToLeave(left));
  awaitArrival();
  if (left !== null) return redirect(paths.chooseAccount(left));
  await signOut();
  clearCaches();
  return redirect(paths.signIn);
};

const holdsUnsentPunches = async (): Promise<boolean> => {
  const user = await loadMe().catch(() => null);
  if (!user || firstRole(user.roles) !== 'ROLE_VENDOR_STAFF') return false;
  const { hasUnsentPunches } = await import('../features/worker/punch-queue.ts');
  return hasUnsentPunches(user.id);
};

/**
 * Handles an expired session: shows a message at sign-in and returns to the same page afterwards. Several calls can
 * report the same expiry, so only the first one redirects. It reloads the document, so that no pending call of the old
 * session can end the new one.
 */
export const signInAgain = async (router: ReturnType<typeof createBrowserRouter>): Promise<void> => {
  const address = addressOf(router.state.location);
  if (isRedirecting || address.startsWith('/auth/')) return;
  isRedirecting = true;
  await signOut().catch(() => undefined); // the tokens are already invalid
  reload(addressWithReturn(paths.signIn, address, true));
};
let isRedirecting = false;
