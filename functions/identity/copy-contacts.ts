import { getLogin, type Login } from '../data/auth/logins.ts';
import { openAccounts } from '../data/people/accounts.ts';
import { contactCopyWrites } from '../data/people/change-contact.ts';
import { mapConditionFailedTo, transact } from '../data/table.ts';
import { updateLogin } from './cognito.ts';

/**
 * Copies the e-mail and phone of a login to its accounts and to the user pool. Repeating it is harmless. Throws an
 * error if the login or an account changes meanwhile, so that the effect `copy-contacts` runs again.
 */
export const copyContacts = async (loginId: string): Promise<void> => {
  const login = await getLogin(loginId);
  if (!login) return;
  await copyToAccounts(login);
  await updateLogin(login);
  // Another run may have written newer values before this one.
  const now = await getLogin(loginId);
  if (now && (now.email !== login.email || now.phone !== login.phone)) throw new Error('The login changed meanwhile');
};

const copyToAccounts = async ({ id, email, phone, accounts: count }: Login): Promise<void> => {
  const accounts = await openAccounts(id);
  for (const account of accounts)
    if (account.email !== email || account.phone !== phone)
      await transact(contactCopyWrites(account, { email, phone })).catch(mapConditionFailedTo('changed'));
  // The index of a login's accounts may miss a new one.
  if (accounts.length < count) throw new Error(`${accounts.length} of ${count} accounts are listed`);
};
