import { endSessionsWrite } from '../data/auth/logins.ts';
import { sessionRemovalWrites } from '../data/auth/sessions.ts';
import type { Write } from '../data/table.ts';
import { wait } from '../data/wait.ts';
import { signOutEverywhere } from './cognito.ts';

/** The other writes of a transaction that ends sessions are few. */
const maxRemoved = 80;

/**
 * Ends every session of a login: refresh tokens are revoked and issued access tokens are rejected. A token's issue time
 * has whole seconds of Cognito's clock, so all tokens of this second are rejected. The function waits for the next
 * second, so that a new sign-in is not affected. `writes` and `afterCommit` belong to the decision of the request.
 */
export const endAllSessions = async (
  loginId: string,
): Promise<{ writes: Write[]; afterCommit: () => Promise<void> }> => {
  await signOutEverywhere(loginId);
  const from = (Math.floor(Date.now() / 1000) + 1) * 1000;
  const ended = endSessionsWrite(loginId, new Date(from).toISOString());
  return {
    writes: [ended, ...(await sessionRemovalWrites(loginId, maxRemoved))],
    afterCommit: () => wait(from - Date.now()),
  };
};
