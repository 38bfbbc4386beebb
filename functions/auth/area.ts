import { contactLink, findContactChange } from '../data/auth/contact-changes.ts';
import { newLink } from '../data/auth/links.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { findRegistration } from '../data/people/registrations.ts';
import { transact } from '../data/table.ts';
import type { LoadLetter } from '../mail/load-letter.ts';

/** The link is valid from the request, so a late letter shortens it. */
const activation: LoadLetter<'activation'> = async ({ letter, registration_id }, at) => {
  const registration = await findRegistration(registration_id, at);
  if (!registration?.email) return null;
  const { email: to, locale } = registration;
  const { code, write } = newLink({ purpose: 'activate', subject: registration_id, email: to, now: at });
  await transact([write]);
  return { letter, to, locale, page: `/auth/activate/${code}` };
};

const password: LoadLetter<'password'> = async ({ letter, login_id, locale }, at) => {
  const to = (await getLogin(login_id))?.email;
  if (!to) return null;
  const { code, write } = newLink({ purpose: 'password', subject: login_id, email: to, now: at });
  await transact([write]);
  return { letter, to, locale, page: `/auth/change_password/${code}` };
};

const passwordChanged: LoadLetter<'passwordChanged'> = async ({ letter, login_id, locale, at }) => {
  const to = (await getLogin(login_id))?.email;
  return to ? { letter, to, locale, at, page: '/auth/main?step=forgot-password' } : null;
};

const phoneChanged: LoadLetter<'phoneChanged'> = async ({ login_id, ...facts }) => {
  const to = (await getLogin(login_id))?.email;
  return to ? { ...facts, to, page: '/settings/profile?tab=security' } : null;
};

/** The owner of a taken address gets this letter instead, so that the person who requested it learns nothing. */
const confirmEmail: LoadLetter<'confirmEmail'> = async ({ letter, ...request }) => {
  const change = await findContactChange('email', request);
  if (!change?.email) return null;
  const { email: to, locale, by } = change;
  const ownerId = await findLoginId(to);
  if (ownerId) {
    const [owner] = await accountsOfLogin(ownerId);
    return { letter: 'emailKnown', to, locale: owner?.locale ?? locale, page: '/auth/main' };
  }
  const { code, writes } = contactLink(change);
  await transact(writes);
  const page = `/auth/confirm_email/${code}`;
  return by ? { letter: 'confirmEmailFor', to, locale, by: by.fio, page } : { letter, to, locale, page };
};

const emailChanged: LoadLetter<'emailChanged'> = (payload) => Promise.resolve({ ...payload, page: null });

export const letters = { activation, password, passwordChanged, phoneChanged, confirmEmail, emailChanged };
