import { signOutEverywhere } from '#shared/contracts/settings.ts';
import { record } from '../data/audit.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { endAllSessions } from '../identity/end-all-sessions.ts';

export const handler = serveIdempotent(signOutEverywhere, async ({ actor, now }) => {
  const reply = storeReply({ data: { signed_out: true } });
  await endAllSessions(actor.login_id, [record({ action: 'signed-out-everywhere', by: actor, at: now })]);
  return reply;
});
