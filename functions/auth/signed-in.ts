import { Problem } from '#shared/domain/problem.ts';
import type { Account } from '../data/accounts.ts';

/** Both tokens of a login with several accounts are its access token: X-Account-Id chooses who acts. */
export const signedIn = (users: readonly Account[], api_token: string) => {
  const [account, ...others] = users;
  if (!account) throw new Problem('forbidden');
  return others.length > 0
    ? { data: { users: [...users], tokens: users.map(({ id }) => ({ id, api_token })) } }
    : { data: { ...account, api_token } };
};
