import { Problem } from '#shared/domain/problem.ts';
import type { Account } from '../data/people/accounts.ts';

/**
 * A login has one access token for all its accounts, returned in both fields. X-Account-Id chooses the acting account.
 */
export const signedIn = (users: readonly Account[], api_token: string) => {
  const [account, ...others] = users;
  if (!account) throw new Problem('forbidden');
  return others.length > 0
    ? { data: { users: [...users], tokens: users.map(({ id }) => ({ id, api_token })) } }
    : { data: { ...account, api_token } };
};
