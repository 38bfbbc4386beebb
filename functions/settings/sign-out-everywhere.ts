import { signOutEverywhere } from '#shared/contracts/settings.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { serve } from '../http/serve.ts';
import { endAllSessions } from '../identity/end-all-sessions.ts';

export const handler = serve(signOutEverywhere, async ({ actor, now }) => {
  const { writes, afterCommit } = await endAllSessions(actor.login_id);
  return {
    reply: { data: { signed_out: true } },
    writes: [...writes, auditEntryWrite({ action: 'signed-out-everywhere', by: actor, at: now })],
    afterCommit,
  };
});
