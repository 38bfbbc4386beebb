import { redirect } from 'react-router';
import type { createBrowserRouter, LoaderFunctionArgs } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import { manualsOf } from '#shared/domain/legal/readers.ts';
import { firstRole } from '#shared/domain/roles.ts';
import type { Role } from '#shared/domain/roles.ts';
import { forgetAll, loadMe } from '../api/load-me.ts';
import { signOut } from '../api/session.ts';
import { documentPages, paths, wantedPlace } from '../paths.ts';
import { reload } from './go-afresh.ts';
import { awaitArrival, hasArrived, lastPlace } from './last-place.ts';
import { settleLanguage } from './own-language.ts';

/** Guards of the routes: who may see a page, and where everyone else goes. */
const homes: Partial<Record<Role, string>> = {
  ROLE_ADMIN: paths.shifts.calendar,
  ROLE_MANAGER: paths.shifts.calendar,
  ROLE_VENDOR_STAFF: paths.worker,
};
export const homeOf = (role: Role): string => homes[role] ?? paths.profile;

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const leadingTo = (page: string, address: string, ended = false) => {
  const search = new URLSearchParams({ ...(address !== paths.root && { to: address }), ...(ended && { ended: '' }) });
  return `${page}${search.size > 0 ? `?${search}` : ''}`;
};

/** The signed-in user; a visitor is sent to sign in and comes back to where they wanted to go. */
export const requireMe = async (request: Request): Promise<User> => {
  const user = await loadMe();
  const address = addressOf(new URL(request.url));
  if (user === null) throw redirect(leadingTo(paths.signIn, address));
  await settleLanguage(user);
  if (user.needs_company) throw redirect(leadingTo(paths.nameCompany, address));
  return user;
};

/** Pages that are for visitors too. */
export const openToAll = async (): Promise<null> => {
  const user = await loadMe().catch(() => null);
  if (user) await settleLanguage(user);
  return null;
};

/** The law's documents are everybody's; a manual is for the roles whose work it is about. */
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
  return redirect((hasArrived() && lastPlace(user.id)) || homeOf(firstRole(user.roles)));
};

/** The worker's day is for the account that is in effect: a login's other accounts have their own homes. */
export const workersOnly = async (request: Request) =>
  firstRole((await requireMe(request)).roles) === 'ROLE_VENDOR_STAFF' ? null : redirect(paths.missing);

/** Signing in is for visitors, but for the step at which somebody who has signed in says as whom. */
export const visitorsOnly = async ({ request }: { request: Request }) => {
  const user = await loadMe().catch(() => null); // the sign-in page says itself when nothing answers
  const { searchParams } = new URL(request.url);
  const chooses = searchParams.get('step') === 'choose-account';
  awaitArrival();
  if (user === null) return chooses ? redirect(paths.signIn) : null;
  return chooses && user.users.length > 1 ? null : redirect(wantedPlace(searchParams));
};

/** A buyer whose company nobody has named yet. */
export const namelessOnly = async ({ request }: { request: Request }) => {
  const user = await loadMe();
  const { searchParams } = new URL(request.url);
  if (user === null) return redirect(leadingTo(paths.signIn, wantedPlace(searchParams)));
  return user.needs_company ? null : redirect(wantedPlace(searchParams));
};

/** Signs out; with `profile`, the account that is left for another one of the same login, only asks for which. */
export const leave = async ({ request }: { request: Request }) => {
  awaitArrival();
  const left = new URL(request.url).searchParams.get('profile');
  if (left !== null) return redirect(paths.chooseAccount(left));
  await signOut();
  forgetAll();
  return redirect(paths.signIn);
};

/**
 * The session ended under someone's hands: say so, and come back to the same place afterwards. Every call that was on
 * its way says that it ended; the first one leads away, by a load of its own, so that no call of the old session is
 * left to meet the next one.
 */
export const signInAgain = async (router: ReturnType<typeof createBrowserRouter>): Promise<void> => {
  const address = addressOf(router.state.location);
  if (leading || address.startsWith('/auth/')) return;
  leading = true;
  await signOut().catch(() => undefined); // the tokens are worthless already
  reload(leadingTo(paths.signIn, address, true));
};
let leading = false;
