import { endSessions } from '../data/logins.ts';
import { sessionsRemoved } from '../data/sessions.ts';
import type { Write } from '../data/table.ts';
import { transact } from '../data/table.ts';
import { wait } from '../data/wait.ts';
import { signOutEverywhere } from './cognito.ts';

/**
 * Ends every sign-in of a login: nothing refreshes any more, and the access tokens that are out there count no longer.
 * Tokens tell whole seconds of Cognito's clock, so all of this second's are ended, and whoever signs in anew does so in
 * the next one, which is waited for. `beside` are the transaction's other parts.
 */
export const endSignIns = async (loginId: string, beside: readonly Write[]): Promise<void> => {
  await signOutEverywhere(loginId);
  const from = (Math.floor(Date.now() / 1000) + 1) * 1000;
  const ended = endSessions(loginId, new Date(from).toISOString());
  await transact([ended, ...(await sessionsRemoved(loginId)), ...beside]);
  await wait(from - Date.now());
};
