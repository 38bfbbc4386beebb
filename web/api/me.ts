import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { User } from '#shared/contracts/me.ts';
import { may } from '#shared/domain/access.ts';
import type { Permission } from '#shared/domain/access.ts';
import type { Role } from '#shared/domain/roles.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { queryClient } from './query.ts';
import { accessToken, chooseAccount, chosenAccount } from './session.ts';

/** The chosen account may have been closed or taken away; the login may have another one. */
const saysGone = new Set(['forbidden', 'authentication-failed']);

/** Who acts by now, asked anew. */
export const askMe = async (): Promise<User | null> => {
  if ((await accessToken()) === null) return null;
  const chosen = chosenAccount();
  const { getMe } = await import('#shared/contracts/settings.ts');
  try {
    return (await api(getMe, {})).data;
  } catch (error) {
    if (chosen === null || !(error instanceof ApiProblem && saysGone.has(error.code))) throw error;
    chooseAccount(null);
    return (await api(getMe, {})).data;
  }
};

const me = queryOptions({ queryKey: ['me'], queryFn: askMe, staleTime: Infinity });

/** The account that is signed in, or null. For guards; screens behind them use useMe. */
export const loadMe = (): Promise<User | null> => queryClient.ensureQueryData(me);

/** Where visitors are welcome too. */
export const useMeOrNobody = (): User | null => useSuspenseQuery(me).data;

export const useMe = (): User => {
  const user = useMeOrNobody();
  if (user === null) throw new Error('this screen is for people who are signed in');
  return user;
};

/** The first role decides the menu and what the account may do. */
export const roleOf = (user: User) => user.roles[0] ?? 'ROLE_USER';

/** The role of whoever looks; null is a guest. */
export const useRole = (): Role | null => {
  const user = useMeOrNobody();
  return user && roleOf(user);
};

export const useMay = (permission: Permission): boolean => may(roleOf(useMe()), permission);
