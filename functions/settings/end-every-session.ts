import { endSessions } from '../data/logins.ts';
import { sessionsRemoved } from '../data/sessions.ts';
import type { Write } from '../data/table.ts';
import { transact } from '../data/table.ts';
import { signOutEverywhere } from '../identity/cognito.ts';

/** Access tokens die with the transaction, refresh tokens with Cognito's sign-out. */
export const endEverySession = async (loginId: string, now: string, beside: readonly Write[]): Promise<void> => {
  await transact([endSessions(loginId, now), ...(await sessionsRemoved(loginId)), ...beside]);
  await signOutEverywhere(loginId);
};
