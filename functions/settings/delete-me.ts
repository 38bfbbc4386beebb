import { deleteMe } from '#shared/contracts/settings.ts';
import { mayClose, needsHeir } from '#shared/domain/people/leaving.ts';
import { Problem } from '#shared/domain/problem.ts';
import { activeInRole, timesAssigned } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { everyBookingOf } from '../data/bookings.ts';
import { closeAccount } from '../data/closing.ts';
import type { Login } from '../data/logins.ts';
import { getLogin } from '../data/logins.ts';
import { everyShiftOf } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { createLogin, removeLogin } from '../identity/cognito.ts';
import { ownAccount } from './own-account.ts';

export const handler = serve(deleteMe, async ({ actor, now }) => {
  const { role, company } = actor;
  const { account } = await ownAccount(actor);
  // Read before the bookings, so that a later assignment makes the closing fail.
  const assigned = await timesAssigned(account.id);
  const [booked, shifts, login, holders] = await Promise.all([
    everyBookingOf(actor.login_id),
    everyShiftOf(actor, account.created_at, now),
    getLogin(actor.login_id),
    needsHeir(role, company) ? activeInRole(role, role === 'ROLE_ADMIN' ? null : (company?.id ?? null)) : [],
  ]);
  if (!login) throw new Problem('forbidden');
  const others = holders.filter(({ id }) => id !== actor.id);
  const own = booked.filter(({ staff_id }) => staff_id === actor.id);
  const ahead = own.filter(({ kind }) => kind !== 'actual').length;
  mayClose(actor, { others: others.length, ahead });

  // The transaction refuses if the count has changed, so another account cannot be closed or opened beside.
  const last = login.accounts === 1;
  // The user pool first: after a fault a repeated request completes both steps, and no e-mail is left in the pool.
  if (last) await removeLogin(actor.login_id);
  const hoursAreKept = own.length > 0 || shifts.length > 0;
  await closeAccount({ account, login, heir: others[0], assigned, hoursAreKept }, [
    record({ action: 'account-deleted', by: actor, at: now }),
  ]).catch(async (error: unknown) => {
    // The account stays open, so its login gets a user again; the person signs in by code or sets a new password.
    if (last && error instanceof Problem) await restoreLogin(login);
    throw error;
  });
  return { data: { login_deleted: last } };
});

/** Not if another request closed the account: then its e-mail and phone must not stay in the user pool. */
const restoreLogin = async (login: Login): Promise<void> => {
  if (!(await getLogin(login.id))) return;
  await createLogin(login);
  if (!(await getLogin(login.id))) await removeLogin(login.id);
};
