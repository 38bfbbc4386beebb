import type { User } from '#shared/contracts/me.ts';
import { photoPath } from '#shared/domain/people/photo.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Account } from '../data/accounts.ts';
import { accountsOfLogin, getAccount, replaceAccount } from '../data/accounts.ts';
import { storeReply } from '../data/idempotency-record.ts';
import type { Write } from '../data/table.ts';

/**
 * The acting account from the main table (the index of logins may be stale) and all accounts of its login. Throws
 * forbidden if the account was closed meanwhile.
 */
export const ownAccount = async (actor: Actor): Promise<{ account: Account; users: Account[] }> => {
  const [account, users] = await Promise.all([getAccount(actor.id), accountsOfLogin(actor.login_id)]);
  if (!account?.active) throw new Problem('forbidden');
  return { account, users };
};

/** The account as its owner sees it, with the other accounts of the login. */
export const userOf = (account: Account, users: User['users']): User => ({
  ...account,
  photo: account.photo && photoPath(account.photo.id),
  needs_company: account.roles[0] === 'ROLE_BUYER' && account.company === null,
  users,
});

/** Saves the account together with other writes and returns it as its owner sees it. */
export const saveOwn = async (
  { account, users }: { account: Account; users: Account[] },
  change: Partial<Account>,
  otherWrites: readonly Write[],
): Promise<{ data: User }> => {
  const changed = { ...account, ...change, version: account.version + 1 };
  const reply = storeReply({ data: userOf(changed, users) });
  await replaceAccount(changed, otherWrites);
  return reply;
};
