import { requireClosable } from '#shared/domain/people/account-closing.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { chatRemovalWrite } from '../data/assistant/chats.ts';
import { removeMessages } from '../data/assistant/messages.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getLogin } from '../data/auth/logins.ts';
import { cartDataRemovalWrites } from '../data/cart/closed-account.ts';
import { ofInactiveCompany } from '../data/companies/require-active.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { effectWrite } from '../data/outbox.ts';
import { successionOf } from '../data/people/account-lists.ts';
import { type Account, actorOf, openAccountIds, timesAssigned } from '../data/people/accounts.ts';
import { accountClosingWrites } from '../data/people/close-account.ts';
import { listSettingsRemovalWrite } from '../data/people/list-settings.ts';
import { readAllBookings } from '../data/shifts/bookings.ts';
import { everyShiftOf } from '../data/shifts/shifts.ts';
import { removeUser } from './remove-user.ts';

/**
 * Decides to close an account, for its owner or for somebody who may, with its login if it is the last one. Throws last-admin, last-of-company or shifts-ahead, or their forms about another person.
 */
export const personClosing = async (account: Account, by: Actor, now: string) => {
  const person = actorOf(account);
  const { company, login_id } = person;
  const isOwn = person.id === by.id;
  // Read before the bookings, so that a later assignment makes the closing fail.
  const assigned = await timesAssigned(account.id);
  const [booked, shifts, login, known, { conditions, ...succession }] = await Promise.all([
    readAllBookings(login_id),
    everyShiftOf(person, account.created_at, now),
    getLogin(login_id),
    openAccountIds(login_id),
    successionOf(account),
  ]);
  if (!login) throw new Problem('forbidden');
  const own = booked.filter(({ staff_id }) => staff_id === account.id);
  const futureShifts = own.filter(({ kind }) => kind !== 'actual').length;
  requireClosable(person, { ...succession, futureShifts }, isOwn ? 'owner' : 'other');

  // The transaction refuses if the count has changed, so another account cannot be closed or opened beside.
  const open = Math.max(login.accounts, known.length);
  const hoursAreKept = own.length > 0 || shifts.length > 0;
  const about = isOwn ? null : { id: account.id, name: account.fio };
  const writes = [
    ...(await accountClosingWrites({ account, login, open, conditions, assigned, hoursAreKept })),
    listSettingsRemovalWrite(account.id),
    ...cartDataRemovalWrites(account.id),
    chatRemovalWrite(account.id),
    ...(account.photo ? [fileRemovalWrite(account.photo.id, now)] : []),
    effectWrite('remove-exports', { account_id: account.id }, { now }),
    auditEntryWrite({ action: isOwn ? 'account-deleted' : 'person-deactivated', by, at: now, company, about }),
  ];
  const isLast = open === 1;
  const afterCommit = async () => {
    // What a fault leaves is deleted by its age.
    await removeMessages(account.id, now).catch(logFault);
    if (isLast) await removeUser(login.id).catch(logFault);
  };
  return { reply: { data: { login_deleted: isLast } }, writes, retryOn: [ofInactiveCompany], afterCommit };
};

/** The account is closed, and the job remove-users repeats the removal. */
const logFault = (error: unknown): void => console.error(JSON.stringify({ removal: String(error) }));
