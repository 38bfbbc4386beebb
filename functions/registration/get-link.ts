import { getLink } from '#shared/contracts/registration.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { contactChangeOf } from '../data/auth/contact-changes.ts';
import { findLink, type Link } from '../data/auth/links.ts';
import { findLoginId, getLogin, isUntouched } from '../data/auth/logins.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { invitationOf, isBegun } from '../data/people/invitations.ts';
import { findRegistration } from '../data/people/registrations.ts';
import { serve } from '../http/serve.ts';

const nothing = { fio: null, email: null, phone: null, role: null, company: null, by: null, known: false };

const contentOf = async (link: Link, now: string) => {
  const { purpose, subject, email, begun_at } = link;
  switch (purpose) {
    case 'activate': {
      const registration = await findRegistration(subject, now);
      if (!registration)
        return begun_at !== null && (await canComplete(subject))
          ? { ...nothing, email, fio: await nameOf(subject) }
          : undefined;
      const { fio, role, company } = registration;
      return { ...nothing, email, fio, role, company: company?.name ? { name: company.name } : null };
    }
    case 'password':
      return { ...nothing, email, fio: await nameOf(subject), known: true };
    case 'email':
    case 'phone': {
      const change = await contactChangeOf(link);
      return change && { ...nothing, email, phone: change.phone, by: change.by?.fio ?? null, known: true };
    }
    case 'invitation': {
      const invitation = await invitationOf(link);
      const begun = invitation && isBegun({ begun_at }, invitation);
      if (begun && !(await canComplete(invitation.login_id))) return undefined;
      if (!invitation || !(begun || stateOf(invitation, now) === 'open')) return undefined;
      const { phone, role, company, invited_by } = invitation;
      const known = begun ? undefined : await findLoginId(invitation.email ?? phone ?? '');
      const person = known === undefined ? { fio: null } : { fio: await nameOf(known), known: true };
      return { ...nothing, ...person, email: invitation.email, phone, role, company, by: invited_by.fio };
    }
  }
};

/** Whether an interrupted use of the link that created the login may still be completed. */
const canComplete = async (loginId: string): Promise<boolean> => {
  const login = await getLogin(loginId);
  return login !== undefined && isUntouched(login);
};

const nameOf = async (loginId: string): Promise<string | null> => (await accountsOfLogin(loginId))[0]?.fio ?? null;

export const handler = serve(getLink, async ({ params, now }) => {
  const link = await findLink(params.code, now);
  const content = link && (await contentOf(link, now));
  if (!content) throw new Problem('link-gone');
  return { data: { purpose: link.purpose, ...content } };
});
