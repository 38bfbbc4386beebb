import type { User } from '#shared/contracts/me.ts';
import { cacheMe, fetchMe } from '../../api/load-me.ts';

/** Updates the signed-in account in the cache, so that the header and all pages show it at once. */
export const showUpdatedMe = (user: User): User => {
  cacheMe(user);
  return user;
};

/** The account as last fetched. */
export const reloadMe = async (): Promise<User> => {
  const user = await fetchMe();
  if (user === null) throw new Error('nobody is signed in');
  return showUpdatedMe(user);
};
