import type { User } from '#shared/contracts/me.ts';
import { askMe, keepMe as keep } from '../../api/load-me.ts';

/** What an answer says of the account that is signed in is shown everywhere at once, the header too. */
export const keepMe = (user: User): User => {
  keep(user);
  return user;
};

/** The account as the server has it now. */
export const reloadMe = async (): Promise<User> => {
  const user = await askMe();
  if (user === null) throw new Error('nobody is signed in');
  return keepMe(user);
};
