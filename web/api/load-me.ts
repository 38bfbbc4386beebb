import { queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/contracts/me.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
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

/** Apart from the hooks (me.ts), so that the first paint does without what watches queries. */
export const me = queryOptions({ queryKey: ['me'], queryFn: askMe, staleTime: Infinity });

/** The account that is signed in, or null. For guards; screens behind them use useMe. */
export const loadMe = (): Promise<User | null> => queryClient.ensureQueryData(me);
