import { findNotedEmail } from '../data/auth/contact-changes.ts';
import { getAccount } from '../data/people/accounts.ts';
import { invitationLink } from '../data/people/invitations.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { invitationsPage } from './invitations-page.ts';
import { usersPage } from './users-page.ts';
import { waitingPage } from './waiting-page.ts';

export const exportPages = { users: usersPage, invitations: invitationsPage, waiting: waitingPage };

const invitation: LoadLetter<'invitation'> = async ({ letter, invitation_id }) => {
  const open = await invitationLink(invitation_id);
  if (!open?.invitation.email) return null;
  const { email: to, locale, role, company, invited_by } = open.invitation;
  return {
    letter,
    to,
    locale,
    by: invited_by.fio,
    role,
    company: company?.name ?? null,
    page: `/auth/invitation/${open.code}`,
  };
};

const newRole: LoadLetter<'roleAdded' | 'admitted'> = async ({ letter, account_id, by_id }) => {
  const [account, by] = await Promise.all([getAccount(account_id), getAccount(by_id)]);
  const role = account?.roles[0];
  if (!account?.email || !role) return null;
  const { email: to, locale, company } = account;
  const page = letter === 'admitted' ? '/' : '/auth/main';
  return { letter, to, locale, by: by?.fio || 'Smena', role, company: company?.name ?? null, page };
};

const imported: LoadLetter<'imported'> = async ({ account_id }) => {
  const account = await getAccount(account_id);
  if (!account?.active) return null;
  const { locale, company, email, phone, login_id } = account;
  const by = company?.name || 'Smena';
  if (email) return { letter: 'imported', to: email, locale, by, email, page: '/auth/main?step=forgot-password' };
  const noted = await findNotedEmail(login_id);
  return noted && phone
    ? { letter: 'importedWithPhone', to: noted, locale, by, phone: endOf(phone), page: '/settings/profile' }
    : null;
};

/** The reader may be a stranger whose address was mistyped. */
const endOf = (phone: string) => `… ${phone.slice(-3)}`;

const refused: LoadLetter<'refused'> = async ({ account_id, ...facts }) => {
  const account = await getAccount(account_id);
  return account?.email ? { ...facts, to: account.email, locale: account.locale, page: null } : null;
};

const waiting: LoadLetter<'waiting'> = async ({ letter, account_id, waiting_id }) => {
  const [buyer, newcomer] = await Promise.all([getAccount(account_id), getAccount(waiting_id)]);
  if (!buyer?.email || !newcomer?.waits) return null;
  const { fio, email, phone, waits } = newcomer;
  const company = waits.company?.name ?? null;
  const { email: to, locale } = buyer;
  return { letter, to, locale, fio, role: waits.role, company, email, phone, page: '/users/waiting' };
};

export const letters = { invitation, roleAdded: newRole, admitted: newRole, imported, refused, waiting };
