import { updateBroadcast } from '#shared/contracts/broadcasts.ts';
import { requireSendTime, requireState } from '#shared/domain/broadcasts/broadcast.ts';
import { type Broadcast, broadcastWrites, getBroadcastAt } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { broadcastAuditWrite } from './broadcast-audit-write.ts';
import { requireAudience } from './require-audience.ts';
import { toReplyBroadcast } from './to-reply.ts';

export const handler = serve(updateBroadcast, async (request) => {
  const { body, params, actor, now, locale } = request;
  const { version, ...changes } = body;
  const before = await getBroadcastAt(actor, params.id, version);
  requireState(before, 'scheduled');
  const changed: Broadcast = { ...before, ...changes, version: version + 1 };
  // One that was due a moment ago may still be changed otherwise.
  if (changed.send_at !== before.send_at) requireSendTime(changed.send_at, now);
  if (changes.audience) await requireAudience(changes.audience);
  const after: Broadcast = changed.send_at === null ? { ...changed, state: 'sending', sent_at: now } : changed;
  return {
    reply: { data: await toReplyBroadcast(after, locale) },
    writes: [...broadcastWrites(before, after), broadcastAuditWrite('broadcast-changed', request, { before, after })],
  };
});
