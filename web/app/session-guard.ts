import { redirect } from 'react-router';
import type { createBrowserRouter } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import type { Role } from '#shared/domain/roles.ts';
import { loadMe, roleOf } from '../api/me.ts';
import { queryClient } from '../api/query.ts';
import { signOut } from '../api/session.ts';
import { paths, wantedPlace } from '../paths.ts';
import { suggestLanguage } from '../ui/i18n.ts';

/** Guards of the routes: who may see a page, and where everyone else goes. */
const homes: Partial<Record<Role, string>> = {
  ROLE_ADMIN: paths.shifts.calendar,
  ROLE_MANAGER: paths.shifts.calendar,
  ROLE_VENDOR_STAFF: paths.worker,
};
const homeOf = (user: User) => homes[roleOf(user)] ?? paths.profile;

const signInFor = (address: string, ended = false) => {
  const search = new URLSearchParams({ ...(address !== paths.root && { to: address }), ...(ended && { ended: '' }) });
  return `${paths.signIn}${search.size > 0 ? `?${search}` : ''}`;
};

/** The signed-in user; a visitor is sent to sign in and comes back to where they wanted to go. */
export const requireMe = async (request: Request): Promise<User> => {
  const user = await loadMe();
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(signInFor(pathname + search));
  await suggestLanguage(user.locale);
  return user;
};

export const toHome = async ({ request }: { request: Request }) => redirect(homeOf(await requireMe(request)));

/** The worker's day is for the account that is in effect: a login's other accounts have their own homes. */
export const workersOnly = async (request: Request) =>
  roleOf(await requireMe(request)) === 'ROLE_VENDOR_STAFF' ? null : redirect(paths.missing);

export const visitorsOnly = async ({ request }: { request: Request }) => {
  const user = await loadMe().catch(() => null); // the sign-in page says itself when nothing answers
  return user === null ? null : redirect(wantedPlace(new URL(request.url).searchParams));
};

export const leave = async () => {
  await signOut();
  queryClient.clear();
  return redirect(paths.signIn);
};

/** The session ended under someone's hands: say so, and come back to the same place afterwards. */
export const signInAgain = async (router: ReturnType<typeof createBrowserRouter>): Promise<void> => {
  const { pathname, search } = router.state.location;
  if (pathname === paths.signIn) return;
  await signOut().catch(() => undefined); // the tokens are worthless already
  queryClient.clear();
  await router.navigate(signInFor(pathname + search, true), { replace: true });
};
