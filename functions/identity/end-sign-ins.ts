import { setTimeout as wait } from 'node:timers/promises';
import { endSessions } from '../data/logins.ts';
import { transact } from '../data/table.ts';
import { signOutEverywhere } from './cognito.ts';

/**
 * Ends every sign-in of a login: nothing refreshes any more, and the access tokens that are out there count no longer.
 * Tokens tell whole seconds of Cognito's clock, so all of this second's are ended, and whoever signs in anew does so in
 * the next one, which is waited for.
 */
export const endSignIns = async (loginId: string): Promise<void> => {
  await signOutEverywhere(loginId);
  const from = (Math.floor(Date.now() / 1000) + 1) * 1000;
  await transact([endSessions(loginId, new Date(from).toISOString())]);
  await wait(from - Date.now());
};
