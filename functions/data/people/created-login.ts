import { randomUUID } from 'node:crypto';
import { emailNoteWrite } from '../auth/contact-changes.ts';
import { loginWrites, type NewLogin } from '../auth/logins.ts';
import { reservedLoginIdRemovalWrite, reserveLoginId } from '../auth/reserved-login-ids.ts';
import { derivedEntryId, effectWrite } from '../outbox.ts';
import type { Write } from '../table.ts';
import { type Account, accountInsertionWrites } from './accounts.ts';

/** The outbox entry of the letter that tells a person of an account that others made. */
export const createdLetterId = (accountId: string): string => derivedEntryId('imported', accountId);

type Contacts = { phone?: string | undefined; email?: string | undefined; name?: string | null };

/**
 * The login of a person whom others create, with its first account, and the letter to the person `withLetter`.
 * Nobody has proven the contacts, so the login has one only: the phone, or the e-mail of a person without a phone. An
 * e-mail beside a phone is noted, which is no way in (`emailNoteWrite`). The contact's owner signs in by a code or sets a
 * password, and accepts the user agreement then; nobody else has a way in. The user pool gets the user at that moment
 * (`repairLogin`, `resetPassword`). The writes fail as the parts of `loginWrites`, or as the account exists.
 */
export const createdLogin = async (
  fields: Account,
  { phone, email: written, name = null }: Contacts,
  at: string,
  { withLetter }: { withLetter: boolean },
): Promise<{ account: Account; login: NewLogin; writes: Write[]; letterTo: string | null }> => {
  const number = phone ?? null;
  const email = number === null ? (written ?? null) : null;
  const login_id = number ? await reserveLoginId(number, at) : randomUUID();
  const account = { ...fields, login_id, email, phone: number };
  const { id, locale } = account;
  const login = { id: login_id, email, phone: number, login: name, created_at: at };
  const letterTo = withLetter ? (written ?? null) : null;
  return {
    account,
    login,
    letterTo,
    writes: [
      ...loginWrites(login),
      ...(number ? [reservedLoginIdRemovalWrite(number)] : []),
      ...accountInsertionWrites(account),
      ...(number && written ? [emailNoteWrite({ login_id, account_id: id, email: written, locale }, at)] : []),
      ...(letterTo
        ? [
            effectWrite(
              'send-letter',
              { letter: 'imported', account_id: id },
              { now: at, entryId: createdLetterId(id) },
            ),
          ]
        : []),
    ],
  };
};
