import type { User } from '#shared/contracts/me.ts';
import { photoPath } from '#shared/domain/people/photo.ts';
import type { Account } from '../data/accounts.ts';

/** The account as its owner sees it, beside the others of the same login. */
export const userOf = (account: Account, users: User['users']): User => ({
  ...account,
  photo: account.photo && photoPath(account.photo.id),
  needs_company: account.roles[0] === 'ROLE_BUYER' && account.company === null,
  users,
});
