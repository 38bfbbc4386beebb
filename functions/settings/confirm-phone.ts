import { confirmPhone } from '#shared/contracts/settings.ts';
import { type FieldKey, Problem } from '#shared/domain/problem.ts';
import { codeUseWrite, verifyCode } from '../data/auth/codes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { reservedLoginIdWithdrawal } from '../data/auth/reserved-login-ids.ts';
import { contactChange } from '../data/people/change-contact.ts';
import { serve } from '../http/serve.ts';
import { contactNotificationWrites } from '../identity/contact-notifications.ts';
import { copyContacts } from '../identity/copy-contacts.ts';
import { removeUser } from '../identity/remove-user.ts';

/** The code proves the new number. Sessions stay. */
export const handler = serve(confirmPhone, async ({ body, actor, locale, now, address }) => {
  const { phone, attempt, code: answer } = body;
  const { login_id, id: account_id } = actor;
  const code = await verifyCode({ phone, attempt, answer, changes: login_id, address, now }).catch(rethrowForField);
  const [login, reservation, notifications] = await Promise.all([
    getLogin(login_id),
    reservedLoginIdWithdrawal(phone),
    contactNotificationWrites(login_id, { kind: 'phone', value: phone, locale, now }),
  ]);
  const decision = await contactChange({
    login_id,
    account_id,
    kind: 'phone',
    value: phone,
    former: login?.phone ?? null,
    requested_at: code.sent_at,
    now,
    proof: [codeUseWrite(code), ...reservation.writes],
    effects: notifications,
    outdated: inField('code-expired'),
  });
  const afterCommit = async () => {
    // The user that an unfinished registration made has the number in the user pool.
    if (reservation.reserved) await removeUser(reservation.reserved).catch(logFault);
    await copyContacts(login_id).catch(logFault);
  };
  return { reply: { data: { phone } }, ...decision, afterCommit };
});

const inField = (key: FieldKey) => new Problem('invalid-input', { fields: { code: { key } } });

/** The caller is signed in: a wrong code is a field error and does not end the session. */
const rethrowForField = (error: unknown): never => {
  if (error instanceof Problem && (error.code === 'wrong-code' || error.code === 'code-expired'))
    throw inField(error.code);
  throw error;
};

/** The change is committed. The job remove-users and the effect `copy-contacts` repeat the rest. */
const logFault = (error: unknown): void => console.error(JSON.stringify({ contacts: String(error) }));
