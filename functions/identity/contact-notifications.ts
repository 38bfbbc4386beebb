import type { Locale } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getLogin, type Login } from '../data/auth/logins.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';
import { reserveSms, takesSms } from './sms-allowance.ts';

type Change = { kind: 'email' | 'phone'; value: string; locale: Locale; now: string };

/**
 * The letters and SMS that tell a person of a change of their e-mail or phone, in case somebody else made it: to the
 * former address or number, and to the other one that the login has. Call it before the change.
 */
export const contactNotificationWrites = async (loginId: string, change: Change): Promise<Write[]> => {
  const login = await getLogin(loginId);
  if (!login) return [];
  const { kind, locale, now } = change;
  // A letter goes to the former e-mail, so an SMS would only cost.
  const phone = kind === 'phone' || login.email === null ? login.phone : null;
  const isSent = phone !== null && takesSms(phone) && (await isReserved(now));
  return [
    ...letterWrites(login, change),
    ...(isSent ? [effectWrite('send-sms', { sms: 'contact-changed', contact: kind, phone, locale }, { now })] : []),
  ];
};

const letterWrites = ({ id, email }: Login, { kind, value, locale, now }: Change): Write[] => {
  if (email === null) return [];
  return kind === 'email'
    ? [effectWrite('send-letter', { letter: 'emailChanged', to: email, email: value, locale, at: now }, { now })]
    : [effectWrite('send-letter', { letter: 'phoneChanged', login_id: id, phone: value, locale, at: now }, { now })];
};

/** Without an SMS of this month, the change is made all the same: the person has a notification of it. */
const isReserved = (now: string): Promise<boolean> =>
  reserveSms('code', now).then(
    () => true,
    (error: unknown) => (error instanceof Problem ? false : Promise.reject(error)),
  );
