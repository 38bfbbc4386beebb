import { deleteMe } from '#shared/contracts/settings.ts';
import { requireClosable, needsSuccessor } from '#shared/domain/people/account-closing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { listActiveAccountsByRole, openAccountIds, timesAssigned } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { readAllBookings } from '../data/bookings.ts';
import { closeAccount } from '../data/close-account.ts';
import { getLogin } from '../data/logins.ts';
import { everyShiftOf } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { removeUser } from '../identity/remove-user.ts';
import { ownAccount } from './own-account.ts';

export const handler = serve(deleteMe, async ({ actor, now }) => {
  const { role, company } = actor;
  const { account } = await ownAccount(actor);
  // Read before the bookings, so that a later assignment makes the closing fail.
  const assigned = await timesAssigned(account.id);
  const [booked, shifts, login, known, holders] = await Promise.all([
    readAllBookings(actor.login_id),
    everyShiftOf(actor, account.created_at, now),
    getLogin(actor.login_id),
    openAccountIds(actor.login_id),
    needsSuccessor(role, company)
      ? listActiveAccountsByRole(role, role === 'ROLE_ADMIN' ? null : (company?.id ?? null))
      : [],
  ]);
  if (!login) throw new Problem('forbidden');
  const others = holders.filter(({ id }) => id !== actor.id);
  const own = booked.filter(({ staff_id }) => staff_id === actor.id);
  const futureShifts = own.filter(({ kind }) => kind !== 'actual').length;
  requireClosable(actor, { others: others.length, futureShifts });

  // The transaction refuses if the count has changed, so another account cannot be closed or opened beside.
  const open = Math.max(login.accounts, known.length);
  const hoursAreKept = own.length > 0 || shifts.length > 0;
  await closeAccount({ account, login, open, heir: others[0], assigned, hoursAreKept }, [
    record({ action: 'account-deleted', by: actor, at: now }),
  ]);
  const last = open === 1;
  if (last) await removeUser(login.id).catch(logFault);
  return { data: { login_deleted: last } };
});

/** The account is closed, and the job remove-users repeats the removal. */
const logFault = (error: unknown): void => console.error(JSON.stringify({ removal: String(error) }));
